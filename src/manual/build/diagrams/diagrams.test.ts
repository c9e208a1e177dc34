import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parse, type DefaultTreeAdapterMap} from 'parse5';
import {englishWords} from '@site/src/kit/core/built-component/built-component';
import {NOT_FOUND} from '@site/src/manual/core/diagrams/module-resolution';
import {RESTRICTION_FACTS} from '@site/src/manual/core/diagrams/value-restriction';
import {VARIANT_ROWS} from '@site/src/manual/core/diagrams/variant-output';
import type {ComponentPage} from '@site/src/kit/build/built-components';
import {diagrams} from '@site/src/manual/build/diagrams';
import {run} from '@site/src/compilers/build/run';
import type {Toolchain} from '@site/src/compilers/build/toolchain';
import {compile, runnable, siteDir, toolchain, typesOf} from '../../../../tests/support/installed';

type Node = DefaultTreeAdapterMap['node'];
const elements = (node: Node): DefaultTreeAdapterMap['element'][] => [
  ...('tagName' in node ? [node] : []),
  ...('childNodes' in node ? node.childNodes.flatMap(elements) : []),
];
const attribute = (element: DefaultTreeAdapterMap['element'], name: string): string =>
  element.attrs.find((one) => one.name.toLowerCase() === name)?.value ?? '';

const versions = runnable
  .filter(({version}) => version === 'v12.0.0' || version === 'v11.0.0')
  .map((one) => [one.identity, one] as const);

