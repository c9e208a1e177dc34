/** Runs `docusaurus start` with its arguments; `LOCALE=fr` shows that locale. */
import {spawn} from 'node:child_process';
import {environment} from '../src/config/env';

console.log('Each page is compiled when you open it.');
const locale = environment.locale ? ['--locale', environment.locale] : [];
const server = spawn('docusaurus', ['start', ...locale, ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
// Editors and scripts end a command with these. The server would go on without it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal));
// npm passes them to the shell around this command, which ends without passing them on.
const {ppid} = process;
setInterval(() => process.ppid !== ppid && server.kill(), 500).unref();
server.on('error', ({message}) => {
  console.error(message);
  process.exit(1);
});
server.on('exit', (status) => process.exit(status ?? 1));
