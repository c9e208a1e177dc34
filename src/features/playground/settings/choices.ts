import {translate} from '@docusaurus/Translate';
import type {PlaygroundSettings, Syntax} from '@site/src/lib/playground/settings';

/** The same in every language. */
export const SYNTAX_LABELS: Readonly<Record<Syntax, string>> = {res: 'ReScript', re: 'Reason', ml: 'ML'};

export function moduleChoices(): readonly (readonly [PlaygroundSettings['module'], string])[] {
  return [
    [
      'esmodule',
      translate({id: 'playground.module.es', message: 'ES modules', description: 'A module system of JavaScript'}),
    ],
    ['commonjs', 'CommonJS'],
  ];
}

export function jsxLabels(): Readonly<Record<PlaygroundSettings['jsx'], string>> {
  return {
    automatic: translate({
      id: 'playground.jsx.automatic',
      message: 'Automatic: calls to the JSX runtime',
      description: 'A way to compile JSX',
    }),
    classic: translate({
      id: 'playground.jsx.classic',
      message: 'Classic: React.createElement',
      description: 'A way to compile JSX; React.createElement is code',
    }),
    preserve: translate({
      id: 'playground.jsx.preserve',
      message: 'Preserve: JSX stays in the JavaScript',
      description: 'A way to compile JSX',
    }),
  };
}
