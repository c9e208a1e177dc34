/**
 * A number as readers of a language write it. The site's fonts have no narrow no-break space, which French groups use.
 */
export const formatNumber = (value: number, locale: string): string =>
  value.toLocaleString(locale).replaceAll('\u202f', '\u00a0');
