/** Converts between the contents of a URL and the playground's settings. Missing values become the defaults. */
import type {SourceFile} from '../../../rescript/core/syntax/source-file';
import {defaultOpen, hasDefaultOpen, type PlaygroundSettings} from '../settings';
import type {PlaygroundState} from './link';

/**
 * The settings of a link.
 * @param fallback the version for URLs that don't name one
 */
export function settingsOf(link: Partial<PlaygroundState>, fallback: string): PlaygroundSettings {
  const version = link.version ?? fallback;
  return {
    version,
    syntax: link.syntax ?? 'res',
    module: link.module ?? 'esmodule',
    jsx: link.jsx ?? 'automatic',
    warnings: link.warnings ?? '',
    open: link.open ?? defaultOpen(version),
    ...(link.letUnwrap && {letUnwrap: true}),
  };
}

/**
 * The shortest link for code and settings. It always includes the version, so that it keeps its meaning after a
 * release.
 */
export function linkState(
  code: string,
  {version, syntax, module, jsx, warnings, open, letUnwrap}: PlaygroundSettings,
  files: readonly SourceFile[] = [],
): PlaygroundState {
  return {
    code,
    ...(files.length > 0 && {files}),
    version,
    ...(syntax !== 'res' && {syntax}),
    ...(module !== 'esmodule' && {module}),
    ...(jsx !== 'automatic' && {jsx}),
    ...(warnings !== '' && {warnings}),
    ...(!hasDefaultOpen({version, open}) && {open}),
    ...(letUnwrap && {letUnwrap}),
  };
}
