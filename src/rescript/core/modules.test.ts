import {groupModules, moduleOf, sortModules} from './modules';

test('interface and implementation count as one module', () => {
  expect(groupModules(['Shop.resi', 'shop.res', 'Main.re'])).toEqual([
    {name: 'Shop', interface: 'Shop.resi', implementation: 'shop.res'},
    {name: 'Main', implementation: 'Main.re'},
  ]);
  expect(moduleOf('foo_bar.mli')).toBe('Foo_bar');
});

test('a module comes after its dependencies, and a cycle terminates', () => {
  const modules = groupModules(['A.res', 'B.res', 'C.res', 'D.res']);
  const order = sortModules(
    modules,
    new Map([
      ['A', ['C', 'Elsewhere']],
      ['C', ['B']],
      ['D', ['A', 'D']],
      ['B', ['D']],
    ]),
  );
  expect(order.map(({name}) => name)).toEqual(['D', 'B', 'C', 'A']);
  expect(sortModules(modules, new Map()).map(({name}) => name)).toEqual(['A', 'B', 'C', 'D']);
});
