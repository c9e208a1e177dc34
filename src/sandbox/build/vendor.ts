import {build, type BuildOptions} from 'esbuild';
import {createRequire} from 'node:module';
import path from 'node:path';
import {readTextSync} from '../../kit/build/files/text';
import {VENDOR_FILES} from '../../compilers/core/runtime-files';

/** A file to serve: its path relative to its part's folder, and its content. */
export type ServedFile = {readonly path: string; readonly content: string};

/**
 * Bundles React's production build into ES modules, one per name; npm only has it as CommonJS. They share common code,
 * so there is only one copy of React.
 * @param siteDir the folder that contains node_modules
 */
export async function bundleReact(siteDir: string): Promise<readonly ServedFile[]> {
  const require = createRequire(path.join(siteDir, 'package.json'));
  const entryPoints = Object.entries(VENDOR_FILES).map(([name, file]) => ({
    in: `vendor:${name}`,
    out: file.replace(/\.js$/, ''),
  }));
  return bundleModules(siteDir, {
    entryPoints,
    minify: true,
    legalComments: 'none',
    define: {'process.env.NODE_ENV': '"production"'},
    plugins: [
      {
        name: 'named-exports',
        setup(bundler) {
          bundler.onResolve({filter: /^vendor:/}, ({path: name}) => ({
            path: name.slice('vendor:'.length),
            namespace: 'vendor',
          }));
          bundler.onLoad({filter: /./, namespace: 'vendor'}, ({path: name}) => ({
            contents: namedExports(name, require(name) as object),
            resolveDir: siteDir,
          }));
        },
      },
    ],
  });
}

/** Bundles modules into ES modules that share common code. The files' paths are relative to the folder. */
export async function bundleModules(folder: string, options: BuildOptions): Promise<readonly ServedFile[]> {
  const {outputFiles = []} = await build({
    ...options,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles.map((file) => ({path: path.relative(folder, file.path), content: file.text}));
}

/** The version of an installed package. */
export function installedVersion(siteDir: string, name: string): string {
  const file = path.join(siteDir, 'node_modules', name, 'package.json');
  return (JSON.parse(readTextSync(file)) as {readonly version: string}).version;
}

/** Bundlers can't see the exports of a CommonJS module, so list them explicitly. */
function namedExports(name: string, exports: object): string {
  const names = Object.keys(exports).filter((key) => /^[A-Za-z_$][\w$]*$/.test(key) && key !== 'default');
  return `import all from ${JSON.stringify(name)};\nexport default all;\nexport const {${names.join(', ')}} = all;\n`;
}
