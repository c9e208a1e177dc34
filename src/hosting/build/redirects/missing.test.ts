import {firstRules, missingPageRules} from './index';

type Content = Parameters<typeof missingPageRules>[0];

test('every page that a version lacks leads there to its counterpart', () => {
  const content = {
    loadedVersions: [
      {
        versionName: 'current',
        path: '/m/next',
        docs: [
          {permalink: '/m/next/dict', counterparts: [{version: 'v11', to: '/m/latest/object', title: 'Object'}]},
          {permalink: '/m/next/object', counterparts: []},
        ],
      },
      {
        versionName: 'v11',
        path: '/m/latest',
        docs: [
          {
            permalink: '/m/latest/faq',
            counterparts: [{version: 'current', to: '/m/next/introduction#x', title: 'Introduction'}],
          },
        ],
      },
    ],
  } as unknown as Content;
  expect(missingPageRules(content)).toEqual([
    {from: '/m/latest/dict', to: '/m/latest/object'},
    {from: '/m/next/faq', to: '/m/next/introduction#x'},
  ]);
});

test('a page that no version has anymore leads to its successor, if there is one', () => {
  const content = {
    loadedVersions: [
      {versionName: 'current', path: '/m/next', docs: [{permalink: '/m/next/lazy', twins: []}]},
      {versionName: 'v11', path: '/m/latest', docs: [{permalink: '/m/latest/type', twins: []}]},
    ],
  } as unknown as Content;
  expect(missingPageRules(content, {delay: ['gone', 'lazy#make'], type: ['lazy']})).toEqual([
    {from: '/m/next/delay', to: '/m/next/lazy#make'},
    {from: '/m/next/type', to: '/m/next/lazy'},
  ]);
});

test('of several rules for an address, the first one is used', () => {
  const rules = [
    {from: '/a', to: '/exact'},
    {from: '/b', to: '/x'},
    {from: '/a', to: '/found'},
  ];
  expect(firstRules(rules)).toEqual([
    {from: '/a', to: '/exact'},
    {from: '/b', to: '/x'},
  ]);
});
