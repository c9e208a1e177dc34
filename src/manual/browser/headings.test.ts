/** @jest-environment jsdom */
import {findHeadings, lastAbove, startHeadings} from './headings';

test('the heading that is read is the last one above the line', () => {
  const tops = [-500, -20, 90, 400];
  const above = (line: number): number => lastAbove(tops.length, (index) => tops[index]!, line);
  expect([-600, -500, 0, 90, 300, 1000].map(above)).toEqual([-1, 0, 1, 2, 2, 3]);
});

test('all lists of the page mark it, and only it', () => {
  const frames: FrameRequestCallback[] = [];
  window.requestAnimationFrame = (run) => frames.push(run);
  const draw = (): void => frames.splice(0).forEach((run) => run(0));
  document.body.innerHTML = `
    <ul data-headings><li><a href="#one">1</a></li><li><a href="#two">2</a></li><li><a href="#gone">3</a></li></ul>
    <ul data-headings><li><a href="#one">1</a></li><li><a href="#two">2</a></li></ul>
    <h2 id="one">1</h2><h2 id="two">2</h2>`;
  const tops: Record<string, number> = {one: 0, two: 800};
  for (const heading of document.querySelectorAll('h2'))
    heading.getBoundingClientRect = () => ({top: tops[heading.id]}) as DOMRect;
  document.documentElement.style.scrollPaddingTop = '0px';
  Object.defineProperty(document.documentElement, 'scrollHeight', {value: 5000, configurable: true});
  const marked = (): (string | null)[] =>
    [...document.querySelectorAll('[aria-current=location]')].map((link) => link.getAttribute('href'));
  startHeadings();
  findHeadings();
  draw();
  expect(marked()).toEqual(['#one', '#one']);
  tops.one = -900;
  tops.two = -10;
  window.dispatchEvent(new Event('scroll'));
  draw();
  expect(marked()).toEqual(['#two', '#two']);
});

test('an item of the API reference is not laid out to find its heading', () => {
  let draw: FrameRequestCallback = () => {};
  window.requestAnimationFrame = (run) => ((draw = run), 0);
  document.body.innerHTML = `
    <ul data-headings><li><a href="#map">map</a></li><li><a href="#keep">keep</a></li></ul>
    <div class="api"><section><h2 id="map">map</h2></section><section><h2 id="keep">keep</h2></section></div>`;
  const asked: string[] = [];
  for (const element of document.querySelectorAll('section, h2')) {
    const index = [...document.querySelectorAll('section')].indexOf(element.closest('section')!);
    element.getBoundingClientRect = () => {
      asked.push(element.localName);
      return {top: index * 800} as DOMRect;
    };
  }
  findHeadings();
  draw(0);
  expect(document.querySelector('[aria-current]')?.textContent).toBe('map');
  expect(new Set(asked)).toEqual(new Set(['section']));
});
