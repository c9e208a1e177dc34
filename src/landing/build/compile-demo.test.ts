import path from 'node:path';
import {readTextSync} from '../../kit/build/files/text';
import {lexRescript} from '../../rescript/core/syntax/rescript';
import {versionLines} from '../../config/versions';
import {compilerServiceOf} from '../../compilers/build/service';
import {DEMOS, type DemoPlan} from '../core/demo';
import {compileDemo, type DemoContext} from './compile-demo';

const root = path.resolve(__dirname, '../../..');
const service = compilerServiceOf(root);
const version = versionLines.default.latest.compiler;
const name = 'BookButton.res';
const code = readTextSync(path.join(root, 'src/landing/core/examples', name));
const plan = DEMOS[name]!;
const context: DemoContext = {
  service,
  version,
  highlight: (_language, source) => Promise.resolve(lexRescript(source)),
  explain: () => undefined,
};
const compile = (changed: string, changedPlan: DemoPlan = plan) =>
  compileDemo(context, {name, code: changed}, changedPlan);
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

test('the message is what the compiler says about the shown code, and the fix is what it accepts', async () => {
  const {edit, examples} = await compile(code);
  const job = {module: 'esmodule', typescript: false, warningIsError: false} as const;
  const of = (shown: string) => service.compile(version, {...job, files: [{name, code: `${textOf(shown)}\n`}]});
  const broken = await of(edit.broken.source);
  expect(broken.ok).toBe(false);
  const unindented = broken.messages.replace(/^ {1,2}/gm, '').trim();
  expect(edit.broken.message.trim()).toBe(unindented);
  expect(edit.broken.message).toContain('Free');
  expect(edit.broken.source).toMatch(/<mark>.*Free/);
  const fixed = await of(edit.fixed.source);
  expect(fixed).toMatchObject({ok: true, warnings: []});
  expect(fixed.js[0]?.code).toContain(textOf(edit.fixed.output));
  expect(edit.fixed.output).toContain('<span class="hl">');
  expect(examples.map(({files}) => files[0]?.code)).toEqual([code, `${textOf(edit.fixed.source)}\n`]);
});

test('the component is rendered with each value', async () => {
  const {demo} = await compile(code);
  expect(demo.rendered).toEqual([
    {value: 'SoldOut', isRemoved: false, html: '<button disabled="">Sold out</button>'},
    {value: 'Waitlist({ahead: 3})', isRemoved: false, html: '<button>3 ahead of you</button>'},
    {value: 'Free({count: 1})', isRemoved: true, html: '<button>Last seat</button>'},
    {value: 'Free({count: 2})', isRemoved: true, html: '<button>2 left</button>'},
  ]);
  expect(code.split('\n')[demo.line]).toBe('');
});

test.each<[string, string, DemoPlan, string]>([
  ['a case that is only in the type', code, {...plan, removed: 'seats'}, 'has no case seats'],
  ['a fix that leaves a use', code.replace('== SoldOut', '== Free({count: 0})'), plan, "isn't fixed by removing"],
  ['a value the component does not take', code, {...plan, values: ['Gone']}, "can't be rendered with each of Gone"],
])('%s fails the build', async (_, changed, changedPlan, problem) => {
  await expect(compile(changed, changedPlan)).rejects.toThrow(problem);
});
