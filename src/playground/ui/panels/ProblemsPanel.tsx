import {useEffect, useMemo, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {loadExplainer} from '@site/src/errors/browser/explainer';
import type {Explainer} from '@site/src/errors/core/explain';
import {UNTRANSLATED} from '@site/src/kit/core/untranslated';
import type {Problem} from '@site/src/compilers/core/engine';
import {LET_UNWRAP} from '@site/src/compilers/core/playground-link/link';
import {MAIN_FILE} from '@site/src/compilers/core/file-names';
import {versionLines} from '@site/src/config/versions';
import {warningAnchor} from '@site/src/rescript/core/warnings/anchor';
import type {ProblemWords} from '../../../editor/browser/results';
import {sortProblems, textOf, type Sources} from '../state/state';
import type {DeferredPanels} from '../use-deferred-panels';
import styles from './problems.module.css';

type ProblemsPanelProps = {
  /** The files. They may have changed since the compiler has seen them. */
  readonly sources: Sources;
  readonly problems: readonly Problem[];
  /** Has the buttons of quick fixes. */
  readonly more: DeferredPanels | undefined;
  /** Whether the compiler has seen the current code. */
  readonly known: boolean;
  readonly words: ProblemWords;
  readonly onGoTo: (problem: Problem) => void;
  /** Gets the code a quick fix has changed. */
  readonly onFix: (code: string, file: string) => void;
  /** Shows the settings, if there are any. */
  readonly onSettings: (() => void) | undefined;
};

/** Errors and warnings with their positions, errors first. */
export default function ProblemsPanel({
  sources,
  problems,
  more,
  known,
  words,
  onGoTo,
  onFix,
  onSettings,
}: ProblemsPanelProps): ReactNode {
  const [told, setTold] = useState('');
  const explanation = useExplanations(problems.length > 0);
  const itemOf = (problem: Problem, index: number): ReactNode => {
    const {file = MAIN_FILE, kind, row, column, warning, message} = problem;
    const address = explanation(problem);
    return (
      <li key={index} data-kind={kind}>
        <p className={styles.head}>
          <button type="button" onClick={() => onGoTo(problem)}>
            {sources.files.length > 0 && `${file}: `}
            <Translate
              id="playground.problems.place"
              description="Button that moves the cursor to a problem"
              values={{row, column: column + 1}}
            >
              {'Line {row}, column {column}'}
            </Translate>
          </button>
          {warning === undefined ? (
            <b>
              <Translate id="playground.problems.error" description="Kind of a problem">
                Error
              </Translate>
            </b>
          ) : (
            <a href={words.address(warning)} target="_blank" rel="noopener">
              {words.warning(warning)}
            </a>
          )}
        </p>
        <pre {...UNTRANSLATED}>{message}</pre>
        {more && known && (
          <more.QuickFixes
            problem={problem}
            code={textOf(sources, file)}
            onFix={(code, done) => {
              onFix(code, file);
              setTold(done);
            }}
          />
        )}
        {onSettings && message.includes(LET_UNWRAP) && (
          <button type="button" className={styles.fix} onClick={onSettings}>
            <Translate
              id="playground.problems.letUnwrap"
              description="Button below the message that let? isn't enabled; let? is code"
            >
              {'Enable let? in the settings'}
            </Translate>
          </button>
        )}
        {address !== undefined && (
          <a className={styles.explanation} href={address} target="_blank" rel="noopener">
            <Translate
              id="playground.problems.explanation"
              description="Link below a problem, to the page that explains it"
            >
              What does this mean?
            </Translate>
          </a>
        )}
      </li>
    );
  };
  return (
    <>
      <p role="status" className="visually-hidden">
        {told}
      </p>
      {problems.length > 0 ? (
        <ul className={styles.problems} role="list">
          {sortProblems(problems).map(itemOf)}
        </ul>
      ) : (
        <p className={styles.none}>
          {known ? (
            <Translate id="playground.problems.none" description="The code has neither errors nor warnings">
              No errors or warnings.
            </Translate>
          ) : (
            <Translate id="playground.problems.unknown" description="The compiler has not seen the code yet">
              This code hasn't been compiled yet.
            </Translate>
          )}
        </p>
      )}
    </>
  );
}

/**
 * The addresses of the pages that explain problems.
 * @param wanted whether there are problems: what the pages explain is only loaded then
 * @returns the address for a problem; undefined if no page explains it, or as long as that isn't known
 */
function useExplanations(wanted: boolean): (problem: Problem) => string | undefined {
  const {withBaseUrl} = useBaseUrlUtils();
  const [explainer, setExplainer] = useState<Explainer>();
  useEffect(() => {
    if (!wanted) return;
    loadExplainer().then(
      (loaded) => setExplainer(() => loaded),
      () => undefined, // Problems can be read without the links.
    );
  }, [wanted]);
  return ({warning, message}) => {
    const page = explainer?.explain(warning === undefined ? message : `Warning number ${warning}\n${message}`);
    return page && withBaseUrl(`/errors/${page.slug}`);
  };
}

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
