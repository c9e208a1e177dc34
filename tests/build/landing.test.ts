/** What the front page shows of the compiler is what it said: compiled again here, from the built files. */
import fs from 'node:fs';
import path from 'node:path';
import {versionLines} from '../../src/config/versions';
import {compilerServiceOf} from '../../src/compilers/build/service';
import {textHash} from '../../src/examples/core/page-types';
import {trimJavaScript, withoutExports} from '../../src/examples/core/block/emitted';
import {builtLanguages} from './built-languages';

const root = path.resolve('build');
const service = compilerServiceOf(process.cwd());
const entities = {'&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"'};
const textOf = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(?:lt|gt|amp|quot);/g, (entity) => entities[entity as keyof typeof entities]);
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const compile = (code: string) =>
  service.compile(versionLines.default.latest.compiler, {
    files: [{name: 'BookButton.res', code: `${code}\n`}],
    module: 'esmodule',
    typescript: false,
    warningIsError: false,
  });

test.each(['', ...builtLanguages.map((id) => `${id}/`)])(
  'in /%s, messages and JavaScript are the compiler’s',
  async (folder) => {
    const html = read(`${folder}index.html`);
    // As the page has them: at the start, with its JavaScript, without the case, and fixed, with its JavaScript.
    const [source = '', output = '', broken = '', fixed = '', fixedOutput = ''] = [
      ...html.matchAll(/<pre [^>]*aria-label="?BookButton[^>]*>([^]*?)<\/pre>/g),
    ].map(([, code = '']) => textOf(code));
    for (const [code, js] of [
      [source, output],
      [fixed, fixedOutput],
    ] as const) {
      const compiled = await compile(code);
      expect(compiled).toMatchObject({ok: true, warnings: []});
      expect(withoutExports(trimJavaScript(compiled.js[0]?.code ?? ''))).toBe(`${js}\n`);
    }
    const [, message = '', explained = ''] =
      /<div class="?offered.*?<pre[^>]*>([^]*?)<\/pre>.*?<a href="?([^\s">]+)/s.exec(html) ?? [];
    const {ok, messages} = await compile(broken);
    expect(ok).toBe(false);
    expect(textOf(message).trim()).toBe(messages.replace(/^ {1,2}/gm, '').trim());
    expect(fs.existsSync(path.join(root, explained.replace(/^\//, '').concat('.html')))).toBe(true);

    const types = JSON.parse(read(`${folder}index.types.json`)) as {blocks: Record<string, unknown>};
    expect(Object.keys(types.blocks)).toEqual(expect.arrayContaining([textHash(source), textHash(fixed)]));
  },
);
