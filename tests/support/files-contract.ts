/** The behavior required of every engine when a program has several files. */
import type {PlaygroundEngine} from '../../src/compilers/core/engine';
import type {PlaygroundSettings} from '../../src/compilers/core/settings';

/**
 * Declares the tests for one version.
 * @param contract declares a test
 */
export function filesContract(
  contract: (name: string, run: () => Promise<void>) => void,
  engine: () => Pick<PlaygroundEngine, 'compile' | 'format'>,
  settings: PlaygroundSettings,
): void {
  contract('several files compile, whatever their order, and an interface hides what it leaves out', async () => {
    const files = [
      {name: 'Shop.res', code: 'let owner = User.make("é")\n'},
      {name: 'User.res', code: 'let secret = 1\nlet make = name => name ++ (secret == 1 ? "!" : "")\n'},
      {name: 'User.resi', code: 'let make: string => string\n'},
    ];
    const {js, modules, problems} = await engine().compile('let owner = Shop.owner\n', settings, files);
    expect(problems).toEqual([]);
    const whole = [js, ...(modules ?? []).map((module) => module.js)].join('\n');
    expect(whole).toMatch(/make\(/);
    const hidden = await engine().compile('let owner = Shop.owner\nlet s = User.secret\n', settings, files);
    expect(hidden.problems).toEqual([expect.objectContaining({kind: 'error', row: 2, column: 8, endColumn: 19})]);
    expect(hidden.problems[0]).not.toHaveProperty('file');
  });

  contract('an error of another file has its name and place', async () => {
    const inFile = async (name: string, code: string, others: readonly {name: string; code: string}[] = []) =>
      (await engine().compile('let a = 1\n', settings, [...others, {name, code}])).problems;
    expect(await inFile('User.res', '("é", 1 + "a")\n')).toEqual([
      expect.objectContaining({file: 'User.res', kind: 'error', row: 1, column: 10, endRow: 1, endColumn: 13}),
    ]);
    expect(await inFile('User.resi', 'let make: strng\n', [{name: 'User.res', code: 'let make = "a"\n'}])).toEqual([
      expect.objectContaining({file: 'User.resi', kind: 'error', row: 1, column: 10, endRow: 1, endColumn: 15}),
    ]);
    const [unclosed] = await inFile('User.res', 'let a = 1\nlet b = {\n');
    expect(unclosed).toMatchObject({file: 'User.res', kind: 'error'});
    const [closed] = await inFile('User.res', 'let a = 1\n}\n');
    expect(closed).toMatchObject({file: 'User.res', kind: 'error', row: 2});
  });

  contract('modules that use each other, and an interface alone, get a sentence', async () => {
    const cyclic = await engine().compile('let a = User.a\n', settings, [
      {name: 'User.res', code: 'let a = Shop.a\n'},
      {name: 'Shop.res', code: '// User.a\nlet a = User.a\n'},
    ]);
    expect(cyclic.js).toBeUndefined();
    expect(cyclic.problems[0]).toMatchObject({
      file: 'User.res',
      message: 'These modules use each other: User → Shop → User. Move what they share to a separate file.',
    });
    const alone = await engine().compile('let a = 1\n', settings, [{name: 'User.resi', code: 'let a: int\n'}]);
    expect(alone.problems).toEqual([
      expect.objectContaining({
        file: 'User.resi',
        message: 'User.resi is the interface of a module that is missing. Add User.res.',
      }),
    ]);
  });

  contract('formats an interface', async () => {
    const code = '// a\nlet  make :string=>string\n\n/*\n  b\n*/\nmodule  A:{let b:int}\n';
    const formatted = await engine().format(code, settings, 'User.resi');
    expect(formatted).toEqual({
      code: expect.stringMatching(/^\/\/ a\nlet make: string => string\n\n\/\*\n {2}b\n\*\/\nmodule A: \{/) as string,
    });
    expect(await engine().format('let a\n', settings, 'User.resi')).toEqual({
      problems: [expect.objectContaining({kind: 'error'})],
    });
  });
}
