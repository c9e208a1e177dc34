import {exampleDifferences} from './examples';

const fence = (code: string, info = 'res'): string => `\`\`\`${info}\n${code}\n\`\`\`\n`;

test.each([
  ['the same', fence('let a = 1'), fence('let a = 1')],
  ['a comment', fence('// One.\nlet a = 1 // ok'), fence('let a = 1')],
  ['a string', fence('let a = "Hello"'), fence('let a = "Bonjour à tous"')],
  ['a string with a value', fence('let a = `Hi ${name}, welcome`'), fence('let a = `Bonjour ${name}`')],
  ['line breaks', fence('log("Hello", name)'), fence('log(\n  "Bonjour à toutes et à tous",\n  name,\n)')],
  ['a title', fence('let a = 1', 'res title="First"'), fence('let a = 1', 'res title="Premier"')],
  ['highlighted lines', fence('let a = 1', 'res {1}'), fence('// Un.\nlet a = 1', 'res {2}')],
  ['output', fence('3 stops', 'txt'), fence('3 haltes', 'txt')],
  ['a comment in a shell', fence('npm test # all', 'sh'), fence('npm test # tout', 'sh')],
])('%s may differ', (_, source, translation) => expect(exampleDifferences(source, translation)).toEqual([]));

test.each([
  ['a name', fence('let a = 1'), fence('let b = 1')],
  ['an expression', fence('let a = 1 + 2'), fence('let a = 1')],
  ['the language', fence('let a = 1'), fence('let a = 1', 'resi')],
  ['what is expected', fence('let a = 1', 'res error="type"'), fence('let a = 1', 'res')],
  ['a command', fence('npm test', 'sh'), fence('npm run test', 'sh')],
])('%s may not', (_, source, translation) =>
  expect(exampleDifferences(fence('let one = 1') + source, fence('let one = 1') + translation)).toEqual([
    expect.stringContaining('block 2 of code differs from its source in more than comments and strings'),
  ]),
);

test('a missing example is reported', () =>
  expect(exampleDifferences(fence('let a = 1'), '')).toEqual(['it has 0 blocks of code, and its source has 1']));
