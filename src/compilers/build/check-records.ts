/**
 * Checks the records in `toolchains.ts`, with file and line. The build doesn't run the type checker, so a missing field
 * would otherwise fail somewhere else.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {readTextSync} from '../../kit/build/files/text';
import {nearest} from '../../kit/core/edit-distance';
import type {ToolchainRecord} from './toolchain-record';

const FILE = 'src/compilers/build/toolchains.ts';
const VERSIONS = 'src/config/versions.ts';

const text = z.string().min(1);
const list = z.array(text);
const texts = list.describe("a list of texts, such as ['res', 'resi'] or []");
const file = text.optional().describe('the name of a file next to the compiler');
const tool = z.custom((value) => typeof value === 'object' && value !== null && 'path' in value);
const oneOf = (...words: readonly string[]) => z.enum(words).describe(words.map((word) => `'${word}'`).join(' or '));

/** Each field, described by the end of a sentence about its value. */
const FIELDS = {
  version: z
    .string()
    .regex(/^v\d+\.\d+\.\d+$/)
    .describe("a manual version, such as 'v13.0.0'"),
  package: text.describe("a package of package.json, such as 'rescript-v13'"),
  binaries: z
    .custom((value) => typeof value === 'function')
    .describe('a function from a machine to the folder of the binaries below node_modules'),
  runtimePackage: text.optional().describe("the package of the standard library, such as '@rescript/runtime'"),
  refmt: file,
  buildTool: file,
  analysis: tool.optional().describe("the editor's tool, such as {path: 'rescript-editor-analysis.exe'}"),
  libraries: z
    .array(z.object({name: text, package: text, part: text}))
    .describe("a list of libraries, such as {name: '@rescript/react', package: 'rescript-react-v13', part: 'react'}"),
  docTool: tool.describe("the tool that prints docs, such as {path: 'rescript-tools.exe'}"),
  configFile: oneOf('rescript.json', 'bsconfig.json'),
  flags: texts,
  jsxFlags: z
    .object({default: list})
    .catchall(list)
    .describe("flags by JSX mode, at least {default: ['-bs-jsx', '4']}"),
  letUnwrapFlags: list.optional().describe("a list of texts, such as ['-enable-experimental', 'LetUnwrap']"),
  esmodule: oneOf('esmodule', 'es6'),
  opens: texts,
  columns: oneOf('utf16', 'bytes'),
  languages: texts,
  jsx: texts,
  typescript: z.boolean().describe('true or false'),
  signaturePrinter: text.optional().describe('the version that prints its signatures'),
  comments: z
    .object({syntax: text, language: text})
    .describe("how comments are written, such as {syntax: 'markdown', language: 'res'}"),
  api: z
    .array(z.object({library: text, unit: text, entry: text}))
    .describe("a list of root modules, such as {library: 'stdlib', unit: 'Stdlib', entry: 'Stdlib.res'}"),
  repository: z.object({url: text, folder: text}).describe('the repository of its sources: url, tagPrefix and folder'),
} satisfies Readonly<Record<keyof ToolchainRecord, z.ZodType>>;

/** @throws one error, with a sentence for each wrong field and each package that isn't installed */
export function checkRecords(siteDir: string, records: readonly ToolchainRecord[]): void {
  const lines = linesOf(siteDir, FILE);
  const starts = lines.flatMap((line, index) => (line === '  {' ? [index] : []));
  const problems = records.flatMap((record, index) => {
    const name = record.version ? record.version : `number ${index + 1}`;
    const place = (key: string): string =>
      `${FILE}:${lineOf(lines, record, starts.length === records.length ? starts[index] : undefined, key)}: the compiler record of ${name}`;
    const values = record as Readonly<Record<string, unknown>>;
    const ofFields = Object.entries(FIELDS).flatMap(([key, field]) => {
      if (field.safeParse(values[key]).success) return [];
      return values[key] === undefined
        ? [`${place(key)} has no "${key}". Add it: ${field.description}.`]
        : [`${place(key)} has ${JSON.stringify(values[key])} as "${key}". It has to be ${field.description}.`];
    });
    const unknown = Object.keys(values)
      .filter((key) => !(key in FIELDS))
      .map((key) => {
        const near = nearest(key, Object.keys(FIELDS));
        const fix =
          near === undefined
            ? 'Remove it: src/compilers/build/toolchain-record.ts lists the fields.'
            : `Did you mean "${near}"?`;
        return `${place(key)} has an unknown field "${key}". ${fix}`;
      });
    const twice =
      records.findIndex(({version}) => version === record.version) < index
        ? [`${place('version')} is there twice. Remove one, or change its version.`]
        : [];
    return [...ofFields, ...unknown, ...twice, ...(ofFields.length > 0 ? [] : missingPackages(siteDir, record, place))];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** The 1-based line of a record's field, or else of the record; 1 for a record that isn't in the file. */
function lineOf(lines: readonly string[], {version}: ToolchainRecord, nth: number | undefined, key: string): number {
  const named = lines.findIndex((line) => line === `    version: '${version}',`);
  const start = named < 0 ? nth : named;
  if (start === undefined) return 1;
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
