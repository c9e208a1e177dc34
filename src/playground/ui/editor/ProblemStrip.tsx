import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {UNTRANSLATED} from '@site/src/kit/core/untranslated';
import type {Problem} from '@site/src/compilers/core/engine';
import {sortProblems} from '../state/state';
import styles from './problem-strip.module.css';

type ProblemStripProps = {
  readonly problems: readonly Problem[];
  /** Moves the cursor to a problem. */
  readonly onGoTo: (problem: Problem) => void;
};

/**
 * Below the editor: the first lines of a problem's message, which lead to its place, and a button for the next problem.
 * Two, because many messages say what is there in the first and what is expected in the second.
 */
export default function ProblemStrip({problems, onGoTo}: ProblemStripProps): ReactNode {
  const [at, setAt] = useState(0);
  const sorted = sortProblems(problems);
  const shown = at % sorted.length;
  const problem = sorted[shown];
  if (!problem) return null;
  const goToNext = (): void => {
    const next = (shown + 1) % sorted.length;
    setAt(next);
    if (sorted[next]) onGoTo(sorted[next]);
  };
  return (
    <div className={styles.strip} data-kind={problem.kind}>
      <button type="button" onClick={() => onGoTo(problem)} {...UNTRANSLATED}>
        {`${problem.row}:${problem.column + 1} ${problem.message.trimStart().split('\n', 2).join('\n').trimEnd()}`}
      </button>
      {sorted.length > 1 && (
        <button type="button" className={styles.next} onClick={goToNext}>
          <Translate id="playground.problems.next" description="Button below the code that goes to the next problem">
            Next problem
          </Translate>
        </button>
      )}
    </div>
  );
}
