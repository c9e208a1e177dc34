/** The behavior required of every engine, regardless of its compilers. */
import {TOOLCHAINS} from '../../src/compilers/build/toolchains';
import type {PlaygroundEngine} from '../../src/compilers/core/engine';
import {EngineError} from '../../src/compilers/core/engine';
import {applyFix, quickFixes} from '../../src/compilers/core/quick-fix';
import {findRelease} from '../../src/compilers/core/releases';
import type {PlaygroundSettings} from '../../src/compilers/core/settings';
import {withFiles} from '../../src/compilers/browser/with-files';
import {filesContract} from './files-contract';
import {programsContract} from './programs-contract';

export const baseSettings = (version: string): PlaygroundSettings => ({
  version,
  syntax: 'res',
  module: 'esmodule',
  jsx: 'automatic',
  warnings: '',
  open: [],
});

const VERSIONS = TOOLCHAINS.map(({version}) => version);
const TIME = 60_000;

/**
 * Declares the tests.
 * @param make creates an engine, which is disposed of after the last test
 * @param offered the manual versions it has to have. The tests of the others are reported as skipped.
 */
export function contractTests(make: () => Promise<PlaygroundEngine>, offered: readonly string[]): void {
  let engine: PlaygroundEngine;
  const testOf = (version: string) => (offered.includes(version) ? test : test.skip);
  beforeAll(async () => {
    engine = withFiles(await make());
  }, TIME);
  afterAll(() => engine.dispose());

  test('versions: releases of manual versions, each with ReScript', async () => {
    const versions = await engine.versions();
    for (const {version, manual, syntaxes} of versions) {
      expect(version).toMatch(/^v\d+\.\d+\.\d+/);
      expect(VERSIONS).toContain(manual);
      expect(syntaxes).toContain('res');
    }
    const there = versions.map(({manual}) => manual);
    expect(offered.filter((version) => !there.includes(version))).toEqual([]);
  });

  test('an unknown version is an engine error', async () => {
    await expect(engine.compile('', baseSettings('v1.0.0'))).rejects.toThrow(EngineError);
    await expect(engine.format('', baseSettings('v1.0.0'))).rejects.toThrow(/^The v1\.0\.0 compiler isn't available/);
  });

  describe.each(VERSIONS)('%s', (version) => {
    const settings = baseSettings(version);
    const contract = (name: string, run: () => Promise<void>): void => testOf(version)(name, run, TIME);

    contract('a program compiles, by release and by manual version', async () => {
      const release = findRelease(await engine.versions(), version)!.version;
      for (const name of [version, release]) {
        const {js, problems, types, milliseconds} = await engine.compile(
          'let add = (a, b) => a + b\nlet three = add(1, 2)\n',
          {...settings, version: name},
        );
        expect(problems).toEqual([]);
        expect(js).toMatch(/export\s*\{[^}]*add[^}]*three/);
        expect(Array.isArray(types)).toBe(true);
        expect(milliseconds).toBeGreaterThanOrEqual(0);
      }
    });

    contract('each call gets the module system it asks for', async () => {
      expect((await engine.compile('let a = 1', {...settings, module: 'commonjs'})).js).toContain('exports.a = a');
      expect((await engine.compile('let a = 1', settings)).js).not.toContain('exports.a = a');
    });

    contract('an error has a position in UTF-16 code units', async () => {
      const {js, problems} = await engine.compile('let a = 1\nlet pair = ("é😀", 1 + "a")\n', settings);
      expect(js).toBeUndefined();
      expect(problems).toEqual([
        expect.objectContaining({kind: 'error', row: 2, column: 23, endRow: 2, endColumn: 26}),
      ]);
      expect(problems[0]!.message).toMatch(/^This has type:\s*string/);
      expect(problems[0]!.message).not.toMatch(/\x1b|│|bug for you|Playground\.res/);
    });

    contract('a syntax error has a position and no JavaScript', async () => {
      const {js, problems} = await engine.compile('let a = 1\nlet b = {\n', settings);
      expect(js).toBeUndefined();
      expect(problems.every(({kind}) => kind === 'error')).toBe(true);
      expect(problems[0]!.row).toBeGreaterThanOrEqual(2);
      expect(new Set(problems.map((problem) => JSON.stringify(problem))).size).toBe(problems.length);
    });

    contract('code compiles once it is changed to what the message suggests', async () => {
      for (const [wrong, right] of [
        ['let n = Belt.Array.lenght([1])\n', 'let n = Belt.Array.length([1])\n'],
        ['let cups = 1\nlet b = ("é", cup + 1)\n', 'let cups = 1\nlet b = ("é", cups + 1)\n'],
        ['type t = {title: string}\nlet x = {titel: "a"}\n', 'type t = {title: string}\nlet x = {title: "a"}\n'],
        ['type c = Red | Green\nlet x: c = Gren\n', 'type c = Red | Green\nlet x: c = Green\n'],
        ['let x: strng = "a"\n', 'let x: string = "a"\n'],
        ['let x = if 1 = 2 {1} else {2}\n', 'let x = if 1 == 2 {1} else {2}\n'],
        ['let f = (x: float) => x\nlet y = f(2)\n', 'let f = (x: float) => x\nlet y = f(2.)\n'],
      ] as const) {
        const {problems} = await engine.compile(wrong, settings);
        expect(problems.flatMap((problem) => quickFixes(problem, wrong).map((fix) => applyFix(wrong, fix)))).toEqual([
          right,
        ]);
        expect((await engine.compile(right, settings)).js).toBeDefined();
      }
    });

    contract('a warning has a number and a position, and the program compiles', async () => {
      const {js, problems} = await engine.compile('let f = x => switch x { | Some(n) => n }\n', settings);
      expect(js).toBeDefined();
      expect(problems).toEqual([expect.objectContaining({kind: 'warning', warning: 8, row: 1, column: 13, endRow: 1})]);
    });

    contract('flags set warnings; a warning treated as an error keeps its number', async () => {
      const code = 'let f = x => switch x { | Some(n) => n }\n';
      expect((await engine.compile(code, {...settings, warnings: '-8'})).problems).toEqual([]);
      const {js, problems} = await engine.compile(code, {...settings, warnings: '@8'});
      expect(js).toBeUndefined();
      expect(problems).toEqual([expect.objectContaining({kind: 'error', warning: 8})]);
      expect((await engine.compile(code, settings)).js).toBeDefined();
    });

    contract('an unused top-level value is fine, unless the warning is on', async () => {
      expect((await engine.compile('1 + 2\n', settings)).problems).toEqual([]);
      expect((await engine.compile('1 + 2\n', {...settings, warnings: '+109'})).problems).toEqual([
        expect.objectContaining({warning: 109}),
      ]);
    });

    filesContract(contract, () => engine, settings);
    programsContract(contract, () => engine, settings);

    contract('modules are opened without shifting positions', async () => {
      const code = 'let a = [1, 2]->Array.length\nlet b = a ++ 1\n';
      const {problems} = await engine.compile(code, {...settings, open: ['Belt', 'Belt.Array']});
      expect(problems.filter(({kind}) => kind === 'error')).toEqual([
        expect.objectContaining({row: 2, column: 8, endColumn: 9}),
      ]);
      expect((await engine.compile('let a = [1, 2]->Array.length\n', {...settings, open: ['Belt']})).js).toBeDefined();
    });

    contract('a module that can’t be opened is a problem at the start', async () => {
      const {js, problems} = await engine.compile('let a = 1', {...settings, open: ['NoSuchModule']});
      expect(js).toBeUndefined();
      expect(problems).toEqual([expect.objectContaining({kind: 'error', row: 1, column: 0})]);
      expect(problems[0]!.message).toContain('NoSuchModule');
    });

    contract('a React component compiles', async () => {
      const {js, problems} = await engine.compile(
        'module App = {\n  @react.component\n  let make = (~name) => <p> {React.string("Hello " ++ name)} </p>\n}\n',
        settings,
      );
      expect(problems.filter(({kind}) => kind === 'error')).toEqual([]);
      expect(js).toMatch(/export\s*\{[^}]*App/);
      expect(js).toContain('from "react');
    });

    contract('formatting returns the source, or why it failed', async () => {
      expect(await engine.format('let  a=1\nlet b   = a+ 1', settings)).toEqual({code: 'let a = 1\nlet b = a + 1\n'});
      const wrong = await engine.format('let a = {\n', settings);
      expect('problems' in wrong && wrong.problems.some(({kind}) => kind === 'error')).toBe(true);
    });

    contract('an empty source and one of comments are programs', async () => {
      for (const code of ['', '// nothing\n']) expect((await engine.compile(code, settings)).js).toBeDefined();
    });
  });

  testOf('v11.0.0')(
    'v11: Core is available if it is open',
    async () => {
      const {problems} = await engine.compile('Console.log([1]->Array.at(0))', {
        ...baseSettings('v11.0.0'),
        open: ['RescriptCore'],
      });
      expect(problems).toEqual([]);
    },
    TIME,
  );

  testOf('v12.0.0')(
    'v12: JSX is preserved on request',
    async () => {
      const code = 'let view = <p> {React.string("a")} </p>\n';
      expect((await engine.compile(code, {...baseSettings('v12.0.0'), jsx: 'preserve'})).js).toContain('<p>');
      expect((await engine.compile(code, baseSettings('v12.0.0'))).js).not.toContain('<p>');
    },
    TIME,
  );

  describe.each(['re', 'ml'] as const)('.%s', (syntax) => {
    const code = {re: 'let f = x => x + 1;\n', ml: 'let f x = x + 1\n'}[syntax];
    const compile = (version: string) => engine.compile(code, {...baseSettings(version), syntax});

    testOf('v8.0.0')('compiles in v8', async () => expect((await compile('v8.0.0')).js).toContain('x + 1'), TIME);

    testOf('v12.0.0')('is rejected by v12', () => expect(compile('v12.0.0')).rejects.toThrow(EngineError), TIME);
  });
}
