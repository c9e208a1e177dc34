/** In English; pages say it in their language (`src/kit/ui/site-names.ts`). */
export const siteTitle = 'ReScript Documentation';
/** For search engines, on pages without their own. */
export const siteKeywords = 'ReScript, rescriptlang, JavaScript, JS, TypeScript';
export const tagline = 'Fast, Simple, Fully Typed JavaScript from the Future';

/** Edit links lead here. */
export const siteRepository = 'https://github.com/rescript-lang/rescript-lang.org';

/** Where GitHub edits the repository's files, whose paths follow. */
export const editRoot = `${siteRepository}/edit/master/`;

export const forumUrl = 'https://forum.rescript-lang.org';

export const socialLinks = [
  {name: 'GitHub', href: 'https://github.com/rescript-lang/rescript', icon: 'github'},
  {name: 'X', href: 'https://x.com/rescriptlang', icon: 'x'},
  {name: 'Bluesky', href: 'https://bsky.app/profile/rescript-lang.org', icon: 'bluesky'},
  {name: 'Forum', href: forumUrl, icon: 'forum'},
] as const;

export const associationUrl = 'https://rescript-association.org';

/** How the header behaves. */
type HeaderOptions = {
  /** `fixed` stays at the top of the window, `relative` scrolls away with the page. */
  readonly position: 'fixed' | 'relative';
  /** A fixed header hides while the reader scrolls down. */
  readonly hideOnScroll: boolean;
};

export const header: HeaderOptions = {position: 'fixed', hideOnScroll: true};
