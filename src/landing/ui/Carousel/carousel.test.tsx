/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';
import Carousel, {CommunityCarousel} from '.';

jest.mock('@docusaurus/useBaseUrl', () => ({__esModule: true, default: (path: string) => path}));

const images = ['a', 'b', 'c'].map((name) => ({src: `/${name}.svg`, alt: `Picture ${name}`}));
const chosen = (): string =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .find(({checked}) => checked)!
    .getAttribute('aria-label')!;

test('the first picture shows, each dot says which it is', () => {
  render(<Carousel label="Letters" images={images} />);
  expect(screen.getByRole('radiogroup', {name: 'Letters'})).not.toHaveAttribute('data-interval');
  expect(screen.getAllByRole('radio').map((dot) => dot.getAttribute('aria-label'))).toEqual([
    'Picture 1 of 3',
    'Picture 2 of 3',
    'Picture 3 of 3',
  ]);
  expect(chosen()).toBe('Picture 1 of 3');
});

test('a click on a picture shows the next one, on the last the first, without scripts', () => {
  render(<Carousel label="Letters" images={images} />);
  for (const next of [2, 3, 1]) {
    const shown = images[next === 1 ? 2 : next - 2]!;
    screen.getByAltText(shown.alt).click();
    expect(chosen()).toBe(`Picture ${next} of 3`);
  }
});

test('two carousels of a page do not share their dots', () => {
  render(
    <>
      <Carousel label="One" images={images} />
      <Carousel label="Two" images={images} interval={5000} />
    </>,
  );
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({checked}) => checked)).toHaveLength(2);
  expect(screen.getByRole('radiogroup', {name: 'Two'})).toHaveAttribute('data-interval', '5000');
});

test('the community has three pictures and does not advance by itself', () => {
  render(<CommunityCarousel />);
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(screen.getByRole('radiogroup')).not.toHaveAttribute('data-interval');
});
