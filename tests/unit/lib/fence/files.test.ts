import {fileOfHeader, splitFiles} from '../../../../src/lib/fence/files';

test('code without file lines is one file with the name that the playground uses', () => {
  expect(splitFiles('let a = 1\n', 'res', 1)).toEqual({files: [{name: 'Playground.res', code: 'let a = 1\n', startsAfter: 0}], problems: []});
});

test('each file line starts a file, and its place is known', () => {
  const {files, problems} = splitFiles('// file: Shop.resi\nlet a: int\n\n// file: Shop.res\nlet a = 1\n', 'res', 10);
  expect(problems).toEqual([]);
  expect(files).toEqual([
    {name: 'Shop.resi', code: 'let a: int\n\n', startsAfter: 1},
    {name: 'Shop.res', code: 'let a = 1\n', startsAfter: 4},
  ]);
});

test('code before the first file, a bad name and a name twice are problems with their lines', () => {
  const {problems} = splitFiles('let a = 1\n// file: ../x.res\n// file: A.res\n// file: A.res\n', 'res', 10);
  expect(problems.map(({line, message}) => [line, message])).toEqual([
    [11, 'there is code before the first "// file:" line'],
    [12, '"../x.res" cannot be the name of a source file'],
    [14, 'the example has two files named A.res'],
  ]);
});

test('a file line is only a whole line', () => {
  expect(fileOfHeader('// file: A.res')).toBe('A.res');
  expect(fileOfHeader('let a = 1 // file: A.res')).toBeUndefined();
});
