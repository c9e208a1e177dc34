import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {jobOf} from '@site/src/compilers/build/compile';
import {renderPage} from '@site/src/examples/build/render-page';
import {withoutColors} from '@site/src/rescript/core/diagnostics/parse';
import {scanFences} from '@site/src/examples/core/fence/scan';
import {trimJavaScript} from '@site/src/examples/core/block/emitted';
import {root, rules, service, testWith, workshop} from '../../../tests/support/examples-site';

type Sample = {
  readonly version: string;
  readonly language: string;
  readonly source: string;
  /** The compiler and its arguments, listed here independently of the pipeline. */
  readonly command: readonly string[];
  readonly config: string;
};

const linux = process.platform === 'linux' && process.arch === 'x64';
const SAMPLES: readonly Sample[] = [
  {
    version: 'v12.0.0',
    language: 'res',
    source: 'let total = [1, 2]->Array.map(x => x * 2)\nlet view = <p> {React.string("a")} </p>\n',
    command: ['@rescript/linux-x64/bin/bsc.exe', '-bs-jsx', '4', '-bs-package-output', 'esmodule:.'],
    config: 'rescript.json',
  },
  {
    version: 'v11.0.0',
    language: 'res',
    source:
      'let f = (~a, b) => a + b\nlet g = f(~a=1, 2)\ntype t = A(int) | B\nlet h = x => switch x { | A(n) => n | B => 0 }\n',
    command: ['rescript/linux/bsc.exe', '-bs-jsx', '4', '-uncurried', '-bs-package-output', 'esmodule:.'],
    config: 'rescript.json',
  },
  {
    version: 'v10.0.0',
    language: 'res',
    source: 'let f = (a, b) => a + b\nlet xs = Belt.Array.map([1], f(1))\n',
    command: ['rescript-v10/linux/bsc.exe', '-bs-jsx', '4', '-bs-package-output', 'es6:.'],
    config: 'bsconfig.json',
  },
  {
    version: 'v9.0.0',
    language: 'res',
    source: 'let f = (. a, b) => a ++ b\nJs.log(f(. "a", "b"))\n',
    command: ['rescript-v9/linux/bsc.exe', '-bs-jsx', '3', '-bs-package-output', 'es6:.'],
    config: 'bsconfig.json',
  },
  {
    version: 'v8.0.0',
    language: 're',
    source: 'type t = {name: string};\nlet f = ({name}) => {j|hi $name|j};\n',
    command: ['bs-platform/linux/bsc.exe', '-bs-jsx', '3', '-bs-package-output', 'es6:.'],
    config: 'bsconfig.json',
  },
  {
    version: 'v8.0.0',
    language: 'ml',
    source: 'let rec f x = if x = 0 then 1 else x * f (x - 1)\n',
    command: ['bs-platform/linux/bsc.exe', '-bs-package-output', 'es6:.'],
    config: 'bsconfig.json',
  },
];

/** What a compiler writes and prints without the pipeline, except for the compiled libraries. */
function compileAlone(
  {language, source, command: [program = '', ...args], config}: Sample,
  libraries: readonly string[],
): {readonly js: string | undefined; readonly messages: string} {
  const folder = mkdtempSync(path.join(tmpdir(), 'alone-'));
  try {
    writeFileSync(path.join(folder, config), '{}');
    const file = `Playground.${language}`;
    writeFileSync(path.join(folder, file), source);
    const own = ['-color', 'never', '-bs-package-name', 'playground', ...libraries.flatMap((each) => ['-I', each])];
    const {status, stderr} = spawnSync(path.join(root, 'node_modules', program), [...own, ...args, file], {
      cwd: folder,
      env: {TMPDIR: folder},
      encoding: 'utf8',
    });
    const js = status === 0 ? readFileSync(path.join(folder, 'Playground.js'), 'utf8') : undefined;
    return {js, messages: withoutColors(stderr)};
  } finally {
    rmSync(folder, {recursive: true});
  }
}

describe.each(SAMPLES)('$version $language', (sample) => {
  const {version, language, source} = sample;
  testWith(
    version,
    `the JavaScript is ${language === 'ml' ? 'of ML ' : ''}byte for byte what the compiler writes by itself`,
    async () => {
      if (!linux) return; // the paths above are those of the packages' Linux binaries
      const {js: alone = ''} = compileAlone(sample, await service.libraries(service.toolchain(version)));
      const outcome = await service.compile(
        version,
        jobOf([{name: `Playground.${language}`, code: source}], {
          module: 'esmodule',
          output: 'js',
          expectation: {kind: 'success'},
        }),
      );
      expect(outcome).toMatchObject({ok: true, warnings: [], js: [{name: 'Playground.js', code: alone}]});

      const page = `\`\`\`${language}\n${source}\`\`\`\n`;
      const {html, problems} = await renderPage(workshop(), rules, `${version}/a.mdx`, scanFences(page));
      expect(problems).toEqual([]);
      const shown = textOfPanes(html[0] ?? '').at(-1);
      expect(`${shown}\n`).toBe(trimJavaScript(alone));
      expect(alone).toContain(shown);
    },
  );
});

const WRONG: Readonly<Record<string, string>> = {
  res: 'let a = "x"\nlet b: int = a\n',
  re: 'let a = "x";\nlet b: int = a;\n',
  ml: 'let a = "x"\nlet b : int = a\n',
};

describe.each(SAMPLES)('$version $language', (sample) => {
  const {version, language} = sample;
  testWith(version, `a type error of ${language} is shown as the compiler prints it, its place marked`, async () => {
    if (!linux) return;
    const source = WRONG[language]!;
    const {messages: printed} = compileAlone({...sample, source}, []);
    const words = language === 'ml' ? 'expected of type' : 'This has type';
    const {html, problems} = await renderPage(
      workshop(),
      rules,
      `${version}/a.mdx`,
      scanFences(`\`\`\`${language} error="${words}"\n${source}\`\`\`\n`),
    );
    expect(problems).toEqual([]);
    const [, message = ''] = /<pre class="msg error" tabindex="0">(.*?)<\/pre>/s.exec(html[0] ?? '') ?? [];
    const text = message
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
    expect(withoutMargins(text)).toBe(withoutMargins(printed));
    expect(/<mark>(.*?)<\/mark>/s.exec(html[0] ?? '')?.[1]).toBe('a');
  });
});

/** Removes whitespace at both ends of lines and of the text, the only allowed difference. */
function withoutMargins(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}

/** The text of a block's panes. The HTML is our own, so a regular expression is enough. */
function textOfPanes(html: string): readonly string[] {
  return [...html.matchAll(/<pre tabindex="0"><code>(.*?)<\/code>/gs)].map(([, code = '']) =>
    code
      .replace(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&'),
  );
}
