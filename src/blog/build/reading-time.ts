/** Counted again only when a post changes: a whole blog takes long. */
import type {Options} from '@docusaurus/plugin-content-blog';

type ReadingTime = NonNullable<Options['readingTime']>;

export function rememberedReadingTime(): ReadingTime {
  const known = new Map<string, number>();
  return ({content, locale, frontMatter, defaultReadingTime}) => {
    const key = `${locale}\n${content}`;
    const minutes = known.get(key) ?? defaultReadingTime({content, locale, frontMatter});
    known.set(key, minutes);
    return minutes;
  };
}
