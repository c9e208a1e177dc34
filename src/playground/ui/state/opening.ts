/** What the playground opens with: the code from a link, else the reader's last session, else a first program. */
import {readPlaygroundQuery, type PlaygroundLink} from '@site/src/compilers/core/playground-link/link';
import {settingsOf} from '@site/src/compilers/core/playground-link/state';
import {MAIN_FILE} from '@site/src/compilers/core/file-names';
import type {PlaygroundExample} from '@site/src/compilers/core/settings';
import {WELCOME} from '@site/src/playground/core/examples/examples';
import {parseVersion} from '@site/src/kit/core/version';
import {NO_FILES, type PlaygroundModel} from './state';

export type Opening = {
  /** The URL's query or fragment. */
  readonly query: string;
  /** That of the reader's last session, if one was stored. */
  readonly session: string | undefined;
  /** Whether the URL was written for the reader's own work, which is now opened again. */
  readonly reopened: boolean;
  readonly examples: readonly PlaygroundExample[];
  /** The manual version for URLs that don't name one. */
  readonly version: string;
};

/** The initial state, before anything is compiled. */
export function openingModel({query, session, reopened, examples, version}: Opening): PlaygroundModel {
  const link = readPlaygroundQuery(query);
  const base = {
    connection: {kind: 'connecting'},
    compiling: false,
    tab: 'code',
    replaced: 0,
    files: NO_FILES,
    file: MAIN_FILE,
    linked: link.code !== undefined && !reopened,
    ...(link.unknown && {unknown: link.unknown}),
  } as const;
  const settings = settingsOf(link, version);
  if (link.code !== undefined) return {...base, ...sourcesOf(link), settings, own: reopened};
  if (link.damage !== undefined) return {...base, code: '', settings, own: false, notice: link.damage};
  const kept = session === undefined ? {} : readPlaygroundQuery(session);
  if (kept.code !== undefined && link.version === undefined) {
    return {...base, ...sourcesOf(kept), settings: settingsOf(kept, version), own: true, notice: 'restored'};
  }
  // A URL that names a version opens that version's first program without overwriting stored work.
  return {...base, code: welcomeCode(examples, settings.version), settings, own: kept.code === undefined};
}

/** If all of the code is in other files, the last one is shown. */
function sourcesOf({code = '', files = NO_FILES}: PlaygroundLink): Pick<PlaygroundModel, 'code' | 'files' | 'file'> {
  const last = files.at(-1);
  return {code, files, file: last && code.trim() === '' ? last.name : MAIN_FILE};
}

/** The first program for a version, manual or release. */
export function welcomeCode(examples: readonly PlaygroundExample[], version: string): string {
  const names: readonly string[] = WELCOME;
  const welcoming = examples.filter(({name}) => names.includes(name));
  const major = parseVersion(version)?.major;
  const fits = welcoming.find(({versions}) => versions.some((claimed) => parseVersion(claimed)?.major === major));
  return (fits ?? welcoming[0])?.code ?? '';
}
