/**
 * For `node --require`: makes every access to a page throw. `npm run check` doesn't repeat some steps when only a page
 * has changed. It runs them, and the processes they start, with this, so that none of them can depend on a page
 * unnoticed.
 */
const fs = require('node:fs');
const {syncBuiltinESMExports} = require('node:module');
const path = require('node:path');
const {fileURLToPath} = require('node:url');
const folders = require('../../src/config/page-folders.json');

const root = path.resolve(__dirname, '../..');

function refusePage(target) {
  const file = target instanceof URL ? fileURLToPath(target) : Buffer.isBuffer(target) ? target.toString() : target;
  if (typeof file !== 'string') return;
  const [folder = ''] = path.relative(root, path.resolve(file)).split(path.sep);
  if (!folders.includes(folder)) return;
  throw new Error(`${file} is a page, so this isn't a test of the code alone: add it to pageTests in jest.config.cjs.`);
}

for (const module of [fs, fs.promises]) {
  for (const [name, original] of Object.entries(module)) {
    // Those in capitals are classes and constants.
    if (typeof original !== 'function' || !/^[a-z]/.test(name)) continue;
    const guarded = function (target, ...rest) {
      refusePage(target);
      return original.call(this, target, ...rest);
    };
    // realpathSync.native, and what util.promisify reads.
    for (const key of Reflect.ownKeys(original)) {
      if (!['length', 'name', 'prototype'].includes(key)) guarded[key] = original[key];
    }
    module[name] = guarded;
  }
}
syncBuiltinESMExports();
