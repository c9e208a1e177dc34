/** Examples that certainly show something when they run have a Run button, whatever else they have: a title, or a warning. */
import path from 'node:path';
import {readBuild} from '../../src/hosting/build/read-build';

const BLOCK = /<figure class="?code"?>([^]*?)<\/figure>/g;

/** Prints, or names a number, a text or a boolean, where nothing has to call it. */
const SHOWS = /^(?:(?:Js\.|Js\.Console\.|Console\.)log\d?\(|let [a-z]\w* = (?:\d[\d.]*|"[^"\n]*"|true|false)$)/m;

/** Over the code of each file, if there are several: those run only in the playground. */
const FILE = /^\/\/ \w+\.resi?$/m;

/** The code that readers see first. */
const sourceOf = (block: string): string => /<pre[^>]*>([^]*?)<\/pre>/.exec(block)?.[1]?.replace(/<[^>]+>/g, '') ?? '';

test('an example that prints or names a value has a Run button', () => {
  const examples = readBuild(path.resolve('build'), '/').pages.flatMap(({address, html}) =>
    [...html.matchAll(BLOCK)].flatMap(([, block = '']) => {
      const source = sourceOf(block);
      // Only code that a page compiles leads to the playground.
      const isExample = /<a class="?try\b/.test(block) && !/<pre class="?msg error/.test(block);
      if (!isExample || FILE.test(source) || !SHOWS.test(source)) return [];
      return [{address, source, runs: /<button class="?run\b/.test(block)}];
    }),
  );
  expect(examples.length).toBeGreaterThan(500);
  expect(examples.flatMap(({address, source, runs}) => (runs ? [] : [`${address}: ${source}`]))).toEqual([]);
});
