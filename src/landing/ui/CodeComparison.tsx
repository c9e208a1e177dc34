import {Fragment, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import example from '@generated/landing-examples/default/book-button.json';
import {playgroundPath} from '@site/src/compilers/core/playground-link/link';
import {EDIT_STEP, OFFERED_EDIT, STEP_PANES, STEPS, type EditStep} from '@site/src/examples/core/block/offered-edit';
import type {HighlightedFile} from '@site/src/landing/core/landing-example';
import {UNTRANSLATED} from '@site/src/kit/core/untranslated';
import Icon from '@site/src/kit/ui/Icon';

const {source, output, demo, version} = example;

/** What an element needs that only some steps of the edit show. */
const only = (...steps: readonly EditStep[]) => ({hidden: !steps.includes('start'), [STEPS]: steps.join(' ')});

/**
 * A component, the JavaScript this build's compiler wrote for it, and what React renders. It's a code block
 * (src/examples/browser) that can be edited, and that offers to remove a case.
 */
export default function CodeComparison(): ReactNode {
  return (
    <section
      className="demo-section"
      data-section="playground-hero"
      aria-label={translate({
        id: 'landing.example.label',
        message: 'An example and its JavaScript',
        description: 'Name of the section with two code panes',
      })}
    >
      <figure className="code demo" {...{[EDIT_STEP]: 'start'}}>
        <figcaption>
          <span>
            <Translate id="landing.example.source" description="Title of the left code pane">
              Write in ReScript
            </Translate>
          </span>
          <span>
            <Translate id="landing.example.output" description="Title of the right code pane">
              Compile to JavaScript
            </Translate>
          </span>
        </figcaption>
        <button className="edit" type="button">
          <Translate id="landing.example.here" description="Button that turns the example into an editor">
            Edit
          </Translate>
        </button>
        <a className="try" href={useBaseUrl(playgroundPath({version}))} data-after={demo.after}>
          <Translate id="landing.example.edit" description="Link that opens the example in the playground">
            Edit this example in Playground
          </Translate>
          <Icon name="arrow" />
        </a>
        <CodePane file={source} />
        <button
          className="edit"
          type="button"
          style={{'--line': demo.line} as Record<string, number>}
          {...{[OFFERED_EDIT]: ''}}
        >
          <span {...only('start')}>
            <Translate
              id="landing.example.remove"
              description="Button that removes a case from the example: Remove | Free"
              values={{code: <code>{demo.removed}</code>}}
            >
              {'Remove {code}'}
            </Translate>
          </span>
          <span {...only('broken', 'fixed')}>
            <Translate
              id="landing.example.undo"
              description="Button that takes back the edit: Put | Free back"
              values={{code: <code>{demo.removed}</code>}}
            >
              {'Put {code} back'}
            </Translate>
          </span>
        </button>
        <Refused />
        <Rendered />
        <CodePane file={output} />
        <div hidden {...{[STEP_PANES]: 'broken'}}>
          <CodePane file={{...source, html: demo.broken.source}} />
        </div>
        <div hidden {...{[STEP_PANES]: 'fixed'}}>
          <CodePane file={{...source, html: demo.fixed.source}} />
          <CodePane file={{...output, html: demo.fixed.output}} />
        </div>
      </figure>
    </section>
  );
}

/** What the compiler says once the case is removed, and the edit that fixes the code. */
function Refused(): ReactNode {
  const {message, explained} = demo.broken;
  return (
    <div className="offered" {...only('broken')}>
      <pre tabIndex={0} {...UNTRANSLATED}>
        {message}
      </pre>
      <button className="button" type="button">
        <Translate
          id="landing.example.fix"
          description="Button that fixes the code: it removes the branches of a switch for a case that the type lost"
        >
          Remove its branches too
        </Translate>
      </button>
      {explained !== undefined && (
        <a href={explained}>
          <Translate id="landing.example.explained" description="Link to the page about a message of the compiler">
            What does this mean?
          </Translate>
        </a>
      )}
    </div>
  );
}

/** A file, highlighted by the build. */
function CodePane({file}: {readonly file: HighlightedFile}): ReactNode {
  return (
    <pre tabIndex={0} role="region" aria-label={file.name}>
      <code dangerouslySetInnerHTML={{__html: file.html}} />
    </pre>
  );
}

/** What the component renders with the chosen value. It needs no script, and its button does nothing. */
function Rendered(): ReactNode {
  const {prop, rendered} = demo;
  return (
    <div className="rendered" role="radiogroup" aria-label={prop}>
      <span>
        <Translate id="landing.example.rendered" description="Title of what the example's component renders">
          Render with React
        </Translate>
      </span>
      <code>{prop} =</code>
      {rendered.map(({value, isRemoved, html}, index) => {
        const shown = isRemoved ? only('start', 'broken') : {};
        return (
          <Fragment key={value}>
            <input
              {...shown}
              type="radio"
              name={prop}
              id={`${prop}-${index}`}
              value={value}
              defaultChecked={index === rendered.length - 1}
              aria-describedby={`rendered-${index}`}
            />
            <label {...shown} htmlFor={`${prop}-${index}`}>
              <code>{value}</code>
            </label>
            <span {...shown} id={`rendered-${index}`} inert dangerouslySetInnerHTML={{__html: html}} />
          </Fragment>
        );
      })}
      <p {...only('broken')}>
        <Translate id="landing.example.unrendered" description="In the place of what a component renders">
          {"The code doesn't compile, so there's nothing to render."}
        </Translate>
      </p>
    </div>
  );
}
