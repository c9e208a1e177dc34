import {tmpdir} from 'node:os';
import {run} from '@site/src/compilers/build/run';

const node = (script: string) => run(process.execPath, ['-e', script], tmpdir());

test('gives exit code and both streams', async () => {
  expect(await node('console.log("ä out"); console.error("err"); process.exitCode = 3')).toEqual({
    code: 3,
    stdout: 'ä out\n',
    stderr: 'err\n',
  });
});

test('concurrent runs don’t get mixed up', async () => {
  const results = await Promise.all(
    [1, 2, 3, 4].map((number) => node(`setTimeout(() => console.log(${number}), ${50 - number * 10})`)),
  );
  expect(results.map(({stdout}) => stdout.trim())).toEqual(['1', '2', '3', '4']);
});

test('a program gets a folder for temporary files, but nothing from our environment', async () => {
  process.env.SECRET_OF_THE_TEST = 'x';
  const {stdout} = await node(
    'console.log(JSON.stringify([process.env.TMPDIR, process.env.SECRET_OF_THE_TEST, process.env.HOME]))',
  );
  expect(JSON.parse(stdout)).toEqual([tmpdir(), null, null]);
});

test('a program that cannot be started rejects, and the next one runs', async () => {
  await expect(run('/nowhere/bsc.exe', [], tmpdir())).rejects.toThrow('ENOENT');
  expect((await node('')).code).toBe(0);
});

test('a program that is killed has no exit code', async () => {
  expect((await node('process.kill(process.pid, "SIGKILL")')).code).toBeNull();
});
