import {parseVersion} from '../version/version';
import type {PlaygroundSettings} from './settings';

/** The standard library of v11 is a package whose module new projects open, and so do its manual's examples. */
const CORE_MAJOR = 11;

/** The modules that are open unless a reader or a link says otherwise. */
export function defaultOpen(version: string): readonly string[] {
  return parseVersion(version)?.major === CORE_MAJOR ? ['RescriptCore'] : [];
}

/** Whether two lists name the same modules in the same order. */
export function sameModules(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name, index) => name === b[index]);
}

/** The settings with a different version. Modules that were open by default become those of that version. */
export function withVersion(settings: PlaygroundSettings, version: string): PlaygroundSettings {
  const open = sameModules(settings.open, defaultOpen(settings.version)) ? defaultOpen(version) : settings.open;
  return {...settings, version, open};
}
