/** The behavior required of every engine for places after other characters, flags that change, and long programs. */
import type {Compilation, PlaygroundEngine} from '../../src/compilers/core/engine';
import type {PlaygroundSettings} from '../../src/compilers/core/settings';

/** Lines of a program, each of them different. */
const lines = (count: number): string =>
  Array.from({length: count}, (_, index) => `let value${index} = ${index} + 1\n`).join('');

/** As long as a page of code, with functions instead of values at the top level. */
const functions = (count: number): string =>
  Array.from({length: count / 5}, (_, index) => {
    return `let f${index} = (a, b) => {\n  let sum = a + b\n  let product = a * b\n  sum + product\n}\n`;
  }).join('');

/**
 * Declares the tests for one version.
 * @param contract declares a test
 */
export function programsContract(
  contract: (name: string, run: () => Promise<void>) => void,
  engine: () => PlaygroundEngine,
  settings: PlaygroundSettings,
): void {
  const compile = (code: string, more: Partial<PlaygroundSettings> = {}): Promise<Compilation> =>
    engine().compile(code, {...settings, ...more});

  contract('places after é and an emoji: in the middle of a line, in a later line, and at the end', async () => {
    for (const before of ['"é"', '"😀"', '"é😀é"']) {
      const middle = await compile(`let pair = (${before}, 1 + "a")\n`);
      const column = 18 + before.length;
      expect(middle.problems).toEqual([
        expect.objectContaining({kind: 'error', row: 1, column, endRow: 1, endColumn: column + 3}),
      ]);
      const later = await compile(`let text = ${before}\nlet sum = 1 + "a"\n`);
      expect(later.problems).toEqual([expect.objectContaining({row: 2, column: 14, endRow: 2, endColumn: 17})]);
      const last = `let pair = (${before}, `;
      const {problems} = await compile(`let a = 1\n${last}`);
      expect(problems.length).toBeGreaterThan(0);
      for (const problem of problems) {
        expect(problem.row).toBeLessThanOrEqual(2);
        expect(problem.column).toBeLessThanOrEqual(last.length);
      }
    }
  });

  contract('a warning becomes an error and a warning again, with other flags between', async () => {
    const code = 'let f = x => switch x { | Some(n) => n }\n';
    const kinds: string[] = [];
    for (const warnings of ['', '@8', '@8-32', '-32', '+8', '@8', ''])
      kinds.push(...(await compile(code, {warnings})).problems.map(({kind}) => kind));
    expect(kinds).toEqual(['warning', 'error', 'error', 'warning', 'warning', 'error', 'warning']);
  });

  contract('500 lines compile, and so do 300 values at the top level, again and again', async () => {
    for (const code of [functions(500), lines(300), lines(301), lines(300)]) {
      const {js, problems} = await compile(code);
      expect(problems.filter(({kind}) => kind === 'error')).toEqual([]);
      expect(js).toBeDefined();
    }
  });

  contract('30 keys typed into 300 lines: the first and the last are compiled, and Run before the last', async () => {
    const code = functions(300);
    const done: string[] = [];
    const note =
      (name: string) =>
      ({js}: Compilation): void => {
        expect(js).toBeDefined();
        done.push(name);
      };
    let typing = new AbortController();
    const typed = Array.from({length: 30}, (_, key) => {
      typing.abort();
      typing = new AbortController();
      const name = `let typed = ${'1'.repeat(1 + (key % 9))}`;
      return engine()
        .compile(`${code}${name}\n`, settings, [], typing.signal)
        .then(note(`key ${key}`), (error: unknown) => expect(error).toMatchObject({name: 'AbortError'}));
    });
    const ran = compile(code).then(note('run'));
    await Promise.all([...typed, ran]);
    expect(done).toEqual(['key 0', 'run', 'key 29']);
  });
}
