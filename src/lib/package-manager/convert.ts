/** Converts npm commands to other package managers. */
import convertCommand from 'npm-to-yarn';
import type {TAB_GROUPS} from '../code-block/tabs';

export type PackageManager = (typeof TAB_GROUPS)['package-manager'][number];

/**
 * Programs installed in the project, which npx runs without downloading anything: those of the compilers' packages, and
 * the test runner of the guides.
 */
const LOCAL = /^npx (?=(?:rescript(?:-tools|-legacy)?|bsb|bsc|bsrefmt|bstracing|vitest)(?: |$))/;

/**
 * Converts lines of npm and npx commands to a different package manager. Comments and empty lines are kept.
 * @returns the commands, or undefined if one of them has no equivalent
 */
export function convertCommands(commands: string, manager: PackageManager): string | undefined {
  const lines = commands.split('\n').map((line) => (/^(?:npm|npx) /.test(line) ? convertLine(line, manager) : line));
  return lines.every((line) => line !== undefined) ? lines.join('\n') : undefined;
}

function convertLine(line: string, manager: PackageManager): string | undefined {
  if (manager === 'npm') return line;
  const converted = convertCommand(line.replace(LOCAL, 'npm exec '), manager);
  if (converted.includes('\n')) return undefined; // npm-to-yarn adds a comment to what it can't convert
  return manager === 'deno' ? withRegistry(converted) : converted;
}

/** Deno supports several registries, so packages from npm need a prefix. */
function withRegistry(command: string): string {
  const [deno, verb, ...words] = command.split(' ');
  if (verb !== 'add' && verb !== 'install') return command;
  return [deno, verb, ...words.map((word) => (/^(?:-|npm:|jsr:)/.test(word) ? word : `npm:${word}`))].join(' ');
}
