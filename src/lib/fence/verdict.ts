import type {Example} from './example';

/** What a compiler made of an example, as far as a verdict needs it. */
export type Compiled = {
  readonly ok: boolean;
  /** Everything it printed, without colors. */
  readonly messages: string;
  /** Numbers of the warnings it printed, those that stopped it included. */
  readonly warnings: readonly number[];
};

/** Why an example is not what its page says, and the cure. */
export type Disagreement = {readonly message: string; readonly cure: string};

/** Compares an example's outcome with its fence. Undefined when the page tells the truth. */
export function judge({fence, version}: Example, {ok, messages, warnings}: Compiled): Disagreement | undefined {
  const {expectation} = fence;
  switch (expectation.kind) {
    case 'error':
      if (ok) return {message: `compiles with ${version}, but the page says it fails`, cure: 'Remove error= from the fence, or write code that fails.'};
      if (oneLine(messages).includes(oneLine(expectation.words))) return undefined;
      return {message: `fails with ${version}, but not with "${expectation.words}"`, cure: 'Write words of the message below in error="…".'};
    case 'warning-as-error':
      if (!ok && warnings.includes(expectation.number)) return undefined;
      return {
        message: `${ok ? 'compiles' : 'fails'} with ${version} without warning ${expectation.number}, which the page says stops it`,
        cure: `Write code that gives warning ${expectation.number}, or another error=.`,
      };
    case 'warning':
    case 'success':
      if (!ok) return {message: `does not compile with ${version}`, cure: 'Mend the code; if it is meant to fail, say error="words of the message".'};
      return judgeWarnings(version, warnings, expectation.kind === 'warning' ? expectation.number : undefined);
  }
}

function judgeWarnings(version: string, warnings: readonly number[], expected: number | undefined): Disagreement | undefined {
  const unexpected = warnings.find((warning) => warning !== expected);
  if (unexpected !== undefined) {
    return {message: `compiles with ${version}, but with warning ${unexpected}`, cure: `Write code without it, or say warning=${unexpected} if the page is about it.`};
  }
  if (expected !== undefined && !warnings.includes(expected)) {
    return {message: `compiles with ${version} without warning ${expected}, which the page says it gives`, cure: 'Remove warning= from the fence, or write code that gives it.'};
  }
  return undefined;
}

/** Without backticks, which a fence's meta cannot hold, and without line breaks. */
function oneLine(text: string): string {
  return text.replaceAll('`', '').replace(/\s+/g, ' ').trim();
}
