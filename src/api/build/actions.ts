import type {DocsCodeOptions} from '../core/docs/code-block';
import {wrapExample} from '../core/docs/examples';
import {playgroundPath} from '../../compilers/core/playground-link/link';
import {exampleKey, type CheckedExamples} from './examples';

/**
 * What readers can do with an example in a comment.
 * @param checked the compilers' results: only examples that compile open in the playground and run
 */
export function exampleActions(baseUrl: string, checked: CheckedExamples): DocsCodeOptions['actions'] {
  return (code) => {
    const {language, source, version} = code;
    const result = checked.get(exampleKey(code));
    if (result?.kind !== 'compiles') return undefined;
    const address =
      baseUrl.replace(/\/$/, '') + playgroundPath({version, ...(language === 'ml' && {syntax: language})});
    return {
      playground: {
        address,
        pane: language === 'ml' ? language : 'res',
        ...(result.form === 'wrapped' && {source: wrapExample(source)}),
      },
      runs: result.runs,
    };
  };
}