describe.each(diagrams.map((diagram) => [diagram.name, diagram] as const))('%s', (_, diagram) => {
  const render = (version: string) => diagram.render({version} as ComponentPage, englishWords(diagram.labels));

  test('has a text alternative, fits its widths, and has unique ids', async () => {
    const all = elements(parse(String((await render('v12.0.0')).html)));
    const drawings = all.filter(({tagName}) => tagName === 'svg');
    expect(drawings.map((svg) => attribute(svg, 'class'))).toEqual(['wide', 'narrow']);
    expect(Number(attribute(drawings[1]!, 'width'))).toBeLessThanOrEqual(288);
    for (const svg of drawings) {
      expect(attribute(svg, 'role')).toBe('img');
      const named = ['aria-labelledby', 'aria-describedby'].map(
        (name) => elements(svg).find((one) => attribute(one, 'id') === attribute(svg, name))?.tagName,
      );
      expect(named).toEqual(['title', 'desc']);
      for (const rect of elements(svg).filter(({tagName}) => tagName === 'rect')) {
        expect(Number(attribute(rect, 'x')) + Number(attribute(rect, 'width'))).toBeLessThanOrEqual(
          Number(attribute(svg, 'width')),
        );
        expect(Number(attribute(rect, 'y')) + Number(attribute(rect, 'height'))).toBeLessThanOrEqual(
          Number(attribute(svg, 'height')),
        );
      }
    }
    const ids = all.map((one) => attribute(one, 'id')).filter((id) => id !== '');
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('doesn’t set its own colors', async () => {
    expect(String((await render('v11.0.0')).html)).not.toMatch(/#[\da-f]{3,8}\b|fill=|stroke=|style=/i);
  });

  test('is rejected for versions where it is wrong', async () => {
    await expect(render('v10.0.0')).rejects.toThrow('since v11');
  });
});

test.each(versions)('variants compile to the JavaScript in the diagram: %s', async (_, one) => {
  const types = [
    'type shape = Point | @as("none") Empty | Circle(float) | Line(float, float) | Box({w: float, h: float})',
    '@tag("kind") type pet = Dog(string) | Cat',
    '@unboxed type text = Text(string) | Number(float)',
  ];
  for (const {code, js} of VARIANT_ROWS) {
    const {stdout, code: exit} = await compile(one, [...types, `let value = ${code}`].join('\n'));
    expect(exit).toBe(0);
    const value = /value = ([^;]*);/.exec(stdout)?.[1] ?? '';
    expect(value.replace(/\s*\n\s*/g, ' ').replace(/^\{ (.*) \}$/, '{$1}')).toBe(js);
  }
});

test.each(versions)('values are generalized as in the diagram: %s', async (_, one) => {
  const {open, weak, decided} = RESTRICTION_FACTS;
  expect(await typesOf(one, open.program)).toBe(`let ${open.name}: ${open.type}\n`);
  expect(await typesOf(one, decided.program)).toBe(`let ${decided.name}: ${decided.type}\n`);
  const {code, stderr} = await compile(one, weak.program);
  expect(code).not.toBe(0);
  expect(stderr).toContain('contains type variables that cannot be generalized');
  expect(stderr).toContain(weak.type);
  expect(await typesOf(one, `${open.program}\nlet a: option<int> = none\nlet b: option<string> = none`)).toContain(
    'let b: option<string>',
  );
  expect((await compile(one, `${decided.program}\nlet b: option<string> = slot.contents`)).code).not.toBe(0);
  // A value that may contain something mutable counts as a cell. One that can't doesn't, even if a call creates it.
  for (const cell of [
    'let a = []',
    "type r<'a> = {mutable v: option<'a>}\nlet a = {v: None}",
    'let id = x => x\nlet a = id(id)',
  ])
    expect((await compile(one, cell)).stderr).toContain("'_weak1");
  for (const value of [
    'let f = x => x',
    'let pair = (None, list{})',
    "type r<'a> = {v: option<'a>}\nlet a = {v: None}",
  ])
    expect((await compile(one, value)).code).toBe(0);
});

describe('the behavior of the build tools', () => {
  let project: string;
  const v12 = toolchain('v12.0.0');
  const v11 = toolchain('v11.0.0');
  const runs = existsSync(v12.bsc) && existsSync(v11.bsc) ? test : test.skip;
  const write = async (files: Readonly<Record<string, string>>): Promise<void> => {
    for (const [name, content] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(project, name)), {recursive: true});
      await writeFile(path.join(project, name), `${content}\n`);
    }
  };
  const inSource = {'package-specs': {module: 'commonjs', 'in-source': true}};
  const dependency = (name: string, files: Readonly<Record<string, string>>, more: object = {}): Promise<void> =>
    write({
      [`node_modules/${name}/package.json`]: JSON.stringify({name}),
      [`node_modules/${name}/rescript.json`]: JSON.stringify({
        name,
        sources: {dir: 'src', subdirs: true},
        ...inSource,
        ...more,
      }),
      ...Object.fromEntries(
        Object.entries(files).map(([file, content]) => [`node_modules/${name}/src/${file}`, content]),
      ),
    });
  const build = async (
    {bsc, version}: Toolchain,
    {
      dependencies = [],
      flags = [],
    }: {readonly dependencies?: readonly string[]; readonly flags?: readonly string[]} = {},
  ): Promise<string> => {
    const [needs, passes] =
      version === v11.version ? ['bs-dependencies', 'bsc-flags'] : ['dependencies', 'compiler-flags'];
    await write({
      'package.json': '{"name": "app"}',
      'rescript.json': JSON.stringify({
        name: 'app',
        sources: {dir: 'src', subdirs: true},
        ...inSource,
        [needs]: dependencies,
        [passes]: flags,
      }),
    });
    const {stdout, stderr} = await run(path.join(path.dirname(bsc), 'rescript.exe'), ['build'], project);
    return stdout + stderr;
  };
  const cart = (): Promise<string> =>
    readFile(path.join(project, 'src/Cart.js'), 'utf8').catch(() => 'nothing was written');

  beforeEach(async () => {
    await mkdir(path.join(siteDir, '.cache'), {recursive: true});
    project = await mkdtemp(path.join(siteDir, '.cache/test-'));
  });
  afterEach(() => rm(project, {recursive: true, force: true}));

  const both = [
    [v12.identity, v12],
    [v11.identity, v11],
  ] as const;

  runs.each(both)(
    'names are looked up in the file first, then in modules open everywhere, then as files: %s',
    async (_, one) => {
      await dependency('flag', {'Flag.res': 'module Price = { let place = "flag" }'});
      await write({
        'src/deep/Price.res': 'let place = "package"',
        'src/Cart.res': 'module Price = { let place = "above" }\nlet place = Price.place',
      });
      await build(one, {dependencies: ['flag'], flags: ['-open Flag']});
      expect(await cart()).toContain('"above"');
      await write({
        'src/Cart.res':
          'module Price = { let place = "above" }\nmodule Opened = { module Price = { let place = "open" } }\nopen Opened\nlet place = Price.place',
      });
      await build(one, {dependencies: ['flag'], flags: ['-open Flag']});
      expect(await cart()).toMatch(/(?:let|var) place(?:\$1)? = "open"/);
      await write({'src/Cart.res': 'let place = Price.place'});
      await build(one, {dependencies: ['flag'], flags: ['-open Flag']});
      expect(await cart()).toContain('Flag.Price.place');
      await build(one, {dependencies: ['flag']});
      expect(await cart()).toContain('require("./deep/Price.js")');
      await rm(path.join(project, 'src/deep/Price.res'));
      expect(await build(one, {dependencies: ['flag']})).toContain(NOT_FOUND);
    },
  );

  runs.each(both)('files of dependencies are found by name, or in their namespace: %s', async (_, one) => {
    await dependency('shop', {'Price.res': 'let place = "dependency"'});
    await dependency('spaced', {'Price.res': 'let place = "namespace"'}, {namespace: true});
    await write({'src/Cart.res': 'let place = Price.place\nlet other = Spaced.Price.place'});
    await build(one, {dependencies: ['shop', 'spaced']});
    expect(await cart()).toContain('require("shop/src/Price.js")');
    expect(await cart()).toContain('require("spaced/src/Price.js")');
  });

  runs.each(both)('two files with the same name in a package are an error: %s', async (_, one) => {
    await write({
      'src/a/Price.res': 'let place = 1',
      'src/b/Price.res': 'let place = 2',
      'src/Cart.res': 'let place = Price.place',
    });
    expect(await build(one)).toMatch(/duplicate|must be unique/i);
  });

  runs(
    'a module name that is also in a dependency is an error in v12; earlier versions used the package’s own module',
    async () => {
      await dependency('shop', {'Price.res': 'let place = "dependency"'});
      await write({'src/deep/Price.res': 'let place = "package"', 'src/Cart.res': 'let place = Price.place'});
      expect(await build(v12, {dependencies: ['shop']})).toContain('Duplicate module name: Price');
      await rm(path.join(project, 'lib'), {recursive: true, force: true});
      await build(v11, {dependencies: ['shop']});
      expect(await cart()).toContain('require("./deep/Price.js")');
    },
  );

  runs(
    'the standard library is open in every file of v12, so it hides a file with the name of one of its modules',
    async () => {
      await write({'src/Array.res': 'let place = "package"', 'src/Cart.res': 'let place = Array.place'});
      expect(await build(v12)).toContain("The value place can't be found in Array");
      await rm(path.join(project, 'lib'), {recursive: true, force: true});
      await build(v11);
      expect(await cart()).toContain('require("./Array.js")');
    },
  );

  runs.each(both)(
    'each source file produces one syntax tree, one set of types and one JavaScript file, after its dependencies: %s',
    async (_, one) => {
      await write({
        'src/Price.res': 'let format = (price: float) => price',
        'src/Cart.res': 'let text = Price.format(1)',
      });
      const made = (name: string): boolean => existsSync(path.join(project, name));
      // Cart has a type error, so its types and JavaScript are missing, but Price's exist.
      expect(await build(one)).toContain('Cart.res');
      expect(['lib/bs/src/Price.ast', 'lib/bs/src/Price.cmi', 'src/Price.js', 'lib/bs/src/Cart.ast'].map(made)).toEqual(
        [true, true, true, true],
      );
      expect(['lib/bs/src/Cart.cmi', 'src/Cart.js'].map(made)).toEqual([false, false]);
      await write({'src/Cart.res': 'let text = Price.format(1.)'});
      await build(one);
      expect(['lib/bs/src/Cart.cmi', 'src/Cart.js'].map(made)).toEqual([true, true]);
    },
  );
});
