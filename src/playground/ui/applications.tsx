/** The playground as an application: the whole one, and the form that other pages show in a frame. */
import type {ReactNode} from 'react';
import {embedAddress} from '../browser/embed-address';
import EmbedBar from './menu/EmbedBar';
import Playground from './Playground';

/** The page /try. In a frame, it leads to the form for other pages: it opens the reader's own code and can discard it. */
export function WholePlayground(): ReactNode {
  if (!belongsInFrame()) return <Playground />;
  const {search, hash} = window.location;
  window.location.replace(embedAddress() + search + hash);
  return null;
}

/** The page /try/embed. */
export function EmbeddedPlayground(): ReactNode {
  return <Playground bar={EmbedBar} />;
}

/** Whether the address asks for the form for other pages, or another page shows this one. */
function belongsInFrame(): boolean {
  return window.parent !== window || new URLSearchParams(window.location.search).has('embed');
}
