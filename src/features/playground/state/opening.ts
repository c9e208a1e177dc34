/** What the playground opens with: a link's code, else the reader's last session, else a first program. */
import {readPlaygroundQuery} from '@site/src/lib/playground-link/link';
import {settingsOf} from '@site/src/lib/playground-link/state';
import type {PlaygroundExample} from '@site/src/lib/playground/example';
import {WELCOME} from '@site/src/data/playground/examples';
import {parseVersion} from '@site/src/lib/version/version';
import type {PlaygroundModel} from './state';

export type Opening = {
  /** The query of the address. */
  readonly query: string;
  /** The query of the reader's last session, if one was kept. */
  readonly session: string | undefined;
  /** The address was written for the reader's own work, which is opened again. */
  readonly reopened: boolean;
  readonly examples: readonly PlaygroundExample[];
  /** The manual version of an address that names none. */
  readonly version: string;
};

/** The state at the start, before anything is compiled. */
export function openingModel({query, session, reopened, examples, version}: Opening): PlaygroundModel {
  const link = readPlaygroundQuery(query);
  const base = {connection: {kind: 'connecting'}, compiling: false, tab: 'code'} as const;
  const settings = settingsOf(link, version);
  if (link.code !== undefined) return {...base, code: link.code, settings, own: reopened};
  if (link.damage !== undefined) return {...base, code: '', settings, own: false, notice: link.damage};
  const kept = session === undefined ? {} : readPlaygroundQuery(session);
  if (kept.code !== undefined && link.version === undefined) {
    return {...base, code: kept.code, settings: settingsOf(kept, version), own: true, notice: 'restored'};
  }
  return {...base, code: welcomeCode(examples, settings.version), settings, own: true};
}

/** The first program of a version, manual or release. */
export function welcomeCode(examples: readonly PlaygroundExample[], version: string): string {
  const names: readonly string[] = WELCOME;
  const welcoming = examples.filter(({name}) => names.includes(name));
  const major = parseVersion(version)?.major;
  const fits = welcoming.find(({versions}) => versions.some((claimed) => parseVersion(claimed)?.major === major));
  return (fits ?? welcoming[0])?.code ?? '';
}
