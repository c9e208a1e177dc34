import {firstRules, missingPageRules} from '../../../../src/plugins/redirects/index';

type Content = Parameters<typeof missingPageRules>[0];

test('every page that a version lacks leads there to its twin', () => {
  const content = {
    loadedVersions: [
      {versionName: 'current', path: '/m/next', docs: [{permalink: '/m/next/dict', twins: [{version: 'v11', to: '/m/latest/object', title: 'Object'}]}, {permalink: '/m/next/object', twins: []}]},
      {versionName: 'v11', path: '/m/latest', docs: [{permalink: '/m/latest/faq', twins: [{version: 'current', to: '/m/next/introduction#x', title: 'Introduction'}]}]},
    ],
  } as unknown as Content;
  expect(missingPageRules(content)).toEqual([
    {from: '/m/latest/dict', to: '/m/latest/object'},
    {from: '/m/next/faq', to: '/m/next/introduction#x'},
  ]);
});

test('of several rules for one address the first holds', () => {
  const rules = [{from: '/a', to: '/exact'}, {from: '/b', to: '/x'}, {from: '/a', to: '/found'}];
  expect(firstRules(rules)).toEqual([{from: '/a', to: '/exact'}, {from: '/b', to: '/x'}]);
});
