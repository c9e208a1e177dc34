/**
 * The names of a version's libraries, as the editor completes them. Small, because a browser loads them all at once.
 */
import type {ApiItem, ApiModel} from '../api-model/model';
import {OPEN_ROOTS} from '../api-model/roots';
import {isPublicModule, shownItems} from '../api-model/visibility';

export type LibraryName = {
  readonly name: string;
  readonly kind: 'value' | 'type';
  /** `(array<'a>, 'a => 'b) => array<'b>`, or `type t<'a> = array<'a>`. */
  readonly signature: string;
  /** The first sentence of its comment. */
  readonly docs: string;
};

export type VersionNames = {
  /** The root whose modules are written without its name: `Stdlib`, or `Core` if the settings open it. */
  readonly open?: string;
  /** By the module's name, its types and values, each as `packName` writes it. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
};

/** Longest comment and longest signature, in characters. */
const LONGEST = {docs: 110, signature: 240};

/** The names of a version. An alias has the same list as its module. */
export function versionNames({modules}: ApiModel): VersionNames {
  const byId = new Map(modules.map((module) => [module.id, module]));
  const found: Record<string, readonly string[]> = {};
  for (const module of modules) {
    const own = byId.get(module.aliasOf ?? module.id);
    if (!own || !isPublicModule(own)) continue;
    found[module.id] = shownItems(own).flatMap((item) => (item.kind === 'moduleType' ? [] : [packName(item)]));
  }
  const open = modules.find(({id, parent}) => parent === undefined && OPEN_ROOTS.includes(id))?.id;
  return {...(open !== undefined && {open}), modules: found};
}

function packName({name, signature, docs}: ApiItem): string {
  const line = signature.replace(/\s+/g, ' ').replace(/^let \S+: ?/, '');
  const short = line.length > LONGEST.signature ? `${line.slice(0, LONGEST.signature)}…` : line;
  const sentence = firstSentence(docs);
  return [name, short, ...(sentence === '' ? [] : [sentence])].join('\t');
}

/** A name as it's used. */
export function unpackName(packed: string): LibraryName {
  const [name = '', text = '', docs = ''] = packed.split('\t');
  return {name, kind: text.startsWith('type ') ? 'type' : 'value', signature: text, docs};
}

/** Without the call many comments start with, which says no more than the signature: "`at(array, index)` returns …". */
function firstSentence(docs: string): string {
  const [paragraph = ''] = docs
    .trim()
    .replace(/^`[^`]*`\s*/, '')
    .split(/\n\s*\n|\n(?=\s*```)/);
  const line = paragraph.replace(/\s+/g, ' ').trim();
  if (/^(?:```|#|\{)/.test(line)) return '';
  const sentence = /^.*?[.!?](?= |$)/.exec(line)?.[0] ?? line;
  return sentence.length > LONGEST.docs ? `${sentence.slice(0, LONGEST.docs).replace(/\s\S*$/, '')} …` : sentence;
}
