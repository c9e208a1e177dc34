/**
 * The docusaurus CLI's `docs:version`. A version of the manual is more than a copy of its pages (the API reference,
 * translations, `src/config/versions.ts`), so the command cuts the whole version, as `npm run version:cut` does. The
 * copy alone is `docs:version:copy`, which is what that script runs.
 */
import {spawnSync} from 'node:child_process';
import type {Plugin} from '@docusaurus/types';
import {writerError} from '../../../kit/build/writer-error';

type Cli = Parameters<NonNullable<Plugin['extendCli']>>[0];

/**
 * The words after `npm run version:cut --` for a version of an instance. The manual's next version is the next major.
 * Throws a sentence for an instance without versions.
 */
export function cutWords(instance: string, version: string): readonly string[] {
  switch (instance) {
    case 'react':
      return [version, '--docs', 'react'];
    case 'default':
    case 'api':
      return [version, '--next', version.replace(/\d+/, (major) => String(Number(major) + 1))];
    default:
      throw writerError(
        `The instance "${instance}" has no versions. npm run version:cut cuts the manual and the React docs (CONTRIBUTING.md, "Cut a version").`,
      );
  }
}

/**
 * Registers both commands.
 * @param original registers the command of plugin-content-docs
 */
export function versionCommands(cli: Cli, instance: string, siteDir: string, original: Plugin['extendCli']): void {
  const named = {
    command: (name: string) => {
      cli
        .command(name)
        .arguments('<version>')
        .description(`Cut a version (${instance}): npm run version:cut`)
        .action((version: string) => {
          const words = ['run', 'version:cut', '--', ...cutWords(instance, version)];
          const {status} = spawnSync('npm', words, {
            cwd: siteDir,
            stdio: 'inherit',
            shell: process.platform === 'win32',
          });
          process.exitCode = status ?? 1;
        });
      return cli.command(`${name}:copy`);
    },
  };
  original?.(named as unknown as Cli);
}
