import {nameValues, reportValues} from '../../../compilers/core/expression-values';
import {stretchOf} from '../../../compilers/core/place';
import {shownBy} from '../../../sandbox/core/runnable';
import type {InlineEditor} from '../../../editor/browser/inline/inline-editor';

/** The warning about top-level expressions that aren't `unit`. */
const EXPRESSION = 109;

/**
 * The program to run for edited code: if what the compiler emitted shows nothing, one that reports the values of the
 * code's expressions.
 */
export async function reportingProgram(
  {compileWith}: InlineEditor,
  {prelude, code, js}: {readonly prelude: string; readonly code: string; readonly js: string},
): Promise<string> {
  if (shownBy(js, code)) return js;
  const source = prelude + code;
  const hidden = prelude.split('\n').length - 1;
  const {problems} = await compileWith(source, `+${EXPRESSION}`);
  const expressions = problems
    .filter(({warning, row}) => warning === EXPRESSION && row > hidden)
    .map((problem) => stretchOf(problem, source))
    .map(({from, to}) => ({start: from, end: to}));
  if (expressions.length === 0) return js;
  const reporting = reportValues(source, expressions);
  const compiled = await compileWith(reporting.source, '');
  return compiled.js === undefined ? js : nameValues(compiled.js, reporting.texts);
}
