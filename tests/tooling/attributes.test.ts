/** An attribute that has a constant is only written as that constant, or changing it would break what reads it. */
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const sources = fs
  .readdirSync(path.join(root, 'src'), {recursive: true, encoding: 'utf8'})
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => ({file, text: fs.readFileSync(path.join(root, 'src', file), 'utf8')}));
const constants = sources.flatMap(({file, text}) =>
  [...text.matchAll(/^export const \w+ = '(data-[\w-]+)';$/gm)].map(([, attribute = '']) => ({file, attribute})),
);

test('no attribute with a constant is written as a literal', () => {
  expect(constants.length).toBeGreaterThan(20);
  const literals = sources.flatMap(({file, text}) => {
    const code = text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
    return constants
      .filter((constant) => constant.file !== file && new RegExp(`[\\s[]${constant.attribute}(?![\\w-])`).test(code))
      .map(({attribute}) => `${file}: ${attribute}`);
  });
  expect(literals).toEqual([]);
});
