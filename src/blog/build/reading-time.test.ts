import {rememberedReadingTime} from './reading-time';

test('a post’s reading time is counted again only when its text or the locale changes', () => {
  const counted: string[] = [];
  const readingTime = rememberedReadingTime();
  const minutes = (content: string, locale: string): number | undefined =>
    readingTime({
      content,
      locale,
      frontMatter: {},
      defaultReadingTime: (post) => {
        counted.push(`${post.locale}: ${post.content}`);
        return post.content.length;
      },
    });
  expect([minutes('one', 'en'), minutes('one', 'en'), minutes('three', 'en'), minutes('one', 'fr')]).toEqual([
    3, 3, 5, 3,
  ]);
  expect(counted).toEqual(['en: one', 'en: three', 'fr: one']);
});
