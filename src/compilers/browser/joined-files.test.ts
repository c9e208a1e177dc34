/** Files joined into one source behave as they do with compilers that read each of them. */
import {withFiles} from './with-files';
import {createNativeCompilers} from '../build/native-compilers';
import {service, testWith, versions} from '../../../tests/support/examples-site';
import {baseSettings} from '../../../tests/support/engine-contract';
import {filesContract} from '../../../tests/support/files-contract';

const compilers = createNativeCompilers(service);

describe.each(versions)('%s', (version) => {
  const settings = baseSettings(version);
  const engine = withFiles({
    name: 'bundle',
    versions: () => Promise.resolve([]),
    compile: (code) => compilers.compile({code, settings}),
    format: (code) => compilers.format({code, settings}),
    convert: (code) => Promise.resolve({code}),
    dispose: () => undefined,
  });
  filesContract(
    (name, run) => testWith(version, name, run),
    () => engine,
    settings,
  );
});

test('types move to their files, without those of the modules that were added', async () => {
  const files = [{name: 'User.res', code: 'let a = 1\nlet b = 2\n'}];
  const range = {row: 1, column: 0, endRow: 1, endColumn: 1};
  const engine = withFiles({
    name: 'bundle',
    versions: () => Promise.resolve([]),
    dispose: () => undefined,
    format: (code) => Promise.resolve({code}),
    convert: (code) => Promise.resolve({code}),
    compile: (code) => {
      expect(code).toBe('module User = {let a = 1\nlet b = 2\n\n}\nlet c = 3\n');
      return Promise.resolve({
        js: '',
        problems: [],
        milliseconds: 1,
        types: [
          {...range, column: 7, endRow: 4, type: 'module'},
          {...range, column: 19, endColumn: 20, type: 'a'},
          {...range, row: 2, endRow: 2, column: 4, endColumn: 5, type: 'b'},
          {...range, row: 5, endRow: 5, column: 4, endColumn: 5, type: 'c'},
        ],
      });
    },
  });
  const {types} = await engine.compile('let c = 3\n', baseSettings('v12.0.0'), files);
  expect(types).toEqual([
    {file: 'User.res', row: 1, column: 4, endRow: 1, endColumn: 5, type: 'a'},
    {file: 'User.res', row: 2, column: 4, endRow: 2, endColumn: 5, type: 'b'},
    {row: 1, column: 4, endRow: 1, endColumn: 5, type: 'c'},
  ]);
});
