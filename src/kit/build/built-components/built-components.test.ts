import type {LoadContext, Plugin} from '@docusaurus/types';
import {builtComponents, type BuiltComponent, type ComponentPage} from '@site/src/kit/build/built-components';
import {html} from '@site/src/kit/core/html';
import type {MarkdownNode} from '@site/src/kit/build/markdown-node';

const seen: ComponentPage[] = [];
const greeting: BuiltComponent = {
  name: 'Greeting',
  labels: {hello: {message: 'Hello', description: 'A greeting'}, bye: {message: 'Bye', description: 'Another'}},
  render(page, words) {
    seen.push(page);
    return page.page.includes('broken')
      ? Promise.reject(new Error('no <greeting> today'))
      : Promise.resolve({html: html`${words.hello} ${words.bye}`});
  },
};

async function load({
  production = true,
  translated,
}: {readonly production?: boolean; readonly translated?: Record<string, string>} = {}) {
  const placeOf = (page: string) =>
    page.startsWith('docs/') ? {version: 'v12.0.0', folder: 'docs', root: '/docs/manual/next'} : undefined;
  const {plugin, transformer} = builtComponents({components: [greeting], placeOf, production});
  const own = plugin({
    siteDir: '/site',
    baseUrl: '/base/',
    i18n: {currentLocale: 'fr'},
  } as LoadContext) as Plugin<unknown>;
  const content = await own.loadContent?.();
  const files = (await own.getTranslationFiles?.({content})) ?? [];
  const translationFiles = files.map((file) => ({
    ...file,
    content: Object.fromEntries(Object.entries({...translated}).map(([key, message]) => [key, {message}])),
  }));
  await own.contentLoaded?.({
    content: translated ? own.translateContent?.({content, translationFiles}) : content,
    actions: {} as never,
  });
  return {
    files,
    html: async (page: string): Promise<string> => {
      const tree: MarkdownNode = {
        type: 'root',
        children: [{type: 'mdxJsxFlowElement', name: 'Greeting', attributes: [], children: []}],
      };
      const fail = (reason: string): never => {
        throw new Error(reason);
      };
      await transformer()(tree, {path: `/site/${page}`, value: '# Page', fail});
      return (
        ((tree.children?.[0]?.attributes ?? []) as {readonly name: string; readonly value: string}[]).find(
          ({name}) => name === 'html',
        )?.value ?? ''
      );
    },
  };
}

test('a component gets its page and its labels', async () => {
  const {html, files} = await load();
  expect(await html('docs/page.mdx')).toBe('Hello Bye');
  expect(seen.at(-1)).toEqual({
    siteDir: '/site',
    baseUrl: '/base/',
    locale: 'fr',
    page: 'docs/page.mdx',
    source: '# Page',
    version: 'v12.0.0',
    folder: 'docs',
    root: '/base/docs/manual/next',
  });
  expect(files).toEqual([{path: 'Greeting', content: greeting.labels}]);
});

test('translations replace the English labels, which are the fallback for missing ones', async () => {
  const {html} = await load({translated: {hello: 'Bonjour'}});
  expect(await html('docs/page.mdx')).toBe('Bonjour Bye');
});

test('a component that can’t be rendered fails a production build, and shows its error in development', async () => {
  await expect((await load()).html('docs/broken.mdx')).rejects.toThrow('<Greeting />: no <greeting> today');
  await expect((await load()).html('blog/page.mdx')).rejects.toThrow(
    "blog/page.mdx doesn't belong to a version of the manual",
  );
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await (await load({production: false})).html('docs/broken.mdx')).toContain('no &lt;greeting&gt; today');
  expect(warn).toHaveBeenCalled();
});

test('two components with the same name are rejected', () => {
  expect(() => builtComponents({components: [greeting, greeting], placeOf: () => undefined, production: true})).toThrow(
    'same name',
  );
});
