/** @jest-environment jsdom */
import {createRef} from 'react';
import {fireEvent, render, screen} from '@testing-library/react';
import {ProblemStrip} from '../editor/StatusBar';
import {CodePanel} from './compiled';
import {OutputPanel, PreviewPanel} from './RunPanels';
import ProblemsPanel from './ProblemsPanel';
import {addMessage, beginLog, EMPTY_LOG, MAX_ENTRIES, type RunLog} from '../state/use-run';
import {START, type Problem} from '../../../compilers/core/engine';
import type {RunMessage} from '../../../sandbox/browser/messages';
import type {PlaygroundExample} from '../../../compilers/core/settings';

jest.mock('@docusaurus/useBaseUrl', () => ({useBaseUrlUtils: () => ({withBaseUrl: (path: string) => path})}));
// Never loads: the messages here have no explanation.
jest.mock('../../../errors/browser/explainer', () => ({loadExplainer: () => new Promise(() => undefined)}));
jest.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({selectMessage: (count: number, forms: string) => forms.split('|')[count === 1 ? 0 : 1]}),
}));

const counter = {name: 'counter', syntax: 'res', versions: ['v11.0.0'], code: 'module App = {}'} as const;

const preview = (log: RunLog, onExample: (example: PlaygroundExample) => void = () => undefined): void =>
  void render(
    <PreviewPanel log={log} examples={[counter]} onExample={onExample} container={createRef<HTMLDivElement>()} />,
  );

test('JavaScript that stays the same keeps its elements, so what is selected in it stays selected', () => {
  const lex = jest.fn(() => []);
  const panel = (code: string, stale: string) => (
    <CodePanel code={code} lex={lex} label="JavaScript" copyLabel="Copy" empty="" stale={stale} />
  );
  const {rerender} = render(panel('let a = 1;', ''));
  const text = () => screen.getByLabelText('JavaScript').querySelector('code')!.firstChild;
  const before = text();
  rerender(panel('let a = 1;', 'of an earlier version'));
  expect(text()).toBe(before);
  expect(lex).toHaveBeenCalledTimes(1);
  rerender(panel('let a = 2;', ''));
  expect(text()?.textContent).toBe('let a = 2;');
});

test('an empty preview offers examples with a component', () => {
  const onExample = jest.fn();
  preview(EMPTY_LOG, onExample);
  screen.getByRole('button', {name: 'React: a counter'}).click();
  expect(onExample).toHaveBeenCalledWith(counter);
});

test('below the editor is the first line of a message, and the way to the next one', () => {
  const onGoTo = jest.fn();
  const [first, second] = [
    {...START, kind: 'error', message: "The value x can't be found\n\n  Hint: y?"} as const,
    {...START, row: 3, kind: 'error', message: 'This has type: string'} as const,
  ];
  const {rerender} = render(<ProblemStrip problems={[second, first]} onGoTo={onGoTo} />);
  screen.getByRole('button', {name: "1:1 The value x can't be found"}).click();
  expect(onGoTo).toHaveBeenLastCalledWith(first);
  fireEvent.click(screen.getByRole('button', {name: 'Next problem'}));
  expect(onGoTo).toHaveBeenLastCalledWith(second);
  expect(screen.getByRole('button', {name: '3:1 This has type: string'})).toBeInTheDocument();
  rerender(<ProblemStrip problems={[first]} onGoTo={onGoTo} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  rerender(<ProblemStrip problems={[]} onGoTo={onGoTo} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each<[RunMessage, RegExp]>([
  [{kind: 'stopped', reason: 'loop'}, /ran too long without a pause/],
  [{kind: 'stopped', reason: 'reader'}, /^Stopped\.$/],
  [{kind: 'finished'}, /^Running…$/],
])('the preview of a component that has yet to render is never blank: after %o it has %s', (message, text) => {
  preview(addMessage(beginLog(true), message));
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('the message that let? is not enabled leads to its setting', () => {
  const onSettings = jest.fn();
  const problem = {
    ...START,
    kind: 'error',
    message: 'Experimental feature not enabled: LetUnwrap. Enable it by setting "LetUnwrap" to true.',
  } as const;
  const panel = (problems: readonly Problem[]) => (
    <ProblemsPanel
      sources={{code: 'let? Ok(x) = y', files: []}}
      problems={problems}
      more={undefined}
      known
      words={{warning: String, address: String}}
      onGoTo={() => undefined}
      onFix={() => undefined}
      onSettings={onSettings}
    />
  );
  const {rerender} = render(panel([problem]));
  screen.getByRole('button', {name: 'Enable let? in the settings'}).click();
  expect(onSettings).toHaveBeenCalledTimes(1);
  rerender(panel([{...problem, message: 'Something else.'}]));
  expect(screen.queryByRole('button', {name: /let\?/})).toBeNull();
});

test('of huge output, both ends are shown, with the number of lines left out between them', () => {
  let log = beginLog(false);
  for (let line = 1; line <= MAX_ENTRIES.first + MAX_ENTRIES.last + 3; line++)
    log = addMessage(log, {kind: 'console', level: 'log', values: [`line ${line}`]});
  render(<OutputPanel log={log} more={undefined} waits={false} onStop={() => undefined} />);
  const shown = [...screen.getByRole('log').children].map(({textContent}) => textContent);
  expect(shown[0]).toBe('line 1');
  expect(shown[MAX_ENTRIES.first]).toBe("3 lines aren't shown here.");
  expect(shown.at(-1)).toBe('line 503');
});
