/** The sitemap lists the pages search engines should show: those that are their own canonical page. */

/** Removes the entries that `keep` rejects from the sitemap. It gets absolute URLs, as in the sitemap. */
export function filterSitemap(xml: string, keep: (address: string) => boolean): string {
  return xml.replace(/<url>.*?<\/url>/gs, (entry) => {
    const address = /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? '';
    return keep(address.replaceAll('&amp;', '&')) ? entry : '';
  });
}
