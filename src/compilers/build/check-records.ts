/**
 * Checks the records in `toolchains.ts`, with file and line. The build doesn't run the type checker, so a missing field
 * would otherwise fail somewhere else.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {readTextSync} from '../../kit/build/files/text';
import {nearest} from '../../kit/core/nearest';
import type {ToolchainRecord} from './toolchain-record';

const FILE = 'src/compilers/build/toolchains.ts';
const VERSIONS = 'src/config/versions.ts';

type Field = {
  /** The required form of a value, as the end of a sentence. */
  readonly needs: string;
  readonly fits: (value: unknown) => boolean;
  readonly optional?: true;
};

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const hasTexts = (value: unknown, ...keys: readonly string[]): boolean =>
  isObject(value) && keys.every((key) => isText(value[key]));
const allHaveTexts = (value: unknown, ...keys: readonly string[]): boolean =>
  Array.isArray(value) && value.every((each) => hasTexts(each, ...keys));
const isTool = (value: unknown): boolean => isObject(value) && 'path' in value;
const oneOf = (...words: readonly string[]): Field => ({
  needs: words.map((word) => `'${word}'`).join(' or '),
  fits: (value) => words.includes(String(value)),
});
const texts: Field = {needs: "a list of texts, such as ['res', 'resi'] or []", fits: isTexts};
const file: Field = {needs: 'the name of a file next to the compiler', fits: isText, optional: true};

const FIELDS: Readonly<Record<keyof ToolchainRecord, Field>> = {
  version: {needs: "a manual version, such as 'v13.0.0'", fits: (value) => /^v\d+\.\d+\.\d+$/.test(String(value))},
  package: {needs: "a package of package.json, such as 'rescript-v13'", fits: isText},
  binaries: {
    needs: 'a function from a machine to the folder of the binaries below node_modules',
    fits: (value) => typeof value === 'function',
  },
  runtimePackage: {
    needs: "the package of the standard library, such as '@rescript/runtime'",
    fits: isText,
    optional: true,
  },
  refmt: file,
  buildTool: file,
  analysis: {
    needs: "the editor's tool, such as {path: 'rescript-editor-analysis.exe'}",
    fits: isTool,
    optional: true,
  },
  libraries: {
    needs: "a list of libraries, such as {name: '@rescript/react', package: 'rescript-react-v13', part: 'react'}",
    fits: (value) => allHaveTexts(value, 'name', 'package', 'part'),
  },
  docTool: {
    needs: "the tool that prints docs, such as {path: 'rescript-tools.exe'}",
    fits: isTool,
  },
  configFile: oneOf('rescript.json', 'bsconfig.json'),
  flags: texts,
  jsxFlags: {
    needs: "flags by JSX mode, at least {default: ['-bs-jsx', '4']}",
    fits: (value) => isObject(value) && isTexts(value.default) && Object.values(value).every(isTexts),
  },
  letUnwrapFlags: {...texts, optional: true},
  esmodule: oneOf('esmodule', 'es6'),
  opens: texts,
  columns: oneOf('utf16', 'bytes'),
  languages: texts,
  jsx: texts,
  typescript: {needs: 'true or false', fits: (value) => typeof value === 'boolean'},
  signaturePrinter: {needs: 'the version that prints its signatures', fits: isText, optional: true},
  comments: {
    needs: "how comments are written, such as {syntax: 'markdown', language: 'res'}",
    fits: (value) => hasTexts(value, 'syntax', 'language'),
  },
  api: {
    needs: "a list of root modules, such as {library: 'stdlib', unit: 'Stdlib', entry: 'Stdlib.res'}",
    fits: (value) => allHaveTexts(value, 'library', 'unit', 'entry'),
  },
  repository: {
    needs: 'the repository of its sources: url, tagPrefix and folder',
    fits: (value) => hasTexts(value, 'url', 'folder'),
  },
};

/** @throws one error, with a sentence for each wrong field and each package that isn't installed */
export function checkRecords(siteDir: string, records: readonly ToolchainRecord[]): void {
  const lines = linesOf(siteDir, FILE);
  const starts = lines.flatMap((line, index) => (line === '  {' ? [index] : []));
  const problems = records.flatMap((record, index) => {
    const name = isText(record.version) ? record.version : `number ${index + 1}`;
    const place = (key: string): string =>
      `${FILE}:${lineOf(lines, record, starts.length === records.length ? starts[index] : undefined, key)}: the compiler record of ${name}`;
    const values = record as Readonly<Record<string, unknown>>;
    const ofFields = Object.entries(FIELDS).flatMap(([key, {needs, fits, optional}]) => {
      if (values[key] === undefined) return optional ? [] : [`${place(key)} has no "${key}". Add it: ${needs}.`];
      return fits(values[key])
        ? []
        : [`${place(key)} has ${JSON.stringify(values[key])} as "${key}". It has to be ${needs}.`];
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
