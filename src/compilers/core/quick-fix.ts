/** The changes a compiler's message suggests, read from its text: that's all both engines pass on. */
import {nearest} from '../../kit/core/edit-distance';
import type {Problem} from './engine';
import {stretchOf, type Stretch} from './place';

/** A range of the source, and the text to put there. */
export type QuickFix = Stretch & {readonly insert: string};

const NAME = /[A-Za-z_][\w']*/g;
const isName = (text: string): boolean => /^[A-Za-z_][\w']*$/.test(text);

/**
 * The fixes a problem's message names, in its order; empty if it names none.
 * @param code the source the problem is about
 */
export function quickFixes(problem: Problem, code: string): readonly QuickFix[] {
  const stretch = stretchOf(problem, code);
  const marked = code.slice(stretch.from, stretch.to);
  const message = problem.message.replace(/\s+/g, ' ');
  const whole = rewritten(marked, message);
  if (whole !== undefined) return [{...stretch, insert: whole}];
  const [, names = '', instead] =
    /Did you mean ([^?]*?)(?: instead of (\S+?))?\?/.exec(message.replaceAll('`', '')) ?? [];
  return names
    .split(/, | or /)
    .filter(isName)
    .flatMap((insert) => {
      const written = [...marked.matchAll(NAME)].filter(([word]) => word !== insert && message.includes(word));
      const wrong =
        instead ??
        nearest(
          insert,
          written.map(([word]) => word),
        );
      const at = written.findLast(([word]) => word === wrong)?.index;
      return at === undefined || wrong === undefined
        ? []
        : [{from: stretch.from + at, to: stretch.from + at + wrong.length, insert}];
    });
}

/** What to write in place of everything that is marked. */
function rewritten(marked: string, message: string): string | undefined {
  const [, literal, variant] = /rewrite "(.*?)" to (#?(?:"[^"]*"|\w+))/.exec(message) ?? [];
  if (marked === `"${literal}"`) return variant;
  if (/^[\d_]+$/.test(marked) && message.includes('number with a trailing dot')) return `${marked}.`;
  if (/^[\d_]+\.0*$/.test(marked) && message.includes('number without a trailing dot')) return marked.split('.')[0];
  const [, token] = /Did you mean `?(==|"\w+")`?/.exec(message) ?? [];
  return (token === '==' && marked === '=') || token === `"${marked}"` ? token : undefined;
}

/** The source after a fix. */
export function applyFix(code: string, {from, to, insert}: QuickFix): string {
  return code.slice(0, from) + insert + code.slice(to);
}
