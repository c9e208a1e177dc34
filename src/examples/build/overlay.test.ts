import {overlaySettings, problemOverlay} from './overlay-plugin';

test('a wrong example is a warning for the browser, and Docusaurus does not print it again', () => {
  const taps: Record<string, (value: never) => void> = {};
  const hook = (name: string) => ({tap: (_: string, run: (value: never) => void) => void (taps[name] = run)});
  const compiler = {hooks: {afterCompile: hook('afterCompile'), done: hook('done')}};
  const problem = {page: 'docs/a.mdx', line: 3, message: 'does not compile', fix: 'Fix the code.'};
  problemOverlay(new Map([['docs/a.mdx', [problem]]])).apply(compiler);

  const compilation = {compiler, warnings: [new Error('a warning of the bundler')]};
  taps.afterCompile?.(compilation as never);
  expect(compilation.warnings.map(overlaySettings.client.overlay.warnings)).toEqual([false, true]);

  const stats = {toJson: (_?: string) => ({warnings: compilation.warnings})};
  taps.done?.(stats as never);
  expect(stats.toJson('errors-warnings').warnings.map(({message}) => message)).toEqual(['a warning of the bundler']);
  expect(stats.toJson().warnings).toHaveLength(2);
});
