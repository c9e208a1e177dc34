import * as z from 'zod';

/** The name of a page's file, without its ending: the end of its address. */
export const PAGE_NAME = /^[a-z\d]+(?:-[a-z\d]+)*$/;
export const PAGE_NAME_RULE = 'Use lower-case letters and digits, with hyphens between the words.';

const text = z.string().min(1);
const texts = z.array(text);

/** A page with more keywords lacks a word in its headings. */
export const MOST_KEYWORDS = 8;

/** Front matter of every page; all of it is optional, and `npm run check` asks each page for a title and a description. */
const page = z
  .strictObject({
    /** The page's heading, its name in the sidebar and, with the site's name, its title in browsers. */
    title: text,
    /** The title in browsers and search engines, if it should say more than the heading. */
    metaTitle: text,
    /** What search engines show, one sentence. */
    description: text,
    /** The address search engines should list instead: a path of the site, or a whole address. */
    canonical: z.string().regex(/^(?:https?:\/)?\//, 'an address that starts with / or https://'),
    /** Terms that readers type and the page has no reason to write. */
    keywords: texts.max(MOST_KEYWORDS, `a list of at most ${MOST_KEYWORDS} terms. Write the others in a heading`),
    /** The last part of the page's address, if it isn't the file's name. */
    slug: z
      .string()
      .regex(/^(?:\/|[a-z\d]+(?:[/-][a-z\d]+)*)$/, 'lower-case letters and digits with hyphens between the words'),
    /** Whether the page is only in `npm start`. */
    draft: z.boolean(),
    /** In a translation, the source's sections it was made from; written by `npm run translations`. */
    source_sections: z.record(z.string(), z.unknown()),
  })
  .partial();

/** What the code of an error is about: the categories of their sidebar, in its order. */
export const ERROR_CATEGORIES = [
  'Types',
  'Functions',
  'Names',
  'Records and objects',
  'Variants and patterns',
  'Modules',
  'JSX and React',
  'JavaScript bindings',
  'Syntax',
  'Warnings',
] as const;

/** What pages of each kind can have in their front matter. A key that isn't here has no effect, so it's refused. */
export const frontMatterSchemas = {
  docs: page.extend({sidebar_label: text.optional()}),
  /** An explanation of an error, with its place in the sidebar and the messages it explains. */
  errors: page.extend({
    sidebar_label: text,
    category: z.enum(ERROR_CATEGORIES, `one of ${ERROR_CATEGORIES.join(', ')}`),
    /** Its place in the category. Without a position, it's after those that have one, by its file's name. */
    sidebar_position: z.number().optional(),
    messages: texts,
  }),
  translations: page.extend({sidebar_label: text.optional(), messages: texts.optional()}),
  posts: page.extend({authors: z.union([text, texts]).optional(), tags: texts.optional()}),
};

export type PageKind = keyof typeof frontMatterSchemas;

/** The front matter every page can have. */
export type PageFrontMatter = z.infer<typeof page>;

/** That of an explanation of an error. */
export type ErrorFrontMatter = z.infer<typeof frontMatterSchemas.errors>;
