/**
 * The attributes that only the media scripts use. They have a file of their own, so that other pages don't load them.
 */

/** On a carousel: after how many ms it advances. */
export const CAROUSEL_INTERVAL = 'data-interval';
/** On the button that plays and pauses a video. */
export const VIDEO_TOGGLE = 'data-video-toggle';
