/** `reading.ts` for development, where Docusaurus' router changes the page. */
import {onPage, installListeners} from './behaviors';
import {closeOverlays} from '../../kit/browser/overlays';

if (typeof document !== 'undefined') installListeners();

/** Docusaurus calls this for the first page and after every navigation. */
export function onRouteDidUpdate(): void {
  closeOverlays();
  onPage();
}
