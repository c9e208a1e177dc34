/** Where the ReScript team publishes the compilers' browser bundles. */
export const PUBLIC_BUNDLES = 'https://cdn.rescript-lang.org';

/** Releases known to be there, for a build without a network. */
export const PUBLIC_RELEASES: readonly string[] = ['v10.1.4', 'v11.1.3', 'v12.0.0', 'v12.1.0'];
