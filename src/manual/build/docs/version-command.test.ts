import {cutWords, versionCommands} from '@site/src/manual/build/docs/version-command';

test.each([
  ['default', 'v12.0.0', ['v12.0.0', '--next', 'v13.0.0']],
  ['api', 'v12.0.0', ['v12.0.0', '--next', 'v13.0.0']],
  ['react', 'v0.15.0', ['v0.15.0', '--docs', 'react']],
])('docs:version of %s cuts %s', (instance, version, words) => expect(cutWords(instance, version)).toEqual(words));

test('an instance without versions is refused with a sentence', () =>
  expect(() => cutWords('community', 'v1.0.0')).toThrow(/"community" has no versions\. npm run version:cut/));

test('the command of plugin-content-docs has another name', () => {
  const names: string[] = [];
  const command = {arguments: () => command, description: () => command, action: () => command};
  const cli = {command: (name: string) => (names.push(name), command)};
  type Cli = Parameters<typeof versionCommands>[0];
  versionCommands(cli as unknown as Cli, 'react', '.', (own: Cli) => void own.command('docs:version:react'));
  expect(names).toEqual(['docs:version:react', 'docs:version:react:copy']);
});
