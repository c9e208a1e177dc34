import {readFileSync} from 'node:fs';
import path from 'node:path';
import {TOOLCHAINS} from '../../compilers/build/toolchains';
import {convertCommands} from './convert';

test.each([
  ['npm install rescript', 'yarn add rescript', 'pnpm add rescript', 'bun add rescript', 'deno add npm:rescript'],
  [
    'npm install --save-dev @rescript/core',
    'yarn add --dev @rescript/core',
    'pnpm add --save-dev @rescript/core',
    'bun add --dev @rescript/core',
    'deno add --dev npm:@rescript/core',
  ],
  ['npm install', 'yarn install', 'pnpm install', 'bun install', 'deno install'],
  ['npm run res:build', 'yarn res:build', 'pnpm run res:build', 'bun run res:build', 'deno task res:build'],
  [
    'npx rescript build -w',
    'yarn rescript build -w',
    'pnpm exec rescript build -w',
    'bunx rescript build -w',
    'deno x rescript build -w',
  ],
  ['npx other-tool', 'yarn dlx other-tool', 'pnpm dlx other-tool', 'bun x other-tool', 'deno x other-tool'],
])('%s', (npm, yarn, pnpm, bun, deno) => {
  expect((['npm', 'yarn', 'pnpm', 'bun', 'deno'] as const).map((manager) => convertCommands(npm, manager))).toEqual([
    npm,
    yarn,
    pnpm,
    bun,
    deno,
  ]);
});

test('every program of a compiler is one of the project', () => {
  const programs = TOOLCHAINS.flatMap(({package: name}) => {
    const file = path.join(__dirname, '../../../node_modules', name, 'package.json');
    return Object.keys((JSON.parse(readFileSync(file, 'utf8')) as {bin: object}).bin);
  });
  expect(programs).toContain('bstracing');
  for (const program of programs) expect(convertCommands(`npx ${program}`, 'yarn')).toBe(`yarn ${program}`);
});

test('the words of a program are not converted', () => {
  expect(convertCommands(`npx bsc -e 'Js.log("Hello")' | node`, 'yarn')).toBe(`yarn bsc -e 'Js.log("Hello")' | node`);
  expect(convertCommands('npx vitest run tests/League_test.res.js', 'pnpm')).toBe(
    'pnpm exec vitest run tests/League_test.res.js',
  );
});

test('each line is converted, and comments and empty lines are kept', () => {
  expect(convertCommands('# first\nnpm install\n\nnpm run dev\n', 'pnpm')).toBe(
    '# first\npnpm install\n\npnpm run dev\n',
  );
});

test('a command without an equivalent isn’t invented', () => {
  expect(convertCommands('npm install\nnpm ci', 'yarn')).toBeUndefined();
});
