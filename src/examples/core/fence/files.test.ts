import {fileOfHeader, splitFiles} from './files';

test('code without file lines is one file with the playground’s file name', () => {
  expect(splitFiles('let a = 1\n', 'res', 1)).toEqual({
    files: [{name: 'Playground.res', code: 'let a = 1\n', startsAfter: 0}],
    problems: [],
  });
});

test('each file line starts a file at a known line', () => {
  const {files, problems} = splitFiles('// file: Shop.resi\nlet a: int\n\n// file: Shop.res\nlet a = 1\n', 'res', 10);
  expect(problems).toEqual([]);
  expect(files).toEqual([
    {name: 'Shop.resi', code: 'let a: int\n\n', startsAfter: 1},
    {name: 'Shop.res', code: 'let a = 1\n', startsAfter: 4},
  ]);
});

test('code before the first file, invalid names and duplicate names are problems with line numbers', () => {
  const {problems} = splitFiles('let a = 1\n// file: ../x.res\n// file: A.res\n// file: A.res\n', 'res', 10);
  expect(problems.map(({line, message}) => [line, message])).toEqual([
    [11, 'the example has code before the first "// file:" line'],
    [12, '"../x.res" isn\'t a valid name for a source file'],
    [14, 'the example has two files named A.res'],
  ]);
});

test('a file line must be a complete line', () => {
  expect(fileOfHeader('// file: A.res')).toBe('A.res');
  expect(fileOfHeader('let a = 1 // file: A.res')).toBeUndefined();
});
