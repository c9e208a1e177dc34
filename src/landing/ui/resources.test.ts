import {installCommands} from './install';
import {guides, starters, type Resource} from './resources';

const problems = ({title, description, href}: Resource): readonly string[] => [
  ...(/^(?:\/|https:\/\/)/.test(href)
    ? []
    : [`${title} leads to "${href}", but it has to be a path of this site or an https address.`]),
  ...(description.endsWith('.') && description.length <= 80
    ? []
    : [`The text of ${title} has to be one sentence of at most 80 characters, with a full stop.`]),
];

test('there are four guides and two templates', () => {
  expect(guides().map(({title}) => title)).toEqual([
    'Language Manual',
    'ReScript + React',
    'Gradually Adopt ReScript',
    'TypeScript Integration',
  ]);
  expect(starters().map(({title}) => title)).toEqual(['ReScript & NextJS', 'ReScript & ViteJS']);
});

test('each leads somewhere and says in a sentence where', () => {
  expect([...guides(), ...starters()].flatMap(problems)).toEqual([]);
});

test('the guides lead to the latest version', () => {
  expect(guides().map(({href}) => href)).toEqual([
    '/docs/manual/latest/introduction',
    '/docs/react/latest/introduction',
    '/docs/manual/latest/installation#integrate-into-an-existing-js-project',
    '/docs/manual/latest/typescript-integration',
  ]);
});

test('the install commands are the ones readers copy', () => {
  expect(installCommands().map(({text}) => text)).toEqual(['npm install rescript', 'npx create-rescript-app']);
});
