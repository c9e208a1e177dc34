import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

const APT = '/usr/bin/apt-get';

const apt = (...args: readonly string[]): boolean =>
  spawnSync(APT, args, {stdio: 'inherit', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}}).status === 0;

/** Installs Debian's packages if this runs as root on Debian. @returns whether it could */
export function installPackages(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return false;
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
}
