import {readFileSync} from 'node:fs';
import {contrast, readPalettes} from '../../tests/support/contrast';

/** WCAG 2, AA: text of any size. */
const AA = 4.5;
const palettes = readPalettes(readFileSync('src/css/tokens/color.css', 'utf8'));

const TEXTS = ['text', 'text-muted', 'heading', 'link', 'accent', 'error', 'warning', 'tip', 'note'];
const BACKGROUNDS = ['bg', 'bg-raised', 'bg-sunken', 'bg-hover'];
const KINDS = ['error', 'warning', 'tip', 'note'];

const pairs = [
  ...TEXTS.flatMap((text) => BACKGROUNDS.map((background) => [text, background] as const)),
  ...KINDS.flatMap((kind) => [kind, 'text', 'link'].map((text) => [text, `${kind}-bg`] as const)),
  ['accent', 'accent-bg'],
  ['text', 'mark-bg'],
  ['on-brand', 'button'],
  ['on-brand', 'button-hover'],
] as const;

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test.each(pairs)('%s on %s', (text, background) => {
    const [one, other] = [text, background].map((name) => palettes[theme][`--color-${name}`]);
    expect(contrast(one!, other!)).toBeGreaterThanOrEqual(AA);
  });
});
