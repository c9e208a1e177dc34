/** The attributes by which scripts find media. */

export const CAROUSEL = 'data-carousel';
/** On a carousel: after how many ms it advances. */
export const CAROUSEL_INTERVAL = 'data-interval';
/** Around a video. */
export const VIDEO = 'data-video';
