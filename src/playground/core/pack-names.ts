/** Makes the names of a version's libraries from its API. */
import {OPEN_ROOTS, isPublicModule, shownItems, type ApiItem, type ApiModel} from '../../api/core/model/model';
import type {VersionNames} from '../../editor/core/completion/version-names';

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
