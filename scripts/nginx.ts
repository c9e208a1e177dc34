/**
 * The nginx of the tests: Debian's, with the module that sends files compressed with brotli. Run as a script it
 * installs both where they are missing, or says plainly what is.
 */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

const PROGRAMS = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/** The lines that load nginx's modules, where Debian keeps them. */
export const MODULES = '/etc/nginx/modules-enabled/*.conf';
const BROTLI = '/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf';

/** Path of an nginx that can serve what the build wrote, or undefined. */
export function findNginx(): string | undefined {
  return existsSync(BROTLI) ? PROGRAMS.find(existsSync) : undefined;
}

const run = (args: readonly string[]): boolean =>
  spawnSync('apt-get', args, {stdio: 'inherit', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}}).status === 0;

if (require.main === module) {
  if (!findNginx() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const wanted = PROGRAMS.some(existsSync) ? PACKAGES.slice(1) : PACKAGES;
    if (run(['update'])) run(['install', '-y', '--no-install-recommends', ...wanted]);
  }
  const nginx = findNginx();
  if (nginx === undefined) {
    console.error(
      `The tests of the hosts need nginx with its brotli module, as Debian packages them. Install them (apt-get install ${PACKAGES.join(' ')}), then run the tests again.`,
    );
    process.exit(1);
  }
  console.log(`nginx: ${nginx}`);
}
