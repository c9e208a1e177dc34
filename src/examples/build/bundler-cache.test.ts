import path from 'node:path';
import {blockDependencies} from './bundler-cache';

const siteDir = path.resolve('.');

test('a change of any code behind a block discards the bundler’s cache, in subfolders too', () => {
  const {experiments} = blockDependencies(siteDir, {experiments: {cache: {type: 'persistent'}}}) as {
    experiments: {cache: {buildDependencies: readonly string[]}};
  };
  const files = experiments.cache.buildDependencies.map((file) =>
    path.relative(siteDir, file).replaceAll(path.sep, '/'),
  );
  expect(files).toEqual(
    expect.arrayContaining([
      'package-lock.json',
      'src/compilers/build/runner.cjs',
      'src/kit/core/html.ts',
      'src/examples/build/index.ts',
      'src/api/build/extract/packages.ts',
    ]),
  );
});

test('a build without the cache has nothing to add', () => expect(blockDependencies(siteDir, {})).toEqual({}));
