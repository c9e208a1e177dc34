/** The strings of the translations: placeholders, plural forms, French spaces. Their pages: records, ids and examples. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {UNCHANGED_FILE} from '../../src/languages/build/coverage';
import {translatedPages} from '../../src/languages/build/drift';

const FOLDER = path.join(__dirname, '../../i18n');
const LANGUAGES = readdirSync(FOLDER);

type Text = {readonly file: string; readonly id: string; readonly message: string; readonly description: string};

function textsOf(language: string): readonly Text[] {
  const files = readdirSync(path.join(FOLDER, language), {recursive: true, encoding: 'utf8'}).sort();
  return files
    .filter((file) => file.endsWith('.json') && file !== UNCHANGED_FILE)
    .flatMap((file) => {
      const content = JSON.parse(readFileSync(path.join(FOLDER, language, file), 'utf8')) as Record<
        string,
        {readonly message: string; readonly description?: string}
      >;
      return Object.entries(content).map(([id, {message, description = ''}]) => ({file, id, message, description}));
    });
}

const named = ({file, id}: Text): string => `${file}: ${id}`;
const placeholders = (message: string): readonly string[] => [...new Set(message.match(/\{\w+\}/g))].sort();

describe.each(LANGUAGES)('the strings of %s', (language) => {
  const texts = textsOf(language);

  test('are all there', () => {
    expect(texts.filter(({message}) => message.trim() === '').map(named)).toEqual([]);
  });

  test('have the plural forms of the numbers from 0 to 200', () => {
    const rules = new Intl.PluralRules(language);
    const forms = new Set(Array.from({length: 201}, (_unused, count) => rules.select(count)));
    const plurals = texts.filter(({description}) => /plural form/.test(description));
    expect(plurals.length).toBeGreaterThan(0);
    expect(plurals.filter(({message}) => message.split('|').length !== forms.size).map(named)).toEqual([]);
  });

  test('have the placeholders that the other languages have', () => {
    const others = new Map(
      LANGUAGES.filter((other) => other !== language)
        .flatMap(textsOf)
        .map((text) => [named(text), placeholders(text.message)]),
    );
    for (const text of texts) {
      const expected = others.get(named(text));
      if (expected) expect([named(text), placeholders(text.message)]).toEqual([named(text), expected]);
    }
  });
});

test('French has non-breaking spaces before high punctuation and inside quotation marks', () => {
  const spaces = /[ ][;?!»]|[ ]:(?!=)|«[ ]|[^\s«][?!;](?=\s|$)/;
  // `let?` is code.
  const wrong = textsOf('fr').filter(({message}) => spaces.test(message.replace('let?', '')));
  expect(wrong.map(({id, message}) => `${id}: ${message}`)).toEqual([]);
});

test.each(LANGUAGES)('the pages of %s record what they were made from, and have its ids and examples', (language) => {
  const wrong = translatedPages(path.join(FOLDER, '..'), language).filter(({problems}) => problems.length > 0);
  expect(wrong.map(({file, problems}) => ({file, problems}))).toEqual([]);
});
