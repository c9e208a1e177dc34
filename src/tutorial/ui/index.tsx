/**
 * The parts of a tutorial step: `src/tutorial/README.md` shows a page. All is static HTML;
 * `src/tutorial/browser` makes the starting code an editor.
 */
import {Children, isValidElement, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useCurrentSidebarCategory, useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {findVersion, versionLines} from '@site/src/config/versions';
import {TUTORIAL_LINK, TUTORIAL_STEP, TUTORIAL_VERSION, TUTORIAL_WORDS} from '@site/src/tutorial/core/attributes';
import PageStyles from '../../reading-pages/ui/PageStyles';
import {tutorialWords} from '../browser/words';

type Props = {readonly children: ReactNode};

/** Text and goal with the starting code next to them, then hint and solution. */
export function TutorialStep({children}: Props): ReactNode {
  const {id} = useDoc().metadata;
  const {version} = useDocsVersion();
  const items = Children.toArray(children);
  const middle = items.findIndex((item) => isValidElement(item) && item.type === StartingCode);
  if (middle === -1) throw new Error(`The tutorial step ${id} has no <StartingCode>.`);
  return (
    <div
      className="tutorial"
      {...{
        [TUTORIAL_STEP]: id,
        [TUTORIAL_VERSION]: findVersion(versionLines.default, version)?.compiler,
        [TUTORIAL_WORDS]: JSON.stringify(tutorialWords()),
      }}
    >
      <PageStyles styles="tutorial" />
      <Steps current={id} />
      <div className="tutorial-columns">
        <div className="tutorial-text">{items.slice(0, middle)}</div>
        {items[middle]}
        <div className="tutorial-help">{items.slice(middle + 1)}</div>
      </div>
    </div>
  );
}

/** Above a step's heading: the tutorial's name and which step it is. For pages in a category of the sidebar. */
export function TutorialPlace({current}: {readonly current: string}): ReactNode {
  const {label, items} = useCurrentSidebarCategory();
  const steps = stepsOf(items);
  return (
    <p className="tutorial-place">
      <Translate
        id="tutorial.place"
        description="Above the heading of a step: the tutorial's name and which step it is"
        values={{
          tutorial: label,
          step: steps.findIndex(({docId}) => docId === current) + 1,
          count: steps.length,
        }}
      >
        {'{tutorial}, step {step} of {count}'}
      </Translate>
    </p>
  );
}

const stepsOf = (items: readonly PropSidebarItem[]): readonly PropSidebarItemLink[] =>
  items.filter((item): item is PropSidebarItemLink => item.type === 'link');

/** A bar with a part for each step of the sidebar category. The script marks those done. */
function Steps({current}: {readonly current: string}): ReactNode {
  const steps = stepsOf(useCurrentSidebarCategory().items);
  return (
    <nav
      className="tutorial-steps"
      aria-label={translate({
        id: 'tutorial.steps',
        message: 'Steps of the tutorial',
        description: 'Accessible name of the list of steps',
      })}
    >
      <ol>
        {steps.map(({docId, href, label}) => (
          <li key={href}>
            <Link to={href} {...(docId === current && {'aria-current': 'step'})} {...{[TUTORIAL_LINK]: docId}}>
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Contains one fence titled "Console" or "Page". */
export function Goal({children}: Props): ReactNode {
  return (
    <section className="tutorial-goal">
      <h2>
        <Translate id="tutorial.goal" description="Heading above what a program of the tutorial has to do">
          Your goal
        </Translate>
      </h2>
      {children}
    </section>
  );
}

/** The code that a step begins with. */
export function StartingCode({children}: Props): ReactNode {
  return (
    <section className="tutorial-code">
      {children}
      <div className="tutorial-bar">
        <button type="button" className="button">
          <Translate id="tutorial.start" description="Button that turns the code of a step into an editor">
            Start editing
          </Translate>
        </button>
        <p role="status" />
      </div>
    </section>
  );
}

/** Help for a reader who is stuck; closed at first. */
export function Hint({children}: Props): ReactNode {
  return (
    <details>
      <summary>
        <Translate id="tutorial.hint" description="Opens the hint of a tutorial step">
          Hint
        </Translate>
      </summary>
      {children}
    </details>
  );
}

/** The build runs it, so what it prints is what the goal shows. */
export function Solution({children}: Props): ReactNode {
  return (
    <details>
      <summary>
        <Translate id="tutorial.solution" description="Opens the solution of a tutorial step">
          Solution
        </Translate>
      </summary>
      {children}
      <p>
        <Translate id="tutorial.solution.output" description="Below the solution of a tutorial step">
          Running it gives exactly what the goal shows.
        </Translate>
      </p>
    </details>
  );
}
