import {usePageName} from './page-names';

const title = "The value … can't be found";
let frontMatter = {};
jest.mock('@docusaurus/plugin-content-docs/client', () => ({useDoc: () => ({metadata: {title}, frontMatter})}));

test.each([
  ['a page of the manual', {sidebar_label: 'Values'}, title],
  [
    'a page about an error',
    {sidebar_label: "A value that isn't in scope", messages: ['…']},
    "A value that isn't in scope",
  ],
  ['a page about a warning', {sidebar_label: '101: unused attribute', messages: ['…']}, title],
])('%s has its explanation as its heading', (_, own, name) => {
  frontMatter = own;
  expect(usePageName()).toBe(name);
});
