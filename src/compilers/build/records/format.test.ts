import {formatRecord, parseRecord, type RecordFile} from './format';

const js = (text: string) => [{name: 'Playground.js', text}];

const RECORD: RecordFile = {
  subject: 'docs/pipe.mdx',
  versions: new Map([
    ['v12.0.0', 'rescript@12.3.1, flags 1a2b3c4d'],
    ['v11.0.0', 'rescript@11.1.4, flags 5e6f7a8b'],
  ]),
  questions: [
    {
      hash: '0123456789abcdef',
      label: 'let fare = 12',
      answers: new Map([
        ['v12.0.0 compile', {verdict: 'compiles', texts: js('let fare = 12;\n\n\nexport {\n  fare,\n}\n')}],
        ['v12.0.0 types', {verdict: '1', texts: [{name: 'Playground.res', text: 'fare 1:5\tint\n'}]}],
        ['v11.0.0 instead of v12.0.0', {verdict: 'other', texts: js('var fare = 12;\n')}],
        ['v10.0.0 instead of v12.0.0', {verdict: 'other', texts: js('var fare = 12;\n')}],
      ]),
    },
    {hash: 'fedcba9876543210', label: '', answers: new Map([['v12.0.0 values', {verdict: 'none', texts: []}]])},
  ],
};

test('a record is read as it was written', () => {
  expect(parseRecord(formatRecord(RECORD))).toEqual(RECORD);
});

test('texts that another version has too are written once', () => {
  const text = formatRecord(RECORD);
  expect(text.match(/var fare/g)).toHaveLength(1);
  expect(text).toContain('v10.0.0 instead of v12.0.0: other, like v11.0.0\n');
});

const damage: Readonly<Record<string, (text: string) => string>> = {
  'the end is missing': (text) => text.slice(0, -20),
  'a merge left its marks here': (text) => text.replace('question f', '<<<<<<< HEAD\nquestion f'),
  'the line ends like on Windows (CRLF)': (text) => text.replaceAll('\n', '\r\n'),
  "the first line isn't the one that command writes": () => '{"answers": []}',
  'this line is neither a question nor an answer': (text) => text.replace('question f', 'f'),
  'this text belongs to no answer': (text) => text.replace('v12.0.0 compile: compiles\n', ''),
  'something follows the end': (text) => `${text}question 0123456789abcdef\n`,
};

test.each(Object.entries(damage))('%s', (reason, change) => {
  expect(() => parseRecord(change(formatRecord(RECORD)))).toThrow(reason);
});
