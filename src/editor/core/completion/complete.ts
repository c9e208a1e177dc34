/**
 * What the editor offers at a place: the modules and values of the version's libraries and of the source itself, after
 * `->` those that take what is on its left, labels of the function being called, fields of a record, and keywords.
 */
import type {Offer} from '../../../compilers/core/engine';
import {KEYWORDS} from '../../../rescript/core/syntax/rescript';
import {
  aliasIn,
  fieldsIn,
  firstParameter,
  headOf,
  labelsOf,
  membersIn,
  opensIn,
  operandStart,
  resultOf,
  unclosed,
  wordsIn,
} from './source-text';
import {unpackName, type LibraryName, type VersionNames} from './version-names';

type Offers = {
  /** Where the text they replace starts. */
  readonly from: number;
  readonly offers: readonly Offer[];
};

/** A place in a source, and what is known about names there. */
export type Asked = {
  readonly code: string;
  /** Where the reader types. */
  readonly at: number;
  readonly names: VersionNames;
  /** The modules the settings open. */
  readonly opened: readonly string[];
  /** The type the compiler last had for a stretch of the source; undefined if it doesn't know. */
  readonly typeOf: (from: number, to: number) => string | undefined;
};

/** The most offers in a list: a reader types on rather than scroll. */
const MOST = 200;

/** Undefined if nothing fits. The names that start like the one being typed come first. */
export function complete(asked: Asked): Offers | undefined {
  const before = asked.code.slice(0, asked.at);
  const [word = ''] = /\w*$/.exec(before) ?? [];
  const from = asked.at - word.length;
  const found = offersAt(asked, before, from, word);
  const offers = matching(found, word);
  return offers.length === 0 ? undefined : {from, offers};
}

function offersAt(asked: Asked, before: string, from: number, word: string): readonly Offer[] {
  const lead = before.slice(0, from);
  const path = /((?:[A-Z]\w*\.)+)$/.exec(lead)?.[1];
  if (path !== undefined) {
    const members = membersOf(asked, path.slice(0, -1));
    const end = pipedUpTo(lead.slice(0, -path.length));
    return end === undefined ? members : takersFirst(asked, members, end);
  }
  const end = pipedUpTo(lead);
  if (end !== undefined) return pipedInto(asked, end);
  if (lead.endsWith('~')) return labels(asked, from - 1);
  if (/[\w)\]]\.$/.test(lead)) return /\d\.$/.test(lead) ? [] : fields(asked, from - 1);
  return word === '' || /[#'@%\w]$/.test(lead) || /^\d/.test(word) ? [] : anything(asked, from);
}

function matching(offers: readonly Offer[], word: string): readonly Offer[] {
  const small = word.toLowerCase();
  const nameOf = ({label}: Offer): string => label.slice(label.lastIndexOf('.') + 1).toLowerCase();
  const starts = (offer: Offer): boolean =>
    nameOf(offer).startsWith(small) || offer.label.toLowerCase().startsWith(small);
  const isExact = (offer: Offer): number => (offer.label === word ? 0 : 1);
  const byLabel = new Map(offers.filter(starts).map((offer) => [offer.label, offer]));
  return [...byLabel.values()].sort((a, b) => isExact(a) - isExact(b)).slice(0, MOST);
}

const libraryOffer = ({name, kind, signature, docs}: LibraryName, prefix = ''): Offer => ({
  label: prefix + name,
  kind,
  signature,
  ...(docs !== '' && {docs}),
});

/** Belt, Js, and Dom are always there by their names; all other modules are in the root that is open. */
const isRooted = (id: string): boolean => !/^(?:Belt|Js|Dom)\b/.test(id);

/** Whether the names of the open root are there without its name. For Core, the settings or the source must open it. */
function hasRoot({names, opened, code}: Asked): boolean {
  return (
    names.open === 'Stdlib' || (names.open !== undefined && [...opened, ...opensIn(code)].includes('RescriptCore'))
  );
}

function libraryModule(asked: Asked, path: string): string | undefined {
  const {names, opened, code} = asked;
  const [first = '', ...rest] = path.split('.');
  const isRoot = first === 'Stdlib' || first === 'RescriptCore' || first === 'Core';
  if (isRoot && names.open !== undefined) return rest.length === 0 ? names.open : known(names, rest.join('.'));
  const full = [aliasIn(code, first) ?? first, ...rest].join('.');
  for (const root of [...opensIn(code), ...opened, ''].map((each) => each && `${each}.`)) {
    const found = known(names, root + full);
    if (found !== undefined && (!isRooted(found) || hasRoot(asked))) return found;
  }
  return undefined;
}

