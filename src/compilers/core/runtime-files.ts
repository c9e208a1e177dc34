/** Resolves the imports of emitted code to files. */
import type {RuntimeAddresses} from './config';

/** One version's modules by part: `files.json` of its runtime folder. Names end in `.js`. */
export type RuntimeFiles = {
  readonly std: readonly string[];
  /** v11 only. */
  readonly core: readonly string[];
  readonly react: readonly string[];
};

/** A part of a version's runtime folder. */
export type RuntimePart = keyof RuntimeFiles;

/** React's modules, and their files in the vendor folder. */
export const VENDOR_FILES: Readonly<Record<string, string>> = {
  react: 'react.js',
  'react/jsx-runtime': 'react-jsx-runtime.js',
  'react-dom': 'react-dom.js',
  'react-dom/client': 'react-dom-client.js',
};

const PARTS: readonly RuntimePart[] = ['std', 'core', 'react'];

const PACKAGES: Readonly<Record<string, RuntimePart>> = {
  '@rescript/runtime': 'std',
  rescript: 'std',
  'bs-platform': 'std',
  '@rescript/std': 'std',
  '@rescript/core': 'core',
  '@rescript/react': 'react',
  'reason-react': 'react',
};

/**
 * The URL of the file an import of emitted code refers to; undefined if the runtime doesn't have it.
 *
 *     @rescript/runtime/lib/es6/Belt_Array.js   →   …/std/Belt_Array.js       the compilers' own names
 *     ./stdlib/core__Array.js                   →   …/core/Core__Array.js     the bundles' names for all libraries
 *     react                                     →   …/vendor/react.js
 *
 * @param from address of the importing module, whose own folder may have the file; undefined for the program
 */
export function resolveImport(
  specifier: string,
  version: string,
  files: RuntimeFiles,
  addresses: RuntimeAddresses,
  from?: string,
): string | undefined {
  const vendor = VENDOR_FILES[specifier];
  if (vendor !== undefined) return addresses.vendor + vendor;
  const base = addresses.versions[version];
  if (base === undefined) return undefined;
  if (from !== undefined && specifier.startsWith('./'))
    return from.slice(0, from.lastIndexOf('/')) + specifier.slice(1);
  const named = /^((?:@[\w-]+\/)?[\w-]+)\/.*?([^/]+?)(?:\.bs)?\.m?js$/.exec(specifier);
  const bundled = /^\.\/stdlib\/([^/]+)\.m?js$/.exec(specifier);
  const parts = bundled ? PARTS : PARTS.filter((part) => part === PACKAGES[named?.[1] ?? '']);
  const name = `${bundled?.[1] ?? named?.[2]}.js`;
  for (const part of parts) {
    const file = files[part].find((each) => each === name) ?? files[part].find((each) => sameModule(each, name));
    if (file !== undefined) return `${base}${part}/${file}`;
  }
  return undefined;
}

/** Depending on the version, compilers and bundles start file names with an upper- or lower-case letter. */
function sameModule(a: string, b: string): boolean {
  return a.slice(1) === b.slice(1) && a.charAt(0).toLowerCase() === b.charAt(0).toLowerCase();
}
