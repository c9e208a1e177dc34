/** Where the compilers' browser bundles are published, and which releases are. */

/** Where the ReScript team publishes the bundles. */
export const PUBLIC_BUNDLES = 'https://cdn.rescript-lang.org';

/** Releases that `PUBLIC_BUNDLES` is known to have. A build without a network offers these. */
export const PUBLIC_RELEASES: readonly string[] = ['v10.1.4', 'v11.1.3', 'v12.0.0', 'v12.1.0'];