function known({modules}: VersionNames, id: string): string | undefined {
  return modules[id] && id;
}

function membersOf(asked: Asked, path: string): readonly Offer[] {
  const own = membersIn(asked.code, path);
  if (own) return own.map(({name, isModule}) => ({label: name, kind: isModule ? 'module' : 'value'}));
  const id = libraryModule(asked, path);
  if (id === undefined) return [];
  const {modules, open} = asked.names;
  const items = (modules[id] ?? []).map(unpackName);
  const inside =
    id === open
      ? Object.keys(modules).filter(isRooted)
      : Object.keys(modules).filter((each) => each.startsWith(`${id}.`));
  const names = inside
    .map((each) => (id === open ? each : each.slice(id.length + 1)))
    .filter((each) => !each.includes('.') && each !== open);
  return [
    ...items.filter(({kind}) => kind === 'value').map((item) => libraryOffer(item)),
    ...names.map((name): Offer => ({label: name, kind: 'module'})),
    ...items.filter(({kind}) => kind === 'type').map((item) => libraryOffer(item)),
  ];
}

/** The type of the expression that ends at a place: from the compiler, from its look, or from what it calls. */
function typeBefore(asked: Asked, end: number): string | undefined {
  const {code, typeOf} = asked;
  const start = operandStart(code, end);
  if (start === end) return undefined;
  const text = code.slice(start, end);
  const literal = literalType(text);
  if (literal !== undefined) return literal;
  const told = typeOf(start, end);
  if (told !== undefined) return told;
  const last = lastOfPipe(text);
  const callee = /([\w.]+)\([^]*\)$/.exec(last)?.[1];
  if (callee !== undefined) {
    const type = signatureOf(asked, callee, end - last.length);
    return type === undefined ? undefined : resultOf(type);
  }
  const dot = last.lastIndexOf('.');
  if (/\.[a-z_]\w*$/.test(last) && !/[A-Z]\w*\.[a-z_]\w*$/.test(last))
    return fieldsOf(asked, end - last.length + dot).find(({name}) => name === last.slice(dot + 1))?.type;
  const type = signatureOf(asked, last, end - last.length);
  return type !== undefined && text.includes('->') ? resultOf(type) : type;
}

const lastOfPipe = (text: string): string => (text.split('->').at(-1) ?? '').trim();

