import {guideSteps, isGuide, matchesOutput, tidyOutput} from './guide';
import {scanFences} from './scan';

const page = `---
title: Guide
---

\`\`\`sh
mkdir shop
cd shop
\`\`\`

\`\`\`res title="src/Shop.res" prelude="type t"
let price = 3
\`\`\`

\`\`\`res hidden name=stub
type t
\`\`\`

\`\`\`sh title="With another tool"
other build
\`\`\`

\`\`\`npm
npx rescript
\`\`\`

\`\`\`text title="Output, exit code 1"
Failed in 0.31s
\`\`\`
`;

test('files and commands in their order, and an output with the command before it', () => {
  expect(guideSteps(scanFences(page), 'docs/shop.mdx')).toEqual([
    {kind: 'commands', commands: 'mkdir shop\ncd shop\n', line: 5},
    {kind: 'file', path: 'src/Shop.res', text: 'let price = 3\n', line: 10},
    {
      kind: 'commands',
      commands: 'npx rescript\n',
      line: 22,
      output: {text: 'Failed in 0.31s\n', line: 26, exitCode: 1, keepsRunning: false},
    },
  ]);
});

test('a page without an output is not a guide', () => {
  expect(isGuide(scanFences(page))).toBe(true);
  expect(isGuide(scanFences('```sh\nls\n```\n'))).toBe(false);
  expect(isGuide(scanFences('```text title="Output"\nhi\n```\n'))).toBe(false);
});

test('an output needs a command of its own', () => {
  expect(() => guideSteps(scanFences('```text title="Output"\nhi\n```\n'), 'docs/shop.mdx')).toThrow('docs/shop.mdx:1');
});

test('colors, notices and the place of the folder are left out', () => {
  expect(tidyOutput('\u001b[31mbad\u001b[0m  \n\nnpm warn old\nat /tmp/guide-1/shop/a.js\n', '/tmp/guide-1')).toBe(
    'bad\nat /projects/shop/a.js',
  );
});

test('times may differ, text may not, and … marks omitted output', () => {
  expect(matchesOutput('done in 12ms', 'done in 3.4s')).toBe(true);
  expect(matchesOutput('done', 'done.')).toBe(false);
  expect(matchesOutput('first\n…\nlast', 'first\na\nb\nlast')).toBe(true);
  expect(matchesOutput('first\n…\nlast', 'first\na\nb')).toBe(false);
  expect(matchesOutput('port …', 'port 5173')).toBe(true);
  expect(matchesOutput('a.b', 'a-b')).toBe(false);
});
