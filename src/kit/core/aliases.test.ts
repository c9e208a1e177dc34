import {prefixAliases, resolveAlias} from './aliases';

const rules = {
  exact: [
    {from: '/docs', to: '/docs/manual/latest/introduction'},
    {from: '/old', to: '/docs'},
  ],
  prefix: [
    {from: '/docs/manual/v11.0.0', to: '/docs/manual/latest'},
    {from: '/docs/manual', to: '/docs/manual/latest', versionless: true as const},
  ],
};

test('exact rules are followed to the end', () => {
  expect(resolveAlias('/old', rules)).toBe('/docs/manual/latest/introduction');
  expect(resolveAlias('/docs/', rules)).toBe('/docs/manual/latest/introduction');
});

test('prefix rules keep the rest of the path', () => {
  expect(resolveAlias('/docs/manual/v11.0.0/api/belt', rules)).toBe('/docs/manual/latest/api/belt');
});

test('a rule for addresses without a version doesn’t affect addresses with one', () => {
  expect(resolveAlias('/docs/manual/record', rules)).toBe('/docs/manual/latest/record');
  expect(resolveAlias('/docs/manual/latest/record', rules)).toBeUndefined();
  expect(resolveAlias('/docs/manual/v7.0.0/record', rules)).toBeUndefined();
});

test("an address that only shares a prefix isn't an alias", () => {
  expect(resolveAlias('/docs/manual/v11.0.01/x', {exact: [], prefix: rules.prefix.slice(0, 1)})).toBeUndefined();
  expect(resolveAlias('/oldest', rules)).toBeUndefined();
});

test('a circular redirect is reported', () => {
  const circle = {
    exact: [
      {from: '/a', to: '/b'},
      {from: '/b', to: '/a'},
    ],
    prefix: [],
  };
  expect(() => resolveAlias('/a', circle)).toThrow('The redirects form a loop: /a → /b → /a.');
});

test('a page’s aliases follow from the prefix rules', () => {
  expect(prefixAliases('/docs/manual/latest/record', rules)).toEqual([
    '/docs/manual/v11.0.0/record',
    '/docs/manual/record',
  ]);
  expect(prefixAliases('/blog', rules)).toEqual([]);
});
