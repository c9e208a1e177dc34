/** Runs the JavaScript of a code block in the playground's frame, and shows the result below the code. */
import {translate} from '@docusaurus/Translate';
import config from '@generated/playground/default/config.json';
import {createRunner, type Runner} from '../../sandbox/browser/runner';
import {createOutput, type Output} from './output';
import {programOf} from './program';

type Running = {readonly runner: Runner; readonly output: Output};

const running = new WeakMap<Element, Running>();

/** Runs the example of a button, and ends its previous run first. Never rejects for what a program does. */
export async function runExample(button: HTMLButtonElement): Promise<void> {
  const block = button.closest('.code');
  if (!block) return;
  const program = await programOf(block);
  if (!program) return;
  const {shown} = program;
  const {runner, output} = running.get(block) ?? prepare(block, button);
  output.begin(shown.kind === 'component');
  await runner.run({
    js: program.js,
    version: program.version,
    react: shown.kind === 'component',
    ...(shown.kind === 'component' && shown.name !== undefined && {component: shown.name}),
    ...(shown.kind === 'values' && {values: shown.names}),
  });
}

function prepare(block: Element, button: HTMLButtonElement): Running {
  const close = (): void => {
    runner.dispose();
    output.element.remove();
    running.delete(block);
    button.focus();
  };
  const output = createOutput(close);
  block.append(output.element);
  const runner = createRunner(output.frame, {
    ...config,
    onMessage: output.add,
    title: translate({
      id: 'examples.run.frame',
      message: 'Running example',
      description: 'Accessible name of the frame an example runs in',
    }),
  });
  const prepared = {runner, output};
  running.set(block, prepared);
  return prepared;
}
