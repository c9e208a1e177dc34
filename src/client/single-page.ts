/** `reading.ts` for development, where Docusaurus' router changes the page. */
import {arrive, start} from './behaviors';
import {closeOverlays} from './overlays/overlays';

if (typeof document !== 'undefined') start();

/** Also called for the first page. */
export function onRouteDidUpdate(): void {
  closeOverlays();
  arrive();
}
