import {jobOf} from '../../compilers/build/compile';
import {readExamples} from '../core/fence/example';
import {runPlan, type RunPlan} from './run-plan';
import {service} from '../../../tests/support/examples-site';

async function planOf(code: string, meta = ''): Promise<RunPlan | undefined> {
  const compilers = {'v12.0.0': {languages: ['res' as const], jsx: [], typescript: true}};
  const {fences} = readExamples([{language: 'res', meta, code, line: 1}], {
    version: 'v12.0.0',
    mayChooseVersion: false,
    compilers,
  });
  const example = fences[0]!.example!;
  return runPlan(service, example, await service.compile(example.version, jobOf(example.files, example.fence)));
}

test('what a program prints or names is shown by the JavaScript on the page', async () => {
  expect(await planOf('Console.log(1)\n')).toMatchObject({shown: {kind: 'console'}, isInPage: true});
  expect(await planOf('let a = 1\n')).toMatchObject({shown: {kind: 'values', names: ['a']}});
});

test('a program that shows nothing, or only that the frame has no storage, has no plan', async () => {
  expect(await planOf('let twice = n => n * 2\n')).toBeUndefined();
  expect(
    await planOf(
      '@val @scope("localStorage") external read: string => Null.t<string> = "getItem"\nlet a = read("a")\n',
    ),
  ).toBeUndefined();
});

test('a program that only computes values reports them', async () => {
  const plan = await planOf('1 + 2\n"ferry"->String.length\n', 'output=none');
  expect(plan).toMatchObject({shown: {kind: 'console'}, isInPage: false});
  expect(plan?.js).toContain('1 + 2');
});

test('a component is rendered, though the program also computes values', async () => {
  const code = '@react.component\nlet make = () => <p />\n1 + 2\n';
  expect(await planOf(code, 'output=none')).toMatchObject({shown: {kind: 'component'}, isInPage: false});
});
