import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {PlaygroundExampleName} from '@site/src/playground/core/examples/examples';
import type {PlaygroundExample} from '@site/src/compilers/core/settings';
import {parseVersion} from '@site/src/kit/core/version';
import {ToolbarMenu} from './parts';

type ExamplesMenuProps = {
  readonly examples: readonly PlaygroundExample[];
  readonly onOpen: (example: PlaygroundExample) => void;
};

/** A button that opens a list of programs, each with the versions that compile it. */
export default function ExamplesMenu({examples, onOpen}: ExamplesMenuProps): ReactNode {
  return (
    <ToolbarMenu
      id="playground-examples"
      icon="examples"
      label={
        <Translate id="playground.examples" description="Button that opens the list of examples">
          Examples
        </Translate>
      }
    >
      {examples.map((example) => (
        <li key={example.name}>
          <button type="button" onClick={() => onOpen(example)}>
            <span>{exampleTitle(example)}</span>
            <small>{majorRange(example.versions)}</small>
          </button>
        </li>
      ))}
    </ToolbarMenu>
  );
}

/**
 * A short form of a list of versions: `v8 – v12`, or `v8` if there's only one.
 * @param versions newest first
 */
export function majorRange(versions: readonly string[]): string {
  const [first, last] = [versions.at(-1), versions[0]].map((version = '') => parseVersion(version)?.major);
  if (first === undefined) return '';
  return first === last ? `v${first}` : `v${first} – v${last}`;
}

/** What an example is called. */
export const exampleTitle = ({name}: PlaygroundExample): string => exampleTitles()[name as PlaygroundExampleName];

function exampleTitles(): Readonly<Record<PlaygroundExampleName, string>> {
  const welcome = translate({
    id: 'playground.example.welcome',
    message: 'Hello, variants',
    description: 'Title of an example',
  });
  return {
    welcome,
    'welcome-classic': welcome,
    'records-and-variants': translate({
      id: 'playground.example.records',
      message: 'Records and variants',
      description: 'Title of an example',
    }),
    'pattern-matching': translate({
      id: 'playground.example.patterns',
      message: 'Pattern matching',
      description: 'Title of an example',
    }),
    pipes: translate({
      id: 'playground.example.pipes',
      message: 'Pipes over arrays',
      description: 'Title of an example',
    }),
    async: translate({id: 'playground.example.async', message: 'Async and await', description: 'Title of an example'}),
    'dict-and-json': translate({
      id: 'playground.example.json',
      message: 'Dictionaries and JSON',
      description: 'Title of an example',
    }),
    'module-functions': translate({
      id: 'playground.example.modules',
      message: 'Module functions',
      description: 'Title of an example',
    }),
    interop: translate({
      id: 'playground.example.interop',
      message: 'Binding to JavaScript',
      description: 'Title of an example',
    }),
    counter: translate({
      id: 'playground.example.counter',
      message: 'React: a counter',
      description: 'Title of an example',
    }),
    'todo-list': translate({
      id: 'playground.example.todos',
      message: 'React: a list of tasks',
      description: 'Title of an example',
    }),
    reason: translate({id: 'playground.example.reason', message: 'Reason syntax', description: 'Title of an example'}),
  };
}