function literalType(text: string): string | undefined {
  if (/^\[[^]*\]$/.test(text)) return "array<'a>";
  if (/^(?:"[^"]*"|`[^`]*`)$/.test(text)) return 'string';
  if (/^\d[\d_]*$/.test(text)) return 'int';
  if (/^\d[\d_]*\.[\d_]*$/.test(text)) return 'float';
  if (/^list\{[^]*\}$/.test(text)) return "list<'a>";
  if (/^dict\{[^]*\}$/.test(text)) return "dict<'a>";
  if (/^(?:None|Some\([^]*\))$/.test(text)) return "option<'a>";
  if (/^(?:Ok|Error)\([^]*\)$/.test(text)) return "result<'a, 'b>";
  return undefined;
}

/** The type of a name: of a library, or what the compiler last said about it. */
export function signatureOf(asked: Asked, path: string, at: number): string | undefined {
  const dot = path.lastIndexOf('.');
  const name = path.slice(dot + 1);
  if (dot >= 0 && /^[A-Z]/.test(path)) {
    const id = libraryModule(asked, path.slice(0, dot));
    return id === undefined ? undefined : valueIn(asked.names, id, name)?.signature;
  }
  const told = asked.typeOf(at, at + path.length);
  if (told !== undefined) return told;
  const places = [...asked.code.slice(0, at).matchAll(new RegExp(`(?<![\\w.~])${name}\\b`, 'g'))];
  for (const {index} of places.reverse()) {
    const type = asked.typeOf(index, index + name.length);
    if (type !== undefined) return type;
  }
  return asked.names.open !== undefined && hasRoot(asked)
    ? valueIn(asked.names, asked.names.open, name)?.signature
    : undefined;
}

function valueIn({modules}: VersionNames, id: string, name: string): LibraryName | undefined {
  return modules[id]?.map(unpackName).find((item) => item.name === name && item.kind === 'value');
}

/** If the code ends with an arrow, where the value before the arrow ends. */
const pipedUpTo = (code: string): number | undefined =>
  code.endsWith('->') ? code.slice(0, -2).trimEnd().length : undefined;

/** The type of the value that ends at a place, without its parameters. */
function headBefore(asked: Asked, end: number): string | undefined {
  const type = typeBefore(asked, end);
  return type === undefined ? undefined : headOf(type);
}

/** Whether a library's value takes the type `head` as its first argument. In the type's own module, that's also `t`. */
function takes(signature: string, head: string): boolean {
  const first = firstParameter(signature);
  const taken = first === undefined ? undefined : headOf(first);
  return taken === head || taken === 't';
}

/** The members in the same order, except that those that take the value that ends at `end` come first. */
function takersFirst(asked: Asked, members: readonly Offer[], end: number): readonly Offer[] {
  const head = headBefore(asked, end);
  if (head === undefined) return members;
  const isTaker = ({kind, signature}: Offer): boolean =>
    kind === 'value' && signature !== undefined && takes(signature, head);
  return [...members.filter(isTaker), ...members.filter((offer) => !isTaker(offer))];
}

/** The functions of the modules for a type that take the value that ends at `end` first. */
function pipedInto(asked: Asked, end: number): readonly Offer[] {
  const head = headBefore(asked, end);
  if (head === undefined) return [];
  return modulesFor(asked, head).flatMap(({written, id}) =>
    (asked.names.modules[id] ?? [])
      .map(unpackName)
      .filter(({kind, signature}) => kind === 'value' && takes(signature, head))
      .map((item) => libraryOffer(item, `${written}.`)),
  );
}

/**
 * The modules for a type: `Array` for `array`, `Map` for `Map.t`; without such a root, `Belt.Array` and `Js.Array2`.
 */
function modulesFor(asked: Asked, head: string): readonly {readonly written: string; readonly id: string}[] {
  const name = head.includes('.') ? head.slice(0, head.lastIndexOf('.')) : head.charAt(0).toUpperCase() + head.slice(1);
  const proper = name === 'Bigint' ? 'BigInt' : name;
  const found = (written: string) => {
    const id = libraryModule(asked, written);
    return id === undefined ? [] : [{written, id}];
  };
  const own = found(proper);
  return own.length > 0 ? own : [`Belt.${proper}`, `Js.${proper}2`, `Js.${proper}`].flatMap(found);
}

/** The labels of the function whose arguments are being written, without those that have been. */
function labels(asked: Asked, at: number): readonly Offer[] {
  const {code} = asked;
  const opening = unclosed(code, at);
  if (opening === undefined || code[opening] !== '(') return [];
  const callee = /[A-Za-z_][\w.]*$/.exec(code.slice(0, opening))?.[0];
  const type = callee === undefined ? undefined : signatureOf(asked, callee, opening - callee.length);
  if (type === undefined) return [];
  const written = code.slice(opening, at);
  return labelsOf(type)
    .filter(({name}) => !new RegExp(`~${name}\\b`).test(written))
    .map(({name, type: own}) => ({label: name, kind: 'label', signature: own}));
}

function fieldsOf(asked: Asked, dot: number): readonly {readonly name: string; readonly type: string}[] {
  const head = headBefore(asked, dot);
  return head === undefined ? [] : fieldsIn(asked.code, head);
}

function fields(asked: Asked, dot: number): readonly Offer[] {
  return fieldsOf(asked, dot).map(({name, type}) => ({label: name, kind: 'field', signature: type}));
}

/** Names of the source, keywords, and what the libraries have without a path. */
function anything(asked: Asked, from: number): readonly Offer[] {
  const {names, code, opened} = asked;
  const roots = Object.keys(names.modules).filter(
    (id) => !id.includes('.') && (!isRooted(id) || hasRoot(asked)) && id !== 'Core',
  );
  const inOpen = [
    ...(hasRoot(asked) && names.open !== undefined ? [names.open] : []),
    ...opensIn(code),
    ...opened,
  ].flatMap((path) => (path === 'RescriptCore' ? [] : membersOf(asked, path)));
  return [
    ...[...wordsIn(code, from)].map((word): Offer => ({label: word, kind: /^[A-Z]/.test(word) ? 'module' : 'value'})),
    ...[...KEYWORDS].map((label): Offer => ({label, kind: 'keyword'})),
    ...roots.map((label): Offer => ({label, kind: 'module'})),
    ...inOpen,
  ];
}
