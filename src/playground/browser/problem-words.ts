import {useMemo} from 'react';
import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {versionLines} from '@site/src/config/versions';
import {warningAnchor} from '@site/src/rescript/core/warnings/anchor';
import type {ProblemWords} from '../../editor/browser/results';

/**
 * The labels and links that problems are shown with. The next version has its own table of warnings; older versions
 * link to the latest version's, which is the oldest table on the site.
 */
export function useProblemWords(manual: string | undefined): ProblemWords {
  const {withBaseUrl} = useBaseUrlUtils();
  const {next, latest} = versionLines.default;
  const {path} = manual === next.id ? next : latest;
  return useMemo(
    () => ({
      warning: (number) =>
        translate(
          {
            id: 'playground.problems.warning',
            message: 'Warning {number}',
            description: 'Kind of problem; links to the table of warnings',
          },
          {number},
        ),
      address: (number) => `${withBaseUrl(`/docs/manual/${path}/warning-numbers`)}#${warningAnchor(number)}`,
    }),
    [withBaseUrl, path],
  );
}
