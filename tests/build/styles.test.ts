/** Every page has the styles of what is on it: no class that a style sheet of the site has rules for goes without. */
import fs from 'node:fs';
import path from 'node:path';
import {builtLanguages} from './built-languages';

const root = path.resolve('build');

/** Classes that a sheet has rules for. */
function classesOf(file: string): ReadonlySet<string> {
  const css = fs.readFileSync(path.join(root, file), 'utf8').replace(/url\([^)]*\)/g, '');
  return new Set(
    [...css.matchAll(/\.((?:\\.|[a-zA-Z_-])(?:\\.|[\w-])*)/g)].map(([, name = '']) => name.replace(/\\/g, '')),
  );
}

const eager = ['', ...builtLanguages.map((id) => `${id}/`)].flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder, 'assets/css'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${folder}assets/css/${file}`),
);
const classes = new Map(eager.map((file) => [file, classesOf(file)]));
const all = new Set([...classes.values()].flatMap((own) => [...own]));

const pages = fs
  .readdirSync(root, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html') && (!file.endsWith(`${path.sep}index.html`) || file === 'index.html'))
  .map((file) => ({file, html: fs.readFileSync(path.join(root, file), 'utf8')}))
  .filter(({html}) => html.includes('id=__docusaurus'));

test('every class with rules in the site has them on the pages that use it', () => {
  const bare = new Map<string, string>();
  for (const {file, html} of pages) {
    const linked = [...html.matchAll(/<link rel="?stylesheet"? href="?([^" >]+)/g)].map(([, href = '']) =>
      href.slice(1),
    );
    const known = linked.map((sheet) => classes.get(sheet));
    for (const [, quoted, plain] of html.matchAll(/ class=(?:"([^"]*)"|([^\s>"]+))/g)) {
      for (const name of (quoted ?? plain ?? '').split(/\s+/))
        if (all.has(name) && !known.some((own) => own?.has(name))) bare.set(name, file);
    }
  }
  expect(pages.length).toBeGreaterThan(100);
  expect(Object.fromEntries(bare)).toEqual({});
});
