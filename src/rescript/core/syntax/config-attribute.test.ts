import {mayHaveOptions, refuseFormatted, refuseOptions} from './config-attribute';

test.each([
  '@@config({flags: ["-w"]})',
  '@@bs.config({flags: ["-w"]})',
  '@@ config({})',
  '@@ /* c */ config({})',
  '@@ // c\nconfig({})',
  '@@\\"config"({})',
  '@@bs\n.config({})',
  '@@bs. /* c */ config({})',
  '@@\\"bs.config"({})',
  'module M = { @@config({}) }',
  'let a = 1 @@config({})',
])('refuses %j in ReScript', (source) => {
  expect(refuseOptions(source, 'res')?.message).toContain('@@config');
  expect(mayHaveOptions(source)).toBe(true);
});

test.each([
  '[@bs.config {flags: [||]}];',
  '[@@bs.config {}];',
  '[@@@bs.config {flags = [||]}]',
  '[@@@config {}]',
  '[@ bs . config {}]',
  '[@@@ (* c *) bs.config {}]',
])('rejects %j in Reason and ML', (source) => {
  expect(refuseOptions(source, 're')).toBeDefined();
  expect(refuseOptions(source, 'ml')).toBeDefined();
});

test('rejects line directives in Reason and ML, and only there', () => {
  for (const source of ['# 1 "/etc/passwd"\nlet x = 1', '  #line 1 "x"', 'let a = 1\n#1']) {
    expect(refuseOptions(source, 're')).toBeDefined();
    expect(refuseOptions(source, 'res')).toBeUndefined();
  }
});

test('reports the line', () => {
  expect(refuseOptions('let a = 1\n\n@@config({})', 'res')?.line).toBe(3);
});

test.each([
  '@module("config") external config: int = "config"',
  'let config = {"a": 1}',
  '@@warning("-27")\nlet config = 1',
  '@as("config") x',
  '@configure x',
  '@@configure',
])('lets %j through', (source) => {
  expect(refuseOptions(source, 'res')).toBeUndefined();
  expect(refuseFormatted(source)).toBeUndefined();
});

test('the formatter has one spelling', () => {
  expect(refuseFormatted('@@config({flags: []})')).toBeDefined();
  expect(refuseFormatted('@@bs.config({flags: []})')).toBeDefined();
  expect(refuseFormatted('@@\\"bs.config"({flags: []})')).toBeDefined();
});

test('a source without file-level attributes doesn’t need to be formatted', () => {
  expect(mayHaveOptions('@module("x") external f: int = "y"')).toBe(false);
});
