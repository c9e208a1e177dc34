import {fillHtml, html, join, trusted} from './html';

test('values are escaped, in content and in attributes', () => {
  expect(String(html`<a href="${'/?a="&b'}">${'<b>'} ${1}</a>\n`)).toBe('<a href="/?a=&quot;&amp;b">&lt;b&gt; 1</a>\n');
});

test('markup is inserted unchanged, also from lists', () => {
  const items = ['<', html`<i>${'&'}</i>`, [trusted('<b></b>')]];
  expect(String(html`<p>${items}</p>`)).toBe('<p>&lt;<i>&amp;</i><b></b></p>');
});

test('false, null and undefined leave nothing, but zero and an empty text stay', () => {
  expect(String(html`${false}${null}${undefined}${0}${''}`)).toBe('0');
});

test('a text that looks like markup doesn’t become markup', () => {
  const forged = {text: '<b>', toString: () => '<b>'} as unknown as string;
  expect(String(html`${forged}`)).toBe('&lt;b&gt;');
});

test('values are joined with an escaped separator', () => {
  expect(String(join([html`<i></i>`, 'a', '<'], ' & '))).toBe('<i></i> &amp; a &amp; &lt;');
  expect(String(join([]))).toBe('');
});

test('names in a text are filled in, and the text around them is escaped', () => {
  expect(String(fillHtml('<name>{name}> {other}', {name: html`<b>${'"'}</b>`}))).toBe(
    '&lt;name&gt;<b>&quot;</b>&gt; {other}',
  );
});
