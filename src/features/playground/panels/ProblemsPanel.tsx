import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {UNTRANSLATED} from '@site/src/lib/languages/untranslated';
import type {Problem} from '@site/src/lib/playground/engine';
import {MAIN_FILE} from '@site/src/lib/playground/file-names';
import type {ProblemWords} from '../editor/diagnostics';
import {textOf, type Sources} from '../state/state';
import type {More} from '../use-more';
import styles from './problems.module.css';
import {useExplanations} from './use-explanations';

type ProblemsPanelProps = {
  /** The files the problems are about. */
  readonly sources: Sources;
  readonly problems: readonly Problem[];
  /** Has the buttons of quick fixes. */
  readonly more: More | undefined;
  /** Whether the compiler has seen the current code. */
  readonly known: boolean;
  readonly words: ProblemWords;
  readonly onGoTo: (problem: Problem) => void;
  /** Gets the code a quick fix has changed. */
  readonly onFix: (code: string, file: string) => void;
};

/** Errors and warnings with their positions, errors first. */
export default function ProblemsPanel({onFix, ...list}: ProblemsPanelProps): ReactNode {
  const [told, setTold] = useState('');
  return (
    <>
      <p role="status" className="visually-hidden">
        {told}
      </p>
      <ProblemList
        {...list}
        onFix={(code, file, done) => {
          onFix(code, file);
          setTold(done);
        }}
      />
    </>
  );
}

type ProblemListProps = Omit<ProblemsPanelProps, 'onFix'> & {
  readonly onFix: (code: string, file: string, told: string) => void;
};

function ProblemList({sources, problems, more, known, words, onGoTo, onFix}: ProblemListProps): ReactNode {
  const explanation = useExplanations(problems.length > 0);
  if (problems.length === 0) {
    return (
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
    );
  }
  const sorted = [...problems].sort(
    (a, b) =>
      Number(a.kind === 'warning') - Number(b.kind === 'warning') ||
      (a.file ?? '').localeCompare(b.file ?? '') ||
      a.row - b.row ||
      a.column - b.column,
  );
  return (
    <ul className={styles.problems} role="list">
      {sorted.map((problem, index) => (
        <li key={index} data-kind={problem.kind}>
          <p className={styles.head}>
            <button type="button" onClick={() => onGoTo(problem)}>
              {sources.files.length > 0 && `${problem.file ?? MAIN_FILE}: `}
              <Translate
                id="playground.problems.place"
                description="Button that moves the cursor to a problem"
                values={{row: problem.row, column: problem.column + 1}}
              >
                {'Line {row}, column {column}'}
              </Translate>
            </button>
            {problem.warning === undefined ? (
              <b>
                <Translate id="playground.problems.error" description="Kind of a problem">
                  Error
                </Translate>
              </b>
            ) : (
              <a href={words.address(problem.warning)} target="_blank" rel="noopener">
                {words.warning(problem.warning)}
              </a>
            )}
          </p>
          <pre {...UNTRANSLATED}>{problem.message}</pre>
          {more && (
            <more.QuickFixes
              problem={problem}
              code={textOf(sources, problem.file ?? MAIN_FILE)}
              onFix={(code, told) => onFix(code, problem.file ?? MAIN_FILE, told)}
            />
          )}
          <Explanation address={explanation(problem)} />
        </li>
      ))}
    </ul>
  );
}

/** The link to the page that explains a problem; nothing if there isn't one. */
function Explanation({address}: {readonly address: string | undefined}): ReactNode {
  return address === undefined ? null : (
    <a className={styles.explanation} href={address} target="_blank" rel="noopener">
      <Translate id="playground.problems.explanation" description="Link below a problem, to the page that explains it">
        What does this mean?
      </Translate>
    </a>
  );
}
