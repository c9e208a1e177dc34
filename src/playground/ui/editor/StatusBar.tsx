import {useState, type ReactNode} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import type {Problem} from '@site/src/compilers/core/engine';
import {UNTRANSLATED} from '@site/src/kit/core/untranslated';
import Icon from '@site/src/kit/ui/Icon';
import {lexRescript} from '@site/src/rescript/core/syntax/rescript';
import type {CursorPlace} from '../../../editor/browser/create-editor';
import ColoredCode from '../ColoredCode';
import {sortProblems} from '../state/state';
import strip from './problem-strip.module.css';
import styles from './status-bar.module.css';

type StatusBarProps = {
  readonly place: CursorPlace | undefined;
  readonly compiling: boolean;
  /** How long the last compilation took, in ms. */
  readonly milliseconds: number | undefined;
  readonly errors: number;
  /** Undefined where files can't be added, or are added elsewhere. */
  readonly onAddFile: (() => void) | undefined;
};

/**
 * Below the editor: where the cursor is, the type there, and how long the compiler took or how many errors it found.
 */
export function StatusBar({place, compiling, milliseconds, errors, onAddFile}: StatusBarProps): ReactNode {
  const {selectMessage} = usePluralForm();
  const type = place?.type?.replace(/\s+/g, ' ');
  return (
    <div className={styles.status}>
      {onAddFile && (
        <button type="button" className={styles.add} onClick={onAddFile}>
          <Icon name="plus" />
          <Translate id="playground.files.add" description="Button that adds a file to the program">
            Add file
          </Translate>
        </button>
      )}
      {type !== undefined && (
        <ColoredCode code={type} lex={lexRescript} className={`${styles.type} tokens`} title={place?.type} />
      )}
      {compiling && (
        <span className={styles.busy}>
          <Translate id="playground.status.compiling" description="The compiler is taking longer than usual">
            Compiling…
          </Translate>
        </span>
      )}
      {!compiling && errors > 0 && (
        <span className={styles.errors}>
          {selectMessage(
            errors,
            translate(
              {
                id: 'playground.status.errors',
                message: 'One error|{count} errors',
                description: 'How many errors the code has; plural forms separated by |',
              },
              {count: errors},
            ),
          )}
        </span>
      )}
      {!compiling && errors === 0 && milliseconds !== undefined && (
        <span className={styles.time}>
          <Translate
            id="playground.status.time"
            description="How long the compiler took"
            values={{time: Math.max(1, Math.round(milliseconds))}}
          >
            {'Compiled in {time} ms'}
          </Translate>
        </span>
      )}
      <span className={styles.place}>
        {place && (
          <Translate
            id="playground.status.place"
            description="Where the cursor is"
            values={{row: place.row, column: place.column}}
          >
            {'Line {row}, column {column}'}
          </Translate>
        )}
      </span>
    </div>
  );
}

type ProblemStripProps = {
  readonly problems: readonly Problem[];
  /** Moves the cursor to a problem. */
  readonly onGoTo: (problem: Problem) => void;
};

/**
 * Below the editor: the first lines of a problem's message, which lead to its place, and a button for the next problem.
 * Two, because many messages say what is there in the first and what is expected in the second.
 */
export function ProblemStrip({problems, onGoTo}: ProblemStripProps): ReactNode {
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
    <div className={strip.strip} data-kind={problem.kind}>
      <button type="button" onClick={() => onGoTo(problem)} {...UNTRANSLATED}>
        {`${problem.row}:${problem.column + 1} ${problem.message.trimStart().split('\n', 2).join('\n').trimEnd()}`}
      </button>
      {sorted.length > 1 && (
        <button type="button" className={strip.next} onClick={goToNext}>
          <Translate id="playground.problems.next" description="Button below the code that goes to the next problem">
            Next problem
          </Translate>
        </button>
      )}
    </div>
  );
}
