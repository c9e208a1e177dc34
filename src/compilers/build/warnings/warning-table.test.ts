import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {applySpec, parseSpec, type WarningTable} from '@site/src/rescript/core/warnings/table';
import {readWarningTable} from '@site/src/compilers/build/warnings/read';
import {createCompilerService, type CompilerService} from '@site/src/compilers/build/service';
import {run} from '@site/src/compilers/build/run';
import type {Toolchain} from '@site/src/compilers/build/toolchain';
import {compile, runnable, siteDir} from '../../../../tests/support/installed';

/** Programs that trigger a warning in all five compilers, by warning number. */
const TRIGGERS: Readonly<Record<number, string>> = {
  4: 'type t = A | B\nlet f = x => switch x { | A => 1 | _ => 2 }',
  8: 'let f = x => switch x { | Some(1) => 1 | None => 2 }',
  9: 'type r = {a: int, b: int}\nlet f = x => switch x { | {a: 1} => 1 | {b: 2} => 2 | {a, b} => a + b }',
  11: 'let f = x => switch x { | _ => 1 | 2 => 3 }',
  23: 'type r = {a: int}\nlet f = x => {...x, a: 1}',
  26: 'let f = () => { let x = 1\n 2 }',
  27: 'let f = x => 2',
  32: 'module M: {} = { let x = 1 }',
  33: 'module M = { let x = 1 }\nmodule Q = { open M\n let y = 2 }',
  34: 'module M: {} = { type t = int }',
  35: 'let f = () => { for i in 1 to 2 { () } }',
  39: 'let rec f = x => x + 1',
  41: 'type a = A\ntype b = A\nlet x = A',
  44: 'module M = { let x = 1 }\nlet x = 2\nlet z = { open M\n x }',
  45: 'module M = { type t = A }\ntype t = A\nlet z = { open M\n A }',
  57: 'let f = x => switch x { | (a, 1) | (1, a) when a > 3 => 1 | _ => 2 }',
  60: 'module M: {} = { module Q = { let x = 1 } }',
  102: 'let f = (a, b) => compare(a, b)',
  109: '1',
};

/** All of them as modules of one program, and the line where each one starts. */
const lines = new Map<number, number>();
const program = Object.entries(TRIGGERS)
  .map(([number, source]) => [Number(number), `module T${number} = {\n${source}\n}\n`] as const)
  .reduce((before, [number, source]) => {
    lines.set(number, before.split('\n').length);
    return before + source;
  }, '');

/** The compiler's reports for these programs: warning numbers, and whether they are errors. */
async function reported(one: Toolchain, args: readonly string[] = []): Promise<ReadonlyMap<number, boolean>> {
  const {stderr} = await compile(one, program, args);
  const said = [...stderr.matchAll(/Warning number (\d+)( \(configured as error\))? *\n *Sample\.res:(\d+)/g)];
  return new Map(
    said.flatMap(([, number, error, line]) => {
      const start = lines.get(Number(number)) ?? Infinity;
      const source = TRIGGERS[Number(number)] ?? '';
      const inside = Number(line) > start && Number(line) <= start + source.split('\n').length;
      return inside ? [[Number(number), error !== undefined] as const] : [];
    }),
  );
}

let cacheDir: string;
let service: CompilerService;
const tables = new Map<string, WarningTable>();
beforeAll(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'warnings-'));
  service = createCompilerService({siteDir, cacheDir});
  for (const one of runnable) tables.set(one.version, await readWarningTable(service, one.version));
});
afterAll(() => rm(cacheDir, {recursive: true, force: true}));

describe.each(runnable.map((one) => [one.identity, one] as const))('the warnings of %s', (_, one) => {
  test('are exactly the ones the compiler prints', async () => {
    const {stdout, stderr} = await run(one.bsc, ['-warn-help'], cacheDir);
    const printed = (stdout + stderr).split('\n').flatMap((line) => /^ {0,2}(\d{1,3}) \S/.exec(line)?.[1] ?? []);
    const {warnings} = tables.get(one.version)!;
    expect(warnings.map(({number}) => String(number))).toEqual(printed);
    expect(printed.length).toBeGreaterThan(55);
    for (const {text} of warnings) {
      expect(text).toMatch(/\S/);
      expect(stdout + stderr).toContain(text.split(' ').slice(0, 4).join(' '));
    }
  });

  test('are on, off or errors like in the compiler', async () => {
    const known = new Map(tables.get(one.version)!.warnings.map((warning) => [warning.number, warning]));
    const all = await reported(one, ['-w', '+a']);
    const byDefault = await reported(one);
    for (const number of lines.keys()) {
      expect([number, all.has(number)]).toEqual([number, true]);
      expect([number, byDefault.has(number), byDefault.get(number) ?? false]).toEqual([
        number,
        known.get(number)?.enabled,
        known.get(number)?.error,
      ]);
    }
  });

  test.each(['-a+8..11', '-a+k', '-aK-32', '-a@26', '+a-26..45', 'Aa+102'])(
    'are changed by %s like in the compiler',
    async (spec) => {
      const {groups, defaults} = tables.get(one.version)!;
      const start = applySpec({enabled: new Set(), error: new Set()}, parseSpec(defaults.error, groups), 'error');
      const {enabled, error} = applySpec(start, parseSpec(spec, groups), 'enabled');
      const seen = await reported(one, ['-w', spec]);
      const expected = [...lines.keys()]
        .filter((number) => enabled.has(number))
        .map((number) => [number, error.has(number)]);
      expect([...seen].sort(([a], [b]) => a - b)).toEqual(expected);
    },
  );
});

test('a machine without compilers has the same tables, because they are recorded', async () => {
  const elsewhere = createCompilerService({siteDir, cacheDir, machine: {platform: 'aix', arch: 'ppc64'}});
  for (const [version, table] of tables) expect(await readWarningTable(elsewhere, version)).toEqual(table);
});
