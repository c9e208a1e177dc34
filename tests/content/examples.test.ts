import {readFileSync} from 'node:fs';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {examplePages} from '../../src/app/build/example-pages';
import {shownFiles} from '../../src/compilers/core/playground-link/shown-files';
import {scanFences} from '../../src/examples/core/fence/scan';
import {checkPages, type CheckReport} from '../../src/examples/build/check';
import {collectPages, type Page} from '../../src/examples/build/collect';
import {formatCounts} from '../../src/examples/build/report';
import {compilerServiceOf} from '../../src/compilers/build/service';
import {codeBlocks} from '../../src/examples/build/code-blocks';
import type {MarkdownNode} from '../../src/kit/build/markdown-node';

/** How many code blocks on all pages may be uncompiled. Only ever lower this number. */
const MOST_FRAGMENTS = 0;

const siteDir = path.resolve(__dirname, '../..');
const service = compilerServiceOf(siteDir);
let pages: readonly Page[];
let report: CheckReport;

beforeAll(async () => {
  pages = await collectPages(siteDir, examplePages, service.toolchains);
  report = await checkPages(service, pages);
  process.stdout.write(`${formatCounts(report)}\n`);
});

// The page doesn't have a hidden prelude as well.
test('examples with several files open whole in the playground', () => {
  const several = pages.flatMap(({path: page, fences}) =>
    fences.flatMap(({example}) =>
      example && example.written.length > 1 && example.fence.language === 'res' ? [{page, example}] : [],
    ),
  );
  expect(several.length).toBeGreaterThan(20);
  for (const {page, example} of several) {
    const {written, files} = example;
    const text = written.map(({name, code}) => `// ${name}\n${code}`).join('\n');
    const opened = shownFiles(text);
    const codes = opened && [...opened.files.map(({code}) => code), ...(opened.code === '' ? [] : [opened.code])];
    expect({page, codes}).toEqual({page, codes: files.map(({code}) => `${code.trimEnd()}\n`)});
  }
});

test('there are no more fragments than before; if there are fewer, lower MOST_FRAGMENTS', () => {
  const fragments = Object.values(report.counts).reduce((sum, count) => sum + count.fragments, 0);
  expect(fragments).toBe(MOST_FRAGMENTS);
});

test('the checked fences are the ones a Markdown parser finds', async () => {
  const parser = unified().use(remarkParse).use(remarkMdx);
  for (const page of pages) {
    const content = readFileSync(path.join(siteDir, page.path), 'utf8');
    const body = content.replace(/^---\n[\s\S]*?\n---\n/, (matter) => matter.replace(/[^\n]/g, ''));
    const tree = parser.parse(body) as unknown as MarkdownNode;
    const seen: unknown[] = [];
    await codeBlocks((_path, fences) => {
      seen.push(...fences);
      return Promise.resolve([]);
    })()(tree, {path: page.path, value: body});
    expect({page: page.path, fences: seen}).toEqual({page: page.path, fences: scanFences(content)});
  }
});
