/** Programs of all five versions, compiled by the endpoint of the test server and run in the built frame. */
import {expect} from './fixtures';
import {VERSIONS, compile, run, said, test} from './run-bench';

for (const version of VERSIONS) {
  test(`${version}: a program that uses the standard library prints the expected output`, async ({page}) => {
    const js = await compile(
      page,
      version,
      `exception Boom(string)
let total = Belt.Array.reduce([1, 2, 3], 0, (sum, each) => sum + each)
let names = list{"a", "b"}->Belt.List.map(name => name ++ "!")->Belt.List.toArray
Js.log2("total", total)
Js.log(names)
Js.log(Some({"x": 1}))
let caught = try raise(Boom("boom")) catch { | Boom(text) => text | _ => "other" }
Js.log(caught)
Js.log(Js.String2.toUpperCase("ok"))
`,
    );
    const messages = await run(page, {js, version, react: false});
    expect(messages.map((message) => (message.kind === 'console' ? message.values.join(' ') : message.kind))).toEqual([
      'total 6',
      '["a!", "b!"]',
      '{ x: 1 }',
      'boom',
      'OK',
      'finished',
    ]);
  });

  test(`${version}: a component named App is rendered and works`, async ({page}) => {
    const js = await compile(
      page,
      version,
      `module App = {
  @react.component
  let make = () => {
    let (count, setCount) = React.useState(() => 0)
    <button onClick={_ => setCount(n => n + 1)}> {React.string("Clicked " ++ Belt.Int.toString(count))} </button>
  }
}
`,
    );
    const messages = await run(page, {js, version, react: true});
    await expect.poll(async () => (await said(page)).map(({kind}) => kind)).toContain('rendered');
    expect(messages.filter(({kind}) => kind === 'error')).toEqual([]);
    const button = page.frameLocator('iframe[title=Preview]').getByRole('button');
    await expect(button).toHaveText('Clicked 0');
    await button.click();
    await expect(button).toHaveText('Clicked 1');
  });

  test(`${version}: an uncaught exception is reported with its line`, async ({page}) => {
    const js = await compile(
      page,
      version,
      'exception Boom(string, int)\nlet explode = () => raise(Boom("x", 3))\nJs.log("before")\nlet _ = explode()\n',
    );
    const messages = await run(page, {js, version, react: false});
    const error = messages.find((message) => message.kind === 'error');
    expect(error?.message).toBe('Exception: Playground.Boom("x", 3)');
    expect(js.split('\n')[(error?.line ?? 0) - 1]).toMatch(/throw|RE_EXN_ID|Boom|Error/);
    expect(messages.map(({kind}) => kind)).toEqual(['console', 'error', 'finished']);
  });
}

test('v11 can load Core, and v10 can load modules that import each other', async ({page}) => {
  const core = await compile(
    page,
    'v11.0.0',
    'Console.log([1, 2]->Array.map(x => x * 2)->Array.toReversed)\nConsole.log(Int.fromString("12"))\nConsole.log([3, 1]->Array.toSorted(Int.compare))',
  );
  expect((await run(page, {js: core, version: 'v11.0.0', react: false})).filter(({kind}) => kind === 'error')).toEqual(
    [],
  );
  await page.evaluate(() => globalThis.bench.messages.splice(0));
  const bytes = await compile(page, 'v10.0.0', 'Js.log(String.capitalize_ascii("abc"))\nJs.log(Char.escaped(\'a\'))');
  const messages = await run(page, {js: bytes, version: 'v10.0.0', react: false});
  expect(messages.flatMap((message) => (message.kind === 'console' ? message.values : []))).toEqual(['Abc', 'a']);
});
