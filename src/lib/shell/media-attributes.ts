/** On a carousel, and after how many ms it advances. */
export const CAROUSEL = 'data-carousel';
export const CAROUSEL_INTERVAL = 'data-interval';
/** Around a video, and on its button. */
export const VIDEO = 'data-video';
export const VIDEO_TOGGLE = 'data-video-toggle';
