/** Starts what the shell and the page components do, and sets up each page (Docusaurus' client module). */
import {onPage, installListeners} from './behaviors';
import {closeOverlays} from '../../kit/browser/overlays';

if (typeof document !== 'undefined') installListeners();

/** Docusaurus calls this for the first page and after every navigation. */
export function onRouteDidUpdate(): void {
  closeOverlays();
  onPage();
}
