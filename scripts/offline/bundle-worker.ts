import path from 'node:path';
import {build} from 'esbuild';

/** Bundles the service worker into one file. @returns its bytes */
export async function bundleWorker(outFile: string): Promise<number> {
  const {metafile} = await build({
    entryPoints: [path.resolve('src/client/offline/service-worker.ts')],
    outfile: outFile,
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome114', 'firefox125', 'safari17'],
    define: {'process.env.NODE_ENV': '"production"'},
    legalComments: 'none',
    metafile: true,
    logLevel: 'silent',
  });
  return Object.values(metafile.outputs)[0]?.bytes ?? 0;
}
