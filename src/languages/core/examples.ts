/** Whether the examples of a translation are those of its source: only comments, strings and titles may differ. */
import {readMeta} from '../../examples/core/fence/meta';
import {scanFences, type RawFence} from '../../examples/core/fence/scan';
import {lex} from '../../rescript/core/syntax/languages';

/** Texts for readers. Lines may differ too: longer comments move them. */
const OWN_WORDS = ['title', 'fragment'];

const TEXT = ['', 'txt', 'text', 'md', 'mdx'];

/** What a translation may not change. */
function skeleton({language, meta, code}: RawFence): string {
  const words = readMeta(meta).flatMap((word) =>
    word.kind === 'lines'
      ? []
      : word.kind === 'value' && OWN_WORDS.includes(word.name)
        ? [word.name]
        : [JSON.stringify(word)],
  );
  return [language, ...words, codeSkeleton(language, code)].join(' ');
}

/** Code without comments, white space and the content of strings; empty for plain text, such as a program's output. */
function codeSkeleton(language: string, code: string): string {
  if (TEXT.includes(language)) return '';
  const tokens = lex(language, code);
  let [rest, at] = ['', 0];
  for (const {kind, start, end} of tokens.filter((token) => token.kind === 'comment' || token.kind === 'string')) {
    rest += code.slice(at, start) + (kind === 'string' ? '"' : '');
    at = end;
  }
  // The formatter breaks longer lines, and then adds commas.
  return (rest + code.slice(at))
    .replace(/\s+/g, '')
    .replace(/"+/g, '"')
    .replace(/,(?=[)\]}])/g, '');
}

/** The differences between the examples of a source and its translation, as sentences. */
export function exampleDifferences(source: string, translation: string): readonly string[] {
  const [expected, found] = [scanFences(source), scanFences(translation)];
  if (expected.length !== found.length)
    return [`it has ${found.length} blocks of code, and its source has ${expected.length}`];
  return found.flatMap((fence, at) => {
    const original = expected[at];
    return original && skeleton(fence) !== skeleton(original)
      ? [`block ${at + 1} of code differs from its source in more than comments and strings: ${firstLine(fence)}`]
      : [];
  });
}

const firstLine = ({code}: RawFence): string => code.trim().split('\n')[0] ?? '';
