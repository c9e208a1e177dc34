/** What the front page shows of the compiler is what it said: compiled again here, from the built files. */
import fs from 'node:fs';
import path from 'node:path';
import {versionLines} from '../../src/config/versions';
import {compilerServiceOf} from '../../src/compilers/build/service';
import type {OfferedEdit, PageEdits} from '../../src/examples/core/block/offered-edit';
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
    const [source = '', output = ''] = [...html.matchAll(/<pre [^>]*aria-label="?BookButton[^>]*>([^]*?)<\/pre>/g)].map(
      ([, code = '']) => textOf(code),
    );
    const started = await compile(source);
    expect(started).toMatchObject({ok: true, warnings: []});
    expect(withoutExports(trimJavaScript(started.js[0]?.code ?? ''))).toBe(`${output}\n`);

    const edits = JSON.parse(read(`${folder}index.edits.json`)) as PageEdits;
    const edit: OfferedEdit | undefined = edits[textHash(source)];
    const broken = await compile(textOf(edit?.broken.source ?? ''));
    expect(broken.ok).toBe(false);
    expect(edit?.broken.message).toBe(broken.messages.replace(/^ {1,2}/gm, '').trim());
    const fixed = await compile(textOf(edit?.fixed.source ?? ''));
    expect(fixed).toMatchObject({ok: true, warnings: []});
    expect(withoutExports(trimJavaScript(fixed.js[0]?.code ?? ''))).toBe(`${textOf(edit?.fixed.output ?? '')}\n`);
    expect(fs.existsSync(path.join(root, edit?.explained?.replace(/^\//, '').concat('.html') ?? '?'))).toBe(true);

    const types = JSON.parse(read(`${folder}index.types.json`)) as {blocks: Record<string, unknown>};
    expect(Object.keys(types.blocks)).toContain(textHash(source));
  },
);
