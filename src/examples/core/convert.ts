import convertCommand from 'npm-to-yarn';
import type {TAB_GROUPS} from './block/tabs';

type PackageManager = (typeof TAB_GROUPS)['package-manager'][number];

/** Programs in the project, which npx runs without a download: the compilers' and the guides' test runner. */
const LOCAL = /^npx (?=(?:rescript(?:-tools|-legacy)?|bsb|bsc|bsrefmt|bstracing|vitest)(?: |$))/;

/**
 * Comments and empty lines are kept.
 * @returns undefined if a command has no equivalent
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

/** Deno has several registries, so packages from npm need a prefix. */
function withRegistry(command: string): string {
  const [deno, verb, ...words] = command.split(' ');
  if (verb !== 'add' && verb !== 'install') return command;
  return [deno, verb, ...words.map((word) => (/^(?:-|npm:|jsr:)/.test(word) ? word : `npm:${word}`))].join(' ');
}
