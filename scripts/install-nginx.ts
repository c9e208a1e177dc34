/**
 * The tests' nginx: Debian's package, with the module that serves brotli files. As a script, installs what's missing,
 * or says what couldn't be installed.
 */
import {existsSync} from 'node:fs';
import {installPackages} from './install/debian';

const PROGRAMS = [
  '/usr/sbin/nginx',
  '/usr/bin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/** The folder with the lines that load nginx's modules on Debian. */
export const MODULES = '/etc/nginx/modules-enabled/*.conf';
const BROTLI = '/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf';

/** Path of an nginx that can serve the build, or undefined. */
export function findNginx(): string | undefined {
  return existsSync(BROTLI) ? PROGRAMS.find(existsSync) : undefined;
}

if (require.main === module) {
  if (!findNginx()) installPackages(PROGRAMS.some(existsSync) ? PACKAGES.slice(1) : PACKAGES);
  const nginx = findNginx();
  if (nginx === undefined) {
    console.error(
      `The host tests need nginx with its brotli module, as packaged by Debian. Install them (apt-get install ${PACKAGES.join(' ')}), then run the tests again.`,
    );
    process.exit(1);
  }
  console.log(`nginx: ${nginx}`);
}
