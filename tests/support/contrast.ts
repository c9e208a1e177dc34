/** Colors of a token sheet, by theme. */
export type Palette = Readonly<Record<string, string>>;

/**
 * A sheet's custom properties with hexadecimal colors: for the light theme, and with the dark theme's values applied on
 * top.
 */
export function readPalettes(...sheets: readonly string[]): {readonly light: Palette; readonly dark: Palette} {
  const light: Record<string, string> = {};
  const dark: Record<string, string> = {};
  for (const sheet of sheets) {
    for (const [, selector = '', body = ''] of sheet.matchAll(/(:root|html\[data-theme='dark'\])\s*\{([^}]*)\}/g)) {
      for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*(#[\da-f]{3,6})\b/gi)) {
        (selector === ':root' ? light : dark)[name] = value;
      }
    }
  }
  return {light, dark: {...light, ...dark}};
}

/** WCAG 2 contrast of two hexadecimal colors, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const digits = color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(digits.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
