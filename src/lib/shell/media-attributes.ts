/** The attributes by which every page's script finds media. */

export const CAROUSEL = 'data-carousel';
/** Around a video. */
export const VIDEO = 'data-video';
