/** Copy buttons, carousels and videos: framework-free, by delegation, on any page that has them. */
import {restartCarousels, startCarousels} from './carousel';
import {startCopyCommands} from './copy-command';
import {restartVideos, startVideos} from './video';

if (typeof document !== 'undefined') {
  startCopyCommands();
  startCarousels();
  startVideos();
}

/** Docusaurus calls this after every navigation, and once for the first page. */
export function onRouteDidUpdate(): void {
  restartCarousels();
  restartVideos();
}
