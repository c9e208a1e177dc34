/**
 * Comments of the packages that describe another item, or call their own by another name. The pages show the corrected
 * text, and say so. `tests/content/api-packages.test.ts` fails for a comment that begins with the call of another
 * function until it's corrected here, and for a line here that is no longer needed.
 */
import {fullName} from './compare';
import type {ApiItem, ApiModel} from './model';

type Correction = {
  /** The comment's first call as the package has it: the name, or the call with its arguments. */
  readonly call: string;
  /** What belongs there; the item's own name if not given. */
  readonly now?: string;
  /** The whole comment, if it's about another item. */
  readonly text?: string;
  /** How the mistake came about, for whoever reviews this list. */
  readonly reason: string;
};

const COPIED = 'Copied from the function it names, and the call was kept.';
const RENAMED = 'The function was renamed, and its comment was not.';
const MISSPELLED = 'Misspelled.';
const JAVASCRIPT_NAME = 'The name of the JavaScript method; the ReScript function is called differently.';

const CORRECTIONS: Readonly<Record<string, Correction>> = {
  'Array.copyAllWithin': {
    call: 'isEmpty',
    text: [
      '`copyAllWithin(array, ~target)` copies the items from the start of `array` to the positions from `target` on. It changes `array`, whose length stays the same, and returns it.',
      '## Examples',
      '```rescript\n[1, 2, 3, 4]->Array.copyAllWithin(~target=2) == [1, 2, 1, 2]\n```',
    ].join('\n\n'),
    reason: 'The whole comment is the one of isEmpty.',
  },
  'Array.findLastIndexOpt': {call: 'findIndexOpt', reason: COPIED},
  'Console.error2': {call: 'error', reason: COPIED},
  'Date.setUTCDate': {call: 'setDate', reason: COPIED},
  'Date.setUTCHoursM': {call: 'setHoursM', reason: COPIED},
  'Float.toExponentialWithPrecision': {call: 'toExponential', reason: COPIED},
  'Int.toExponentialWithPrecision': {call: 'toExponential', reason: COPIED},
  'Int.bitwiseXor': {call: 'bigwiseXor', reason: MISSPELLED},
  'Iterator.toArrayWithMapper': {
    call: 'toArray(iterator)',
    now: 'toArrayWithMapper(iterator, mapper)',
    reason: COPIED,
  },
  'List.fromInitializer': {call: 'makeBy(length, f)', now: 'fromInitializer(~length, f)', reason: RENAMED},
  'String.trimEnd': {call: 'trinEnd', reason: MISSPELLED},
  'Belt.SortArray.strictlySortedLength': {call: 'strictlySortedLenght', reason: MISSPELLED},
  'Belt.SortArray.Int.isSorted': {call: 'sorted', reason: RENAMED},
  'Belt.SortArray.String.isSorted': {call: 'sorted', reason: RENAMED},
  'Belt.MutableQueue.peek': {call: 'peekOpt', reason: RENAMED},
  'Belt.HashMap.Int.set': {call: 'setDone', reason: COPIED},
  'Belt.HashMap.String.set': {call: 'setDone', reason: COPIED},
  'Js.String2.match_': {call: 'match', reason: JAVASCRIPT_NAME},
  'Js.Json.array': {call: 'array_', reason: RENAMED},
};

/** The first call of a comment that begins with one: `map(array, fn)` is `map`. */
export function firstCall(docs: string): string | undefined {
  return /^\s*`(?:[A-Z]\w*\.)*([a-z_]\w*)\(/.exec(docs)?.[1];
}

/** The corrected names that no model needs to have corrected. */
export function unusedCorrections(models: readonly ApiModel[]): readonly string[] {
  const modules = models.flatMap((model) => model.modules);
  const isUsed = (name: string): boolean =>
    modules.some((module) =>
      module.items.some((item) => item.corrected !== undefined && fullName(module, item.name) === name),
    );
  return Object.keys(CORRECTIONS).filter((name) => !isUsed(name));
}

/** The model with its comments corrected. A comment that a package has corrected itself stays unchanged. */
export function correctComments(model: ApiModel): ApiModel {
  return {
    ...model,
    modules: model.modules.map((module) => ({
      ...module,
      items: module.items.map((item) => correct(item, CORRECTIONS[fullName(module, item.name)])),
    })),
  };
}

function correct(item: ApiItem, correction: Correction | undefined): ApiItem {
  if (!correction || item.kind !== 'value') return item;
  const {call, now = item.name, text} = correction;
  const name = call.replace(/\(.*$/, '');
  if (firstCall(item.docs) !== name || name === item.name) return item;
  return {...item, docs: text ?? item.docs.replace(call, now), corrected: name};
}
