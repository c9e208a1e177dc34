import {renderDiagram} from '@site/src/lib/diagrams/diagram';
import {html} from '@site/src/lib/html/html';
import {arrow, box, textBlock, textWidth, wrap} from '@site/src/lib/diagrams/svg';

test('text breaks at spaces, and a long word isn’t split', () => {
  const line = {style: 'code', text: 'one two incomprehensibilities'} as const;
  expect(wrap(line, textWidth({...line, text: 'one two'})).map(({text}) => text)).toEqual([
    'one two',
    'incomprehensibilities',
  ]);
  expect(wrap(line, 1000)).toHaveLength(1);
});

test('a box is as high as its lines, or as its minimum height', () => {
  const [one, two] = [1, 2].map((count) =>
    box(
      Array.from({length: count}, () => ({style: 'text', text: 'a'}) as const),
      {x: 0, y: 0, width: 100},
    ),
  );
  expect(two!.height - one!.height).toBe(18);
  expect(box([{style: 'text', text: 'a'}], {x: 0, y: 0, width: 100, height: 90}).height).toBe(90);
});

test('text is escaped', () => {
  const {svg} = textBlock([{style: 'code', text: "ref<option<'a>> & <b>"}], {x: 0, y: 0, width: 900});
  expect(String(html`${svg}`)).toContain("ref&lt;option&lt;'a&gt;&gt; &amp; &lt;b&gt;</text>");
  const diagram = renderDiagram({id: 'd', title: '<t>', description: '"<d>"', draw: () => ({height: 1, svg: ''})});
  expect(diagram.html).toContain('&lt;t&gt;</title>');
  expect(diagram.html).toContain('&quot;&lt;d&gt;&quot;</desc>');
});

test('an arrow ends with an arrowhead', () => {
  expect(
    String(
      arrow([
        [0, 0],
        [10, 0],
      ]),
    ),
  ).toMatch(/^<path d="M0 0L10 0M\S+ \S+L10 0L\S+ \S+"\/>$/);
});
