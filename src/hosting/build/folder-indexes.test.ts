import fs from 'node:fs';
import path from 'node:path';
import {temporaryFolder} from '../../../tests/support/temporary';
import {writeFolderIndexes} from './folder-indexes';
import {readBuild} from './read-build';

test('a page has the same file in its folder, and what isn’t a page hasn’t', () => {
  const page = '<div id="__docusaurus"></div>';
  const root = temporaryFolder({
    'index.html': page,
    '404.html': page,
    'fr/404.html': page,
    'docs/record.html': `${page} finished`,
    'docs/record/index.html': page,
    'blog.html': page,
    'frame.html': '',
  });
  expect(writeFolderIndexes(root, readBuild(root, '/'))).toBe('2 pages');
  const indexes = fs.readdirSync(root, {recursive: true, encoding: 'utf8'}).filter((file) => /.\/index/.test(file));
  expect(indexes.sort()).toEqual(['blog/index.html', 'docs/record/index.html']);
  expect(fs.readFileSync(path.join(root, 'docs/record/index.html'), 'utf8')).toBe(`${page} finished`);
});
