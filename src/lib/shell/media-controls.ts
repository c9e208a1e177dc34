/** The attributes that only the script of media knows: no page loads it without having media. */

/** Milliseconds until the next picture. */
export const CAROUSEL_INTERVAL = 'data-interval';
/** The button that plays a video and pauses it. */
export const VIDEO_TOGGLE = 'data-video-toggle';
