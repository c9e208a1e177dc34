/** Which links lead to another page that a reader reads. */

/** As much of a link as is asked. */
export type LinkLike = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'target' | 'hasAttribute'>;

/** Pages that are applications: they are large, and begin to work when they are opened. */
const APPLICATIONS = /^(?:[a-z]{2,3}(?:-\w+)*\/)?(?:try|search|offline)\/?$/;

/** Whether a link leads to another page of the site that is not an application, and not to a file. */
export function isPlainPage(link: LinkLike, page: Pick<Location, 'origin' | 'pathname'>, baseUrl: string): boolean {
  return (
    link.origin === page.origin &&
    link.pathname !== page.pathname &&
    link.pathname.startsWith(baseUrl) &&
    !APPLICATIONS.test(link.pathname.slice(baseUrl.length)) &&
    !/\.[a-z]\w{0,4}$/.test(link.pathname) &&
    link.target !== '_blank' &&
    !link.hasAttribute('download')
  );
}
