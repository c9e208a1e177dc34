/** @jest-environment jsdom */
import {render} from '@testing-library/react';
import Tile, {numberSign, SIGNS} from './Tile';

test('a tile is a picture without a meaning of its own', () => {
  const {container} = render(<Tile sign={SIGNS.search} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect([...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toEqual(
    Object.values(SIGNS.search),
  );
});

test('a number has a dot for one and a bar for five, inside the tile', () => {
  const drawn = Array.from({length: 10}, (_, at) => numberSign(at + 1).strokes ?? '');
  const dots = drawn.map((strokes) => strokes.match(/h\.01/g)?.length ?? 0);
  const bars = drawn.map((strokes) => strokes.match(/h14/g)?.length ?? 0);
  expect(dots).toEqual([1, 2, 3, 4, 0, 1, 2, 3, 4, 0]);
  expect(bars).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1, 2]);
  const places = drawn.flatMap((strokes) => [...strokes.matchAll(/M([\d.]+) ([\d.]+)/g)].flatMap(([, x, y]) => [x, y]));
  expect(places.filter((place) => Number(place) < 4 || Number(place) > 28)).toEqual([]);
});
