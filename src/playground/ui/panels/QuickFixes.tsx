import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Problem} from '@site/src/compilers/core/engine';
import {applyFix, quickFixes} from '@site/src/compilers/core/quick-fix';
import styles from './problems.module.css';

type QuickFixesProps = {
  readonly problem: Problem;
  /** The source the problem is about. */
  readonly code: string;
  /** Gets the changed source, and what to announce. */
  readonly onFix: (code: string, told: string) => void;
};

/** Buttons that change the code to what a problem's message suggests. */
export default function QuickFixes({problem, code, onFix}: QuickFixesProps): ReactNode {
  return quickFixes(problem, code).map((fix) => (
    <button
      key={fix.insert}
      type="button"
      className={styles.fix}
      onClick={() =>
        onFix(
          applyFix(code, fix),
          translate(
            {
              id: 'playground.problems.fixed',
              message: 'The code now uses {text}.',
              description: 'Announced after a button has changed the code; {text} is code',
            },
            {text: fix.insert},
          ),
        )
      }
    >
      <Translate
        id="playground.problems.fix"
        description="Button below a problem, which changes the code to what the compiler suggests; {text} is code"
        values={{text: <code>{fix.insert}</code>}}
      >
        {'Use {text}'}
      </Translate>
    </button>
  ));
}
