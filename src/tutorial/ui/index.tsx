/**
 * Exercises, and the tutorial, whose steps are pages with one each: CONTRIBUTING.md shows how they are written.
 * All is static HTML; `src/tutorial/browser` makes the starting code an editor.
 */
import {Children, isValidElement, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useCurrentSidebarCategory, useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import Heading from '@theme/Heading';
import {findVersion, versionLines} from '@site/src/config/versions';
import Tile, {numberSign} from '@site/src/kit/ui/Tile';
import {
  EXERCISE,
  EXERCISE_WORDS,
  exerciseName,
  progressKey,
  STEP_LINK,
  type PageWords,
} from '@site/src/tutorial/core/progress';

type Props = {readonly children: ReactNode};

/** One of the exercises of a page. Its title is a heading with the id, which the page's contents leave out. */
export function Exercise({id, title, children}: Props & {readonly id: string; readonly title: string}): ReactNode {
  const done = translate({
    id: 'tutorial.exerciseDone',
    message: 'done',
    description: 'After the title of an exercise that is done',
  });
  return (
    <section className="exercise" {...useAttributes(done, id)}>
      <Heading as="h3" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** A page's only exercise: text and goal with the starting code next to them, then hint and solution. */
export function TutorialStep({children}: Props): ReactNode {
  const {id} = useDoc().metadata;
  const done = translate({id: 'tutorial.done', message: 'done', description: 'After the name of a step that is done'});
  const attributes = useAttributes(done);
  const items = Children.toArray(children);
  const middle = items.findIndex((item) => isValidElement(item) && item.type === StartingCode);
  if (middle === -1) throw new Error(`The tutorial step ${id} has no <StartingCode>.`);
  return (
    <div className="tutorial exercise" {...attributes}>
      <Steps current={id} />
      <div className="tutorial-columns">
        <div className="tutorial-text">{items.slice(0, middle)}</div>
        {items[middle]}
        <div className="tutorial-help">{items.slice(middle + 1)}</div>
      </div>
    </div>
  );
}

/** What the scripts read of an exercise. @param done the word for it */
function useAttributes(done: string, id?: string) {
  const {metadata} = useDoc();
  const {pluginId, version} = useDocsVersion();
  const line = pluginId === 'react' ? versionLines.react : versionLines.default;
  const words: PageWords = {
    done,
    resume: translate({
      id: 'tutorial.resume',
      message: 'Continue editing',
      description: 'The same button when the reader has already changed the code',
    }),
    loading: translate({
      id: 'tutorial.loading',
      message: 'Loading the editor…',
      description: 'Below the starting code of an exercise',
    }),
    notLoaded: translate({
      id: 'tutorial.notLoaded',
      message: "The editor couldn't be loaded. Check your connection and try again.",
      description: 'Below the starting code of an exercise',
    }),
    readOn: translate({
      id: 'tutorial.readOn',
      message: 'The goal and the solution are there without it.',
      description: 'After a sentence that says why the editor is not available',
    }),
  };
  return {
    [EXERCISE]: exerciseName(pluginId, metadata.id, id),
    'data-progress': progressKey(findVersion(line, version)?.compiler ?? ''),
    [EXERCISE_WORDS]: JSON.stringify(words),
  };
}

/** Above a step's heading: the tutorial's name and which step it is. For pages in a category of the sidebar. */
export function TutorialPlace({current}: {readonly current: string}): ReactNode {
  const {label, items} = useCurrentSidebarCategory();
  const steps = stepsOf(items);
  const step = steps.findIndex(({docId}) => docId === current) + 1;
  return (
    <p className="tutorial-place">
      <Tile sign={numberSign(step)} />
      <Translate
        id="tutorial.place"
        description="Above the heading of a step: the tutorial's name and which step it is"
        values={{
          tutorial: label,
          step,
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
            <Link to={href} {...(docId === current && {'aria-current': 'step'})} {...{[STEP_LINK]: docId}}>
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
    <div className="exercise-goal">
      <p>
        <Translate id="tutorial.goal" description="Above what a program of an exercise has to do">
          Your goal
        </Translate>
      </p>
      {children}
    </div>
  );
}

/** The code that an exercise begins with. */
export function StartingCode({children}: Props): ReactNode {
  return (
    <div className="exercise-code">
      {children}
      <div className="exercise-bar">
        <button type="button" className="button">
          <Translate id="tutorial.start" description="Button that turns the code of an exercise into an editor">
            Start editing
          </Translate>
        </button>
        <p role="status" />
      </div>
    </div>
  );
}

/** Help for a reader who is stuck; closed at first. */
export function Hint({children}: Props): ReactNode {
  return (
    <details>
      <summary>
        <Translate id="tutorial.hint" description="Opens the hint of an exercise">
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
        <Translate id="tutorial.solution" description="Opens the solution of an exercise">
          Solution
        </Translate>
      </summary>
      {children}
    </details>
  );
}
