/**
 * A number as readers of a language write it. The site's fonts have no narrow no-break space, which French groups use.
 */
export const formatNumber = (value: number, locale: string): string =>
  value.toLocaleString(locale).replaceAll('\u202f', '\u00a0');

/** A size for readers: `358 KB`, `2.4 MB`. Anything that isn't empty is at least 1 KB. */
export function sizeInWords(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.round(bytes / 1000) || Math.ceil(bytes / 1000)} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
