/** Whether each comment of the packages is about its own item. */
import path from 'node:path';
import {fullName} from '@site/src/api/core/model/compare';
import {firstCall, unusedCorrections} from '@site/src/api/core/model/comment-corrections';
import {apiServiceOf} from '@site/src/api/build/service';

const service = apiServiceOf(path.resolve('.'));

test('a comment that begins with a call calls its own function: correct others in src/api/core/model/comment-corrections.ts', async () => {
  const models = await service.models();
  const items = models.flatMap(({version, modules}) =>
    modules.flatMap((module) => module.items.map((item) => ({version, module, item}))),
  );
  const calls = items.flatMap(({version, module, item}) => {
    const call = item.kind === 'value' && !item.shadowed ? firstCall(item.docs) : undefined;
    return call === undefined ? [] : [{place: `${version} ${fullName(module, item.name)}`, name: item.name, call}];
  });
  expect(calls.length).toBeGreaterThan(2000);
  expect(calls.filter(({name, call}) => name !== call)).toEqual([]);
});

test('every correction is needed by a version, and its item says what the package has', async () => {
  const models = await service.models();
  expect(unusedCorrections(models)).toEqual([]);
  const array = models[0]?.modules.find(({id}) => id === 'Array');
  expect(array?.items.find(({name}) => name === 'copyAllWithin')).toMatchObject({
    corrected: 'isEmpty',
    docs: expect.stringContaining('copies the items from the start') as unknown,
  });
});
