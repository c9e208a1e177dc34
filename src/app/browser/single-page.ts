/** `reading.ts` for development, where Docusaurus' router changes the page. */
import {arrive, start} from './behaviors';
import {closeOverlays} from '../../kit/browser/overlays';

if (typeof document !== 'undefined') start();

/** Docusaurus calls this for the first page and after every navigation. */
export function onRouteDidUpdate(): void {
  closeOverlays();
  arrive();
}
