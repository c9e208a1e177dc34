/** The texts that Markdown copies and llms files add to the pages' own, with notes for translators. */
import type {LabelSet, Words} from '../../kit/core/built-component/built-component';

export const COPY_WORDS = {
  webPage: {message: 'Web page:', description: 'In the Markdown form of a page, before the address of the page itself'},
  allPages: {
    message: 'All pages:',
    description: 'In the Markdown form of a page, before the address of the list of all pages',
  },
  output: {message: '{language} output:', description: 'Before code that the compiler wrote: JavaScript output:'},
  error: {
    message: 'The compiler stops with an error:',
    description: 'Before the message that the compiler prints for an example',
  },
  warning: {message: 'The compiler warns:', description: 'Before the message that the compiler prints for an example'},
  diagram: {message: 'Diagram: {title}.', description: 'Before the text that describes a diagram'},
  video: {message: 'Video: {title}', description: 'The text of a link to a video'},
} as const satisfies LabelSet;

/** Texts in the lists of pages: llms.txt and its siblings. */
export const LIST_WORDS = {
  site: {message: 'ReScript', description: 'Title of /llms.txt'},
  siteSummary: {
    message:
      'ReScript is a typed language that compiles to JavaScript. This file lists its documentation in Markdown, by version.',
    description: 'First sentences of /llms.txt',
  },
  manual: {
    message: 'ReScript language manual and API, {version}',
    description: 'Title of the llms files of a manual version: v11.0.0 (latest)',
  },
  react: {
    message: 'ReScript React, {version}',
    description: 'Title of the llms files of a React version: v0.12.0 (latest)',
  },
  index: {message: 'The list of all pages, with a sentence on each.', description: 'What llms.txt of a version holds'},
  full: {
    message:
      'All pages in one file, each example followed by the JavaScript or the message that the compiler of this version prints.',
    description: 'What llms-full.txt of a version holds',
  },
  fullApi: {
    message: 'The API reference, with every signature, comes last.',
    description: 'Added to what llms-full.txt of a manual version holds',
  },
  small: {
    message: 'The text of all pages in one file, without examples.',
    description: 'What llms-small.txt of a version holds',
  },
  smallApi: {
    message: 'From the API reference, it has the list of modules.',
    description: 'Added to what llms-small.txt of a manual version holds',
  },
  size: {message: '{about} {size}.', description: 'What a file holds, and its size: The text of all pages. 1.2 MB.'},
  copies: {
    message:
      "To get any page of this site as Markdown, append .md to its URL. The Markdown is generated from the page when the site is built. The JavaScript and the messages in it are what that version's compiler wrote.",
    description: 'In all lists',
  },
  files: {message: 'In one file', description: 'Heading of the list of files that hold all pages of a version'},
  api: {message: 'API: {library}', description: 'Heading of the list of modules of a library'},
  community: {message: 'Community', description: 'Heading in /llms.txt'},
  errors: {message: 'Compiler errors', description: 'Heading in /llms.txt'},
  blog: {message: 'Blog', description: 'Heading in /llms.txt'},
  more: {message: 'More', description: 'Heading in /llms.txt, over links to other pages'},
} as const satisfies LabelSet;

export type CopyWords = Words<typeof COPY_WORDS>;
export type ListWords = Words<typeof LIST_WORDS>;
