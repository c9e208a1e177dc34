import path from 'node:path';
import {countItems, type ApiModel} from '@site/src/api/core/model/model';
import {apiServiceOf} from '@site/src/api/build/service';

/**
 * The contents of the packages, counted by hand when they were pinned. If a tool loses items or a package changes,
 * someone has to update these numbers deliberately.
 */
const service = apiServiceOf(path.resolve(__dirname, '../..'));
const models = new Map<string, ApiModel>();

beforeAll(async () => {
  for (const model of await service.models()) models.set(model.version, model);
});

test.each([
  ['v12.0.0', 'stdlib', {modules: 98, items: 1350}],
  ['v12.0.0', 'belt', {modules: 38, items: 1143}],
  ['v12.0.0', 'dom', {modules: 3, items: 277}],
  ['v11.0.0', 'core', {modules: 84, items: 1132}],
  ['v11.0.0', 'belt', {modules: 38, items: 1120}],
  ['v11.0.0', 'dom', {modules: 3, items: 281}],
] as const)('%s %s', (version, library, counts) => {
  const model = models.get(version);
  expect(model && countItems(model, library)).toEqual(counts);
});

test.each([
  ['v10.0.0', {modules: 105, items: 3500}],
  ['v9.0.0', {modules: 99, items: 3475}],
  ['v8.0.0', {modules: 99, items: 3470}],
] as const)('%s in all', (version, counts) => {
  const model = models.get(version);
  expect(model && countItems(model)).toEqual(counts);
});
