/** From what an address says to what the playground needs, and back: what is missing there is the default here. */
import {defaultOpen, sameModules} from '../playground/default-open';
import type {PlaygroundSettings} from '../playground/settings';
import type {PlaygroundState} from './link';

/** @param fallback the version that an address without one means */
export function settingsOf(link: Partial<PlaygroundState>, fallback: string): PlaygroundSettings {
  const version = link.version ?? fallback;
  return {
    version,
    syntax: link.syntax ?? 'res',
    module: link.module ?? 'esmodule',
    jsx: link.jsx ?? 'automatic',
    warnings: link.warnings ?? '',
    open: link.open ?? defaultOpen(version),
  };
}

/** The shortest way to say it; the version is always named, so that a link means the same after a release. */
export function linkState(code: string, {version, syntax, module, jsx, warnings, open}: PlaygroundSettings): PlaygroundState {
  return {
    code,
    version,
    ...(syntax !== 'res' && {syntax}),
    ...(module !== 'esmodule' && {module}),
    ...(jsx !== 'automatic' && {jsx}),
    ...(warnings !== '' && {warnings}),
    ...(!sameModules(open, defaultOpen(version)) && {open}),
  };
}
