import type {Example} from './example';

/** The part of a compiler's result that a verdict needs. */
export type Compiled = {
  readonly ok: boolean;
  /** Everything the compiler printed, without colors. */
  readonly messages: string;
  /** Including those treated as errors. */
  readonly warnings: readonly number[];
  readonly js: readonly {readonly code: string}[];
};

/** Characters no one writes on purpose: JavaScript has escapes for them. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

type Disagreement = {readonly message: string; readonly fix: string};

/** Compares an example's outcome with its fence. Undefined if they match. */
export function judge({fence, version}: Example, {ok, messages, warnings, js}: Compiled): Disagreement | undefined {
  const {expectation} = fence;
  switch (expectation.kind) {
    case 'error':
      if (ok)
        return {
          message: `compiles with ${version}, but the page says it fails`,
          fix: 'Remove error= from the fence, or write code that fails.',
        };
      if (oneLine(messages).includes(oneLine(expectation.words))) return undefined;
      return {
        message: `fails with ${version}, but not with "${expectation.words}"`,
        fix: 'Put words from this message in error="…", or write code that fails as the fence says.',
      };
    case 'warning-as-error':
      if (!ok && warnings.includes(expectation.number)) return undefined;
      return {
        message: `${ok ? 'compiles' : 'fails'} with ${version} without warning ${expectation.number}, but the page says that warning stops it`,
        fix: `Write code that triggers warning ${expectation.number}, or change error=.`,
      };
    case 'warning':
    case 'success':
      if (!ok)
        return {
          message: `doesn't compile with ${version}`,
          fix: 'Fix the code. If it\'s supposed to fail, add error="words from the message".',
        };
      if (js.some(({code}) => CONTROL.test(code)))
        return {
          message: `compiles with ${version}, but its JavaScript contains an invisible control character`,
          fix: 'A string of the example has an escape such as \\b that the compiler replaces: double the backslash, or use backticks.',
        };
      return judgeWarnings(version, warnings, expectation.kind === 'warning' ? expectation.number : undefined);
  }
}

function judgeWarnings(
  version: string,
  warnings: readonly number[],
  expected: number | undefined,
): Disagreement | undefined {
  const unexpected = warnings.find((warning) => warning !== expected);
  if (unexpected !== undefined) {
    return {
      message: `compiles with ${version}, but with warning ${unexpected}`,
      fix: `Change the code to avoid it, or add warning=${unexpected} if the page is about it.`,
    };
  }
  if (expected !== undefined && !warnings.includes(expected)) {
    return {
      message: `compiles with ${version} without warning ${expected}, but the page expects that warning`,
      fix: 'Remove warning= from the fence, or write code that triggers it.',
    };
  }
  return undefined;
}

/** Without what a meta string can't contain: backticks and line breaks. */
function oneLine(text: string): string {
  return text.replaceAll('`', '').replace(/\s+/g, ' ').trim();
}
