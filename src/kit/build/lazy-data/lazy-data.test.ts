import {lazyData} from '.';

type Bundler = {
  readonly cacheable: (yes: boolean) => void;
  readonly async: () => (error: unknown, code: string) => void;
  readonly resourcePath: string;
};
const loader = jest.requireActual<(this: Bundler) => void>('./loader.cjs');

/** What the bundler gets from the loader in a module id. */
const load = (id: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const [file, stub = ''] = id.replace('!!', '').split('!');
    expect(file).toMatch(/loader\.cjs$/);
    const done = (error: unknown, code: string): void => (error instanceof Error ? reject(error) : resolve(code));
    loader.call({cacheable: () => undefined, async: () => done, resourcePath: stub});
  });

test('data is made when the bundler asks for it, each time', async () => {
  const render = jest.fn(() => Promise.resolve('{"html":"<p>map</p>"}'));
  const id = lazyData('/site/api/array.md', render);
  expect(render).not.toHaveBeenCalled();
  expect(await load(id)).toBe('export default {"html":"<p>map</p>"};');
  await load(id);
  expect(render).toHaveBeenCalledTimes(2);
});

test("an error is the bundler's error", async () => {
  const id = lazyData('/site/api/set.md', () => Promise.reject(new Error('No comments.')));
  await expect(load(id)).rejects.toThrow('No comments.');
});
