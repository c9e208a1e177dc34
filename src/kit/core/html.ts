/** Markup as text. Only `html` and `trusted` make it; whatever else is put into it is escaped. */
class Markup {
  constructor(private readonly text: string) {}
  toString(): string {
    return this.text;
  }
}
export type Html = Markup;

/** False, null, and undefined leave nothing. */
export type HtmlValue = Html | string | number | false | null | undefined | readonly HtmlValue[];

const ESCAPES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

const textOf = (value: HtmlValue): string => {
  if (value instanceof Markup) return String(value);
  if (value == null || value === false) return '';
  return Array.isArray(value)
    ? value.map(textOf).join('')
    : String(value).replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');
};

/**
 * A template of HTML or SVG whose values are escaped, for content and attributes in double quotes:
 *
 *     html`<a href="${address}">${name}</a>`
 *
 * Markup is inserted unchanged. The parts of a list follow each other without a separator.
 */
export const html = (strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html =>
  new Markup(String.raw({raw: strings}, ...values.map(textOf)));

/** The value of an attribute as it was before `html` escaped it. */
export const unescapeHtml = (text: string): string =>
  Object.entries(ESCAPES).reduceRight((rest, [sign, escape]) => rest.replaceAll(escape, sign), text);

/** Markup from elsewhere that's already safe, such as highlighted code. */
export const trusted = (markup: string): Html => new Markup(markup);

export const join = (values: readonly HtmlValue[], separator = ''): Html =>
  html`${values.map((value, index) => [index > 0 && separator, value])}`;

/** Replaces each `{name}` with its value, which may be markup. A name without one stays. */
export const fillHtml = (template: string, values: Readonly<Record<string, HtmlValue>>): Html =>
  html`${template.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : (values[part] ?? `{${part}}`)))}`;
