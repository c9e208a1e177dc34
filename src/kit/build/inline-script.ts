import {build} from 'esbuild';

/** Bundles a script for a page's head, which the HTML's minifier shortens. @param entry its file, in a folder `browser` */
export async function inlineScript(entry: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    // Under our own, each script would begin with "use strict", and the minifier couldn't join it with others.
    tsconfigRaw: {},
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
