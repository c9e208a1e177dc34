import {linksOfVersion} from './manual-links';

const VERSIONS = ['v13.0.0', 'v12.0.0', 'v11.0.0', 'v10.0.0'];
const LINKS = ['manual:pipe', 'manual@v12.0.0:dict#read', 'manual@v11.0.0:object', 'react@v12.0.0:memo'];

test.each([
  ['v13.0.0', ['manual:pipe', 'manual:dict#read', 'react:memo']],
  ['v12.0.0', ['manual:pipe', 'manual:dict#read', 'react:memo']],
  ['v11.0.0', ['manual:pipe', 'manual:object']],
  ['v10.0.0', ['manual:pipe']],
])('%s has the links of the newest applicable version', (version, links) => {
  expect(linksOfVersion(LINKS, VERSIONS, version)).toEqual(links);
});

test.each(['manual@next:dict', 'manual@v7.0.0:dict'])('%s is rejected with a suggestion', (link) => {
  expect(() => linksOfVersion([link], VERSIONS, 'v12.0.0')).toThrow(
    /isn't a version of the manual\. Use the first version it applies to: v13\.0\.0, v12\.0\.0/,
  );
});
