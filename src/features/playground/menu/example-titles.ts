import {translate} from '@docusaurus/Translate';
import type {PlaygroundExampleName} from '@site/src/data/playground/examples';

export function exampleTitles(): Readonly<Record<PlaygroundExampleName, string>> {
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
