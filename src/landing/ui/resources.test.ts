import {guides, starters} from './Resources';

jest.mock('@docusaurus/Link', () => 'a');

test('the guides lead to the latest version', () => {
  expect(guides().map(({href}) => href)).toEqual([
    '/docs/manual/latest/introduction',
    '/docs/react/latest/introduction',
    '/docs/manual/latest/installation#integrate-into-an-existing-js-project',
    '/docs/manual/latest/typescript-integration',
  ]);
});

test.each([...guides(), ...starters()])('$title says in a sentence of at most 80 characters where it leads', (card) => {
  expect(card.href).toMatch(/^(?:\/|https:\/\/)/);
  expect(card.description).toMatch(/^.{1,79}\.$/);
});
