/** What the hosts are told about the site's addresses: the table behind `_headers` and nginx's configuration. */
import type {PlaceRule} from '../lib/hosting/headers';
import {framePolicy} from '../lib/hosting/policy';

/** Places whose headers differ from those of a page. Paths start at the site's root; no two overlap. */
export const placeRules: readonly PlaceRule[] = [
  {below: '/assets/', cache: 'forever'},
  {below: '/cards/', cache: 'forever', shared: true},
  {below: '/img/', shared: true},
  {below: '/runtime/', shared: true},
  {at: '/playground-frame.html', policy: framePolicy(), shared: true},
];

/** Origins that scripts may ask, beside the site itself. */
export const connectOrigins: readonly string[] = [];

/** Inline scripts that every page of the site carries: the theme, and the reader's tabs. More of them fail the build. */
export const INLINE_SCRIPTS = 2;
