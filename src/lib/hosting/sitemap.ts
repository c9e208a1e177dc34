/** The sitemap lists what search engines should show: pages that are their own canonical address. */

/** The sitemap without the entries that `keep` refuses. Addresses are whole, as the sitemap has them. */
export function filterSitemap(xml: string, keep: (address: string) => boolean): string {
  return xml.replace(/<url>.*?<\/url>/gs, (entry) => {
    const address = /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? '';
    return keep(address.replaceAll('&amp;', '&')) ? entry : '';
  });
}
