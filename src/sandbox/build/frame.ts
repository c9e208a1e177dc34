/** The document that runs programs: one file with an inline script and its own policy. */
import {createHash} from 'node:crypto';
import {build} from 'esbuild';
import path from 'node:path';
import {html, trusted} from '../../kit/core/html';

const SCRIPT = 'src/sandbox/browser/frame/main.ts';
const WORKER = 'src/sandbox/browser/frame/worker.ts';

/**
 * Under a component that has no styles of its own. The colors of the page and of its controls follow `color-scheme`.
 */
const SHEET = ':root{font:1rem/1.5 system-ui,sans-serif}body{margin:1rem}button,input,select,textarea{font:inherit}';

/**
 * The frame's policy. It allows the frame's own script by hash, a program's modules, which the frame creates as `blob:`
 * URLs, also in a worker, and the program's styles and images. No connections are allowed.
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

/** Bundles the scripts of the frame and its worker from the sources in `siteDir`. */
export async function buildFrame(siteDir: string): Promise<string> {
  const worker = await bundle(path.join(siteDir, WORKER), {});
  const script = await bundle(path.join(siteDir, SCRIPT), {WORKER_SOURCE: JSON.stringify(worker)});
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(script)}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<title>Running program</title>
<meta name="description" content="The sandboxed page in which the playground runs programs.">
<style>${trusted(SHEET)}</style>
</head>
<body><script>${trusted(script)}</script></body>
</html>
`;
  return String(page);
}

async function bundle(entry: string, define: Readonly<Record<string, string>>): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
    define,
    logLevel: 'silent',
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`Bundling ${entry} produced no script.`);
  return file.text.trim().replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
}
