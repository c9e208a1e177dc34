/** Removes entries of a sitemap. @param keep gets absolute URLs */
export function filterSitemap(xml: string, keep: (address: string) => boolean): string {
  return xml.replace(/<url>.*?<\/url>/gs, (entry) => {
    const address = /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? '';
    return keep(address.replaceAll('&amp;', '&')) ? entry : '';
  });
}
