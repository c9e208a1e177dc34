/** npm commands as other package managers want them. */
import convertCommand from 'npm-to-yarn';
import type {TAB_GROUPS} from '../code-block/tabs';

export type PackageManager = (typeof TAB_GROUPS)['package-manager'][number];

/** Programs that a project has installed: npx runs that one, so nothing is fetched. */
const LOCAL = /^npx (?=rescript(?:-tools)?(?: |$))/;

/**
 * Turns lines of npm and npx commands into another package manager's. Comments and empty lines stay.
 * @returns the commands, or undefined when one of them has no counterpart
 */
export function convertCommands(commands: string, manager: PackageManager): string | undefined {
  const lines = commands.split('\n').map((line) => (/^(?:npm|npx) /.test(line) ? convertLine(line, manager) : line));
  return lines.every((line) => line !== undefined) ? lines.join('\n') : undefined;
}

function convertLine(line: string, manager: PackageManager): string | undefined {
  if (manager === 'npm') return line;
  const converted = convertCommand(line.replace(LOCAL, 'npm exec '), manager);
  if (converted.includes('\n')) return undefined; // npm-to-yarn adds a comment to what it cannot convert
  return manager === 'deno' ? withRegistry(converted) : converted;
}

/** Deno has more than one registry, so it has to be told that a package is npm's. */
function withRegistry(command: string): string {
  const [deno, verb, ...words] = command.split(' ');
  if (verb !== 'add' && verb !== 'install') return command;
  return [deno, verb, ...words.map((word) => (/^(?:-|npm:|jsr:)/.test(word) ? word : `npm:${word}`))].join(' ');
}
