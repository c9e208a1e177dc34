/** The attributes by which every page's script finds media. The media scripts have more, in `media-controls.ts`. */

export const CAROUSEL = 'data-carousel';
/** Around a video. */
export const VIDEO = 'data-video';
