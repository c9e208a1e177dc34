/** Makes the document that runs programs: one file, its script inside, its own policy in its head. */
import {createHash} from 'node:crypto';
import {build} from 'esbuild';
import path from 'node:path';

const SCRIPT = 'src/features/playground/run/frame/main.ts';
const WORKER = 'src/features/playground/run/frame/worker.ts';

/**
 * What the frame may do. Its own script by its hash; the modules of a program, which it makes itself
 * (`blob:`), also in a worker; styles and pictures of the program. No connection to anywhere.
 */
function policyOf(script: string): string {
  const hash = createHash('sha256').update(script).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'sha256-${hash}' blob:`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data:',
    'media-src data: blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** Bundles the frame's script and its worker's from the sources below `siteDir`. */
export async function buildFrame(siteDir: string): Promise<string> {
  const worker = await bundle(path.join(siteDir, WORKER), {});
  const script = await bundle(path.join(siteDir, SCRIPT), {WORKER_SOURCE: JSON.stringify(worker)});
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(script)}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<title>Running program</title>
</head>
<body><script>${script}</script></body>
</html>
`;
}

async function bundle(entry: string, define: Readonly<Record<string, string>>): Promise<string> {
  const {outputFiles} = await build({entryPoints: [entry], bundle: true, write: false, format: 'iife', target: 'es2022', minify: true, define, logLevel: 'silent'});
  const [file] = outputFiles;
  if (!file) throw new Error(`${entry} made no script.`);
  return file.text.trim().replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
}
