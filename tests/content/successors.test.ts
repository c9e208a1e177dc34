import path from 'node:path';
import {apiServiceOf} from '@site/src/api/build/service';
import {findSuccessors} from '@site/src/api/core/model/successors';

const service = apiServiceOf(path.resolve(__dirname, '../..'));

/** Shares hold for every release, so a model that gets poorer can't pass with new numbers. */
test.each(['stdlib', 'belt', 'js'])(
  'nine in ten deprecated names of %s have a successor',
  async (library) => {
    const [newest = ''] = service.versions;
    const model = await service.model(newest);
    const successors = findSuccessors(model, await service.index(newest));
    const deprecated = model.modules
      .filter((module) => module.library === library && module.aliasOf === undefined)
      .flatMap((module) => module.items.filter((item) => item.deprecated).map((item) => ({module, item})));
    const followed = deprecated.filter(({module, item}) => successors.of(module, item) !== undefined);
    expect(followed.length / deprecated.length).toBeGreaterThan(0.9);
    // The package has migrations for the standard library's former names and those of Js, and none for Belt.
    const migrated = deprecated.filter(({item}) => item.deprecated?.migration !== undefined);
    if (library !== 'belt') expect(migrated.length / deprecated.length).toBeGreaterThan(0.8);
  },
  120_000,
);
