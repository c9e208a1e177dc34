import {
  codeLanguage,
  docsCodeBlock,
  docsExamples,
  exampleKey,
  wrapExample,
  type DocsCode,
} from '@site/src/api/core/docs/examples';
import {ENGLISH_LABELS} from '@site/src/examples/core/block/labels';
import {library} from '../../../../tests/support/small-library';

test.each([
  ['', 'res', 'res'],
  ['', 'ml', 'ml'],
  ['rescript', 'res', 'res'],
  ['javascript', 'res', 'js'],
  ['json', 'res', 'json'],
] as const)('code of language "%s" among comments with code in %s is %s', (language, own, expected) =>
  expect(codeLanguage(language, {syntax: 'markdown', language: own})).toBe(expected),
);

test('blocks render like everywhere else, with a Run button and a playground link if there are any', () => {
  const drawn = docsCodeBlock({
    labels: ENGLISH_LABELS,
    actions: ({language, source, version}) =>
      source === 'let a = 1'
        ? {playground: {address: `/try?version=${version}&l=${language}`, pane: 'res'}, runs: true}
        : undefined,
  });
  const draw = (code: DocsCode): string => String(drawn(code));
  expect(draw({language: 'res', source: 'let a = 1', version: 'v12.0.0'})).toMatch(
    /^<figure class="code"><button class="edit".*>Edit<\/button><button class="run" type="button">Run<\/button><a class="try" href="\/try\?version=v12\.0\.0&amp;l=res".*<pre tabindex="0"><code><span class="k">let<\/span> a = <span class="n">1<\/span><\/code><\/pre><\/figure>$/,
  );
  expect(draw({language: 'ml', source: 'let a = 1 in a', version: 'v9.0.0'})).toContain('<span class="lang">ML</span>');
  expect(draw({language: 'ml', source: 'let a = 1 in a', version: 'v9.0.0'})).not.toContain('class="try"');
});

test('the examples of a version without duplicates, with the items that have them', () => {
  const [model] = library.editions.map((edition) => edition.model);
  const examples = model ? docsExamples(model) : [];
  expect(examples).toEqual([
    {version: 'v12.0.0', language: 'res', source: 'Array.map([1], x => x)', items: ['Array.map'], library: 'stdlib'},
  ]);
  expect(examples.map(exampleKey)).toEqual(['v12.0.0 res Array.map([1], x => x)']);
});

test('an example in a function', () => {
  expect(wrapExample('let a = []\n\na')).toBe(
    'let example = () => {\n  module Example = {\n    let a = []\n\n    a\n  }\n  ()\n}\n',
  );
  expect(wrapExample('await `x\n y`')).toBe(
    'let example = async () => {\n  module Example = {\nawait `x\n y`\n  }\n  ()\n}\n',
  );
});
