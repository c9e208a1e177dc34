/** What the type checker can't say of the records in `toolchains.ts`, with file and line. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {readTextSync} from '../../kit/build/files/text';
import type {ToolchainRecord} from './toolchain-record';

const FILE = 'src/compilers/build/toolchains.ts';
const VERSIONS = 'src/config/versions.ts';

/** @throws one error, with a sentence for each version that is there twice and each package that isn't installed */
export function checkRecords(siteDir: string, records: readonly ToolchainRecord[]): void {
  const lines = linesOf(siteDir, FILE);
  const problems = records.flatMap((record, index) => {
    const place = (key: string): string =>
      `${FILE}:${lineOf(lines, record, key)}: the compiler record of ${record.version}`;
    return records.findIndex(({version}) => version === record.version) < index
      ? [`${place('version')} is there twice. Remove one, or change its version.`]
      : missingPackages(siteDir, record, place);
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** The 1-based line of a record's field, or else of the record; 1 for a record that isn't in the file. */
function lineOf(lines: readonly string[], {version}: ToolchainRecord, key: string): number {
  const start = lines.findIndex((line) => line === `    version: '${version}',`);
  if (start < 0) return 1;
  const length = lines.slice(start).findIndex((line) => line.startsWith('  },'));
  const own = lines.slice(start, start + length).findIndex((line) => line.startsWith(`    ${key}:`));
  return start + 1 + Math.max(0, own);
}

function missingPackages(
  siteDir: string,
  {package: name, libraries, docTool, analysis}: ToolchainRecord,
  place: (key: string) => string,
): string[] {
  const named = [
    ['package', name],
    ...libraries.map((library) => ['libraries', library.package]),
    ['docTool', docTool.package],
    ['analysis', analysis?.package],
  ];
  return named.flatMap(([key = '', each]) =>
    each === undefined || existsSync(path.join(siteDir, 'node_modules', each, 'package.json'))
      ? []
      : [
          `${place(key)} needs the package ${each}, which isn't installed. Run npm ci; for a new package, npm install --save-dev --save-exact ${each}@npm:….`,
        ],
  );
}

/** Why a version has no toolchain: where it is referred to, and what to do. */
export function unknownCompiler(siteDir: string, version: string, known: readonly string[]): string {
  const line = linesOf(siteDir, VERSIONS).findIndex((text) => text.includes(`compiler: '${version}'`)) + 1;
  const place = line > 0 ? `${VERSIONS}:${line}: ` : '';
  return `${place}no compiler is known for ${version}. Add its record to ${FILE} (CONTRIBUTING.md, "Add a compiler version"), or use one of ${known.join(', ')}.`;
}

function linesOf(siteDir: string, name: string): readonly string[] {
  const absolute = path.join(siteDir, name);
  return existsSync(absolute) ? readTextSync(absolute).split('\n') : [];
}
