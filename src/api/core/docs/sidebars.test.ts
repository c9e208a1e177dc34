import {editionOf} from '@site/src/api/core/docs/library';
import {pagesOf} from '@site/src/api/core/docs/pages';
import {apiSidebars, type SidebarItem} from '@site/src/api/core/docs/sidebars';
import {library} from '../../../../tests/support/small-library';

const sidebars = (version: string) =>
  apiSidebars(pagesOf(library, editionOf(library, version)), (slug) => slug || 'index');
const outline = (items: readonly SidebarItem[] = []): readonly unknown[] =>
  items.map((item) =>
    item.type === 'category'
      ? [item.link ? `${item.label} → ${item.link.id}` : item.label, ...outline(item.items)]
      : `${item.label} → ${item.id}`,
  );

test('with a standard library: overview and additional libraries', () => {
  expect(outline(sidebars('v12.0.0').overview)).toEqual([
    ['Overview', 'Introduction → index', 'Stdlib → stdlib', 'Changes → changes'],
    ['Additional Libraries', 'Belt → belt', 'Dom → dom'],
  ]);
});

test('a library with its modules, the other libraries one click away', () => {
  expect(outline(sidebars('v12.0.0').belt)).toEqual([
    ['Overview', 'Introduction → index', 'Stdlib → stdlib'],
    ['Belt → belt', ['HashMap → belt/hash-map', 'Int → belt/hash-map-int'], 'Debug → belt/debug'],
    ['Additional Libraries', 'Dom → dom'],
  ]);
});

test('before: three modules', () => {
  expect(outline(sidebars('v10.0.0').overview)).toEqual([
    ['Overview', 'Introduction → index', 'Changes → changes'],
    ['Modules', 'Js → js', 'Belt → belt', 'Dom → dom'],
  ]);
});

test('every page is in exactly one sidebar', () => {
  for (const {model} of library.editions) {
    const ids = JSON.stringify(sidebars(model.version)).match(/\{"type":"doc","id":"[^"]*"/g) ?? [];
    expect(ids).toHaveLength(new Set(ids).size);
    expect(ids).toHaveLength(pagesOf(library, editionOf(library, model.version)).length);
  }
});
