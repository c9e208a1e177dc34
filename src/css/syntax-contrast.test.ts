import {readFileSync} from 'node:fs';
import {contrast, readPalettes} from '../../tests/support/contrast';
import {TOKEN_CLASSES} from '../rescript/core/syntax/token';

const AA = 4.5;
const palettes = readPalettes(...['color', 'syntax'].map((name) => readFileSync(`src/css/tokens/${name}.css`, 'utf8')));
const colors = Object.keys(palettes.light).filter((name) => name.startsWith('--syntax-'));

test('contrast is computed as WCAG does', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#fff')).toBeCloseTo(4.48, 2);
});

test('every kind of token has a color and a rule', () => {
  const [, rules] = readFileSync('src/examples/ui/code.css', 'utf8').split('  :is(.code, .tokens) {\n');
  expect(colors.sort()).toEqual(
    Object.keys(TOKEN_CLASSES)
      .map((kind) => `--syntax-${kind}`)
      .sort(),
  );
  for (const [kind, name] of Object.entries(TOKEN_CLASSES)) {
    expect(rules).toMatch(new RegExp(`^ {4}\\.${name} \\{\\s*color: var\\(--syntax-${kind}\\);`, 'm'));
  }
});

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  const palette = palettes[theme];
  const backgrounds = ['--color-code-bg', '--code-line-bg', '--code-mark-bg'];
  const texts = [...colors, '--color-code-text'];
  test.each(texts.flatMap((text) => backgrounds.map((background) => [text, background] as const)))(
    '%s on %s',
    (text, background) => {
      expect(contrast(palette[text]!, palette[background]!)).toBeGreaterThanOrEqual(AA);
    },
  );

  test.each([
    ['--color-text-muted', '--color-code-bg'],
    ['--color-heading', '--color-code-bg'],
    ['--color-heading', '--color-bg-hover'],
    ['--color-tip', '--color-code-bg'],
    ['--color-code-text', '--color-error-bg'],
    ['--color-code-text', '--color-warning-bg'],
  ])('%s on %s', (text, background) => {
    expect(contrast(palette[text]!, palette[background]!)).toBeGreaterThanOrEqual(AA);
  });
});
