/** Carousels and videos, loaded on pages that have them. */
import {restartCarousels, startCarousels} from './carousel';
import {restartVideos, startVideos} from './video';

startCarousels();
startVideos();

/** Call for each page. */
export function restartMedia(): void {
  restartCarousels();
  restartVideos();
}
