import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {PlaygroundSettings, Syntax} from '@site/src/compilers/core/settings';
import {refuseFormatted} from '@site/src/rescript/core/syntax/config-attribute';
import {run} from '@site/src/compilers/build/run';
import {createNativeCompilers} from '@site/src/compilers/build/native-compilers';
import {service, testWith, versions} from '../../../tests/support/examples-site';
import {attacksOf, lookalikesOf, SECRET, TRACE, type Attack} from '../../../tests/support/attacks';

const compilers = createNativeCompilers(service);
const settingsOf = (version: string, syntax: Syntax): PlaygroundSettings => ({
  version,
  syntax,
  module: 'esmodule',
  jsx: 'automatic',
  warnings: '',
  open: [],
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'attack-'));
  writeFileSync(path.join(folder, 'secret.res'), `let ${SECRET} = 1\nlet b = 2\n`);
});
afterEach(() => rmSync(folder, {recursive: true}));

/** The traces of an attack, or the secret it read. */
async function damageOf(version: string, {syntax, code}: Attack): Promise<readonly string[]> {
  const before = readdirSync(tmpdir());
  const request = {code, settings: settingsOf(version, syntax)};
  const answers = [
    await compilers.compile(request),
    await compilers.format(request),
    await compilers.convert({...request, to: 'res'}),
    await compilers.types(request),
  ] as const;
  const left = readdirSync(folder).filter((file) => file !== 'secret.res');
  const leaked = JSON.stringify(answers).includes(SECRET) ? ['the secret'] : [];
  const outside = readdirSync(tmpdir()).filter(
    (file) => !before.includes(file) && /^(?:Playground|written)/.test(file),
  );
  const compiled = answers[0].js !== undefined ? ['JavaScript'] : [];
  return [...left, ...leaked, ...outside, ...compiled];
}

describe.each(versions)('%s', (version) => {
  const syntaxes = (['res', 're', 'ml'] as const).filter((syntax) =>
    service.toolchains[version]!.languages.includes(syntax),
  );

  testWith(version, 'no attack in the list succeeds: nothing is executed, read or written', async () => {
    const attacks = attacksOf(folder, syntaxes);
    expect(attacks.length).toBeGreaterThan(30);
    const through: unknown[] = [];
    for (const attack of attacks) {
      const damage = await damageOf(version, attack);
      if (damage.length > 0) through.push({...attack, damage});
      for (const file of readdirSync(folder).filter((each) => each !== 'secret.res'))
        rmSync(path.join(folder, file), {recursive: true});
    }
    expect(through).toEqual([]);
  });

  testWith(version, 'no attack succeeds from another file or its interface', async () => {
    const through: unknown[] = [];
    for (const attack of attacksOf(folder, ['res'])) {
      const files = [{name: 'Attack.res', code: attack.code}];
      const answer = await compilers.compile({code: 'let a = 1', files, settings: settingsOf(version, 'res')});
      if (answer.js !== undefined || JSON.stringify(answer).includes(SECRET)) through.push({...attack, answer});
    }
    const [attack] = attacksOf(folder, ['res']);
    const files = [
      {name: 'Attack.res', code: 'let a = 1'},
      {name: 'Attack.resi', code: `${attack!.code}\nlet a: int`},
    ];
    const {js} = await compilers.compile({code: 'let a = 1', files, settings: settingsOf(version, 'res')});
    expect({through, js, left: readdirSync(folder)}).toEqual({through: [], js: undefined, left: ['secret.res']});
  });

  testWith(version, 'no file takes the place of a library’s module', async () => {
    for (const name of ['Belt', 'Js', 'Array', 'React', 'Pervasives']) {
      const files = [{name: `${name}.res`, code: 'let a = 1'}];
      const {js, problems} = await compilers.compile({code: 'let a = 1', files, settings: settingsOf(version, 'res')});
      expect([js, problems]).toEqual([
        undefined,
        [
          expect.objectContaining({
            file: `${name}.res`,
            message: expect.stringContaining(`have a module ${name}.`) as string,
          }),
        ],
      ]);
    }
  });

  testWith(
    version,
    'the second check alone, which looks at the formatter’s output, also rejects them, and the formatter doesn’t act on any',
    async () => {
      const {bsc} = service.toolchains[version]!;
      const work = path.join(folder, 'work');
      mkdirSync(work);
      const through: string[] = [];
      for (const {name, code} of attacksOf(folder, ['res'])) {
        writeFileSync(path.join(work, 'Playground.res'), code);
        const {code: exit, stdout} = await run(bsc, ['-color', 'never', '-format', 'Playground.res'], work);
        if (exit === 0 && refuseFormatted(stdout) === undefined) through.push(name);
      }
      expect({through, left: readdirSync(folder)}).toEqual({through: [], left: ['secret.res', 'work']});
    },
  );

  testWith(version, 'code that only looks like the attribute does no harm', async () => {
    for (const attack of lookalikesOf(folder)) {
      await compilers.compile({code: attack.code, settings: settingsOf(version, 'res')});
      expect({attack: attack.name, left: readdirSync(folder)}).toEqual({attack: attack.name, left: ['secret.res']});
    }
  });

  testWith(version, 'the attack is real: a compiler without a guard starts the program', () => {
    const toolchain = service.toolchains[version]!;
    const [attack] = attacksOf(folder, ['res']);
    const work = path.join(folder, 'work');
    mkdirSync(work);
    writeFileSync(path.join(work, 'Playground.res'), attack!.code);
    spawnSync(toolchain.bsc, [...toolchain.flags, 'Playground.res'], {
      cwd: work,
      env: {TMPDIR: work, PATH: process.env.PATH},
    });
    expect(readdirSync(folder)).toContain(TRACE);
    return Promise.resolve();
  });
});
