/** From what an address says to what the playground needs, and back: what is missing there is the default here. */
import type {PlaygroundSettings} from '../playground/settings';
import type {PlaygroundState} from './link';

/** @param version what an address without a version means */
export function settingsOf(link: Partial<PlaygroundState>, version: string): PlaygroundSettings {
  return {
    version: link.version ?? version,
    syntax: link.syntax ?? 'res',
    module: link.module ?? 'esmodule',
    jsx: link.jsx ?? 'automatic',
    warnings: link.warnings ?? '',
    open: link.open ?? [],
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
    ...(open.length > 0 && {open}),
  };
}
