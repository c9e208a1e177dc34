/** Links from the examples in comments to the playground. */
import type {DocsCodeOptions} from '../../lib/api-docs/code-block';
import {wrapExample} from '../../lib/api-docs/examples';
import {playgroundPath} from '../../lib/playground-link/link';
import {exampleKey, type CheckedExamples} from './examples';

/** @param checked the compilers' results: only examples that compile get a link */
export function playgroundLinks(baseUrl: string, checked: CheckedExamples): DocsCodeOptions['playground'] {
  return (language, source, version) => {
    const result = checked.get(exampleKey({language, source, version}));
    if (result?.kind !== 'compiles') return undefined;
    return {
      address: baseUrl.replace(/\/$/, '') + playgroundPath({version, ...(language === 'ml' && {syntax: language})}),
      pane: language === 'ml' ? language : 'res',
      ...(result.form === 'wrapped' && {source: wrapExample(source)}),
    };
  };
}
