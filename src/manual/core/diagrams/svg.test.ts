import {boxHeight, renderDiagram, Sheet, textWidth, wrap, type TextLine} from './svg';

test('text breaks at spaces, and a long word isn’t split', () => {
  const text = 'one two incomprehensibilities';
  expect(wrap(['code', text], textWidth(['code', 'one two']))).toEqual([
    ['code', 'one two'],
    ['code', 'incomprehensibilities'],
  ]);
  expect(wrap(['code', text], 1000)).toHaveLength(1);
});

test('a box is as high as its lines, or as its minimum height', () => {
  const place = {x: 0, y: 0, width: 100};
  const line: TextLine = ['text', 'a'];
  const sheet = new Sheet(100, true);
  const [one, two] = [sheet.box([line], place), sheet.box([line, line], place)];
  expect(two.height - one.height).toBe(18);
  expect(boxHeight([line, line], 100)).toBe(two.height);
  expect(sheet.box([line], place, {height: 90}).height).toBe(90);
});

test('text is escaped', () => {
  const drawn = renderDiagram({
    id: 'd',
    title: '<t>',
    description: '"<d>"',
    draw: (sheet) => sheet.text([['code', "ref<option<'a>> & <b>"]], {x: 0, y: 0, width: 900}).height,
  });
  const html = String(drawn);
  expect(html).toContain("ref&lt;option&lt;'a&gt;&gt; &amp; &lt;b&gt;</text>");
  expect(html).toContain('&lt;t&gt;</title>');
  expect(html).toContain('&quot;&lt;d&gt;&quot;</desc>');
});

test('an arrow ends with an arrowhead', () => {
  const sheet = new Sheet(100, true);
  sheet.across({x: 0, y: 0, width: 10, height: 20}, {x: 25, y: 0, width: 10, height: 20});
  expect(sheet.svg.join('')).toMatch(/^<path d="M12 10L22 10M\S+ \S+L22 10L\S+ \S+"\/>$/);
});
