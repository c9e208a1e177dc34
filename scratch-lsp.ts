import {spawn, execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {compilerServiceOf} from '/work/w/living/src/compilers/service';
import {jobOf} from '/work/w/living/src/compilers/compile';
import {examplePages} from '/work/w/living/src/config/examples';
import {collectPages} from '/work/w/living/src/plugins/examples/collect';
const site = '/work/w/living';
async function main() {
  const s = compilerServiceOf(site);
  const pages = await collectPages(site, examplePages, s.toolchains);
  const all: {where: string; code: string; example: any}[] = [];
  for (const page of pages) for (const {fence, example} of page.fences)
    if (example && example.version === 'v12.0.0' && example.files.length === 1 && example.fence.language === 'res' && example.fence.expectation.kind === 'success' && !example.fence.jsx && /^(docs|react-docs)\//.test(page.path)) all.push({where: `${page.path}:${fence.line}`, code: example.files[0]!.code, example});
  // a fixed seed, so that the sample can be drawn again
  let seed = 20261122; const rand = () => { seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0; return seed / 2 ** 32; };
  const picks: {where: string; code: string; name: any}[] = [];
  while (picks.length < 20) {
    const one = all[Math.floor(rand() * all.length)]!;
    const names = await s.types('v12.0.0', jobOf(one.example.files, one.example.fence));
    if (names.length === 0) continue;
    picks.push({...one, name: names[Math.floor(rand() * names.length)]});
  }
  const dir = '/tmp/lv/lsp/project';
  fs.rmSync(dir, {recursive: true, force: true});
  fs.mkdirSync(dir + '/src', {recursive: true}); fs.mkdirSync(dir + '/node_modules/@rescript', {recursive: true});
  fs.cpSync(site + '/node_modules/rescript-v12', dir + '/node_modules/rescript', {recursive: true});
  for (const d of fs.readdirSync(site + '/node_modules/@rescript')) if (d !== 'react') fs.cpSync(`${site}/node_modules/@rescript/${d}`, `${dir}/node_modules/@rescript/${d}`, {recursive: true});
  fs.cpSync(site + '/node_modules/rescript-react-v12', dir + '/node_modules/@rescript/react', {recursive: true});
  fs.writeFileSync(dir + '/package.json', '{"name":"scratch"}');
  fs.writeFileSync(dir + '/rescript.json', JSON.stringify({name: 'scratch', sources: ['src'], dependencies: ['@rescript/react'], jsx: {version: 4}, 'package-specs': {module: 'esmodule', 'in-source': true}, warnings: {number: '-109', error: '-a'}}));
  picks.forEach(({code}, i) => fs.writeFileSync(`${dir}/src/Pick${i}.res`, code));
  try { console.log(execFileSync('node', ['node_modules/rescript/cli/rescript.js', 'build'], {cwd: dir, encoding: 'utf8'}).split('\n').slice(-4).join('\n')); } catch (e: any) { console.log(String(e.stdout).slice(0, 3000), String(e.stderr).slice(0, 3000)); }
  const child = spawn('node', ['/tmp/lv/ls/out/cli.js', '--stdio'], {cwd: dir});
  let buf = Buffer.alloc(0); const waiting = new Map<number, (v: any) => void>();
  child.stderr.on('data', d => process.stderr.write(d));
  child.stdout.on('data', d => {
    buf = Buffer.concat([buf, d]);
    for (;;) {
      const h = buf.indexOf('\r\n\r\n'); if (h < 0) return;
      const len = Number(/Content-Length: (\d+)/.exec(buf.subarray(0, h).toString())![1]);
      if (buf.length < h + 4 + len) return;
      const msg = JSON.parse(buf.subarray(h + 4, h + 4 + len).toString()); buf = buf.subarray(h + 4 + len);
      if (msg.id !== undefined && msg.method) send({jsonrpc: '2.0', id: msg.id, result: null});
      else if (msg.id !== undefined) waiting.get(msg.id)?.(msg.result ?? msg.error);
    }
  });
  const send = (m: unknown) => { const t = JSON.stringify(m); child.stdin.write(`Content-Length: ${Buffer.byteLength(t)}\r\n\r\n${t}`); };
  let id = 0; const ask = (method: string, params: unknown) => new Promise<any>(r => { waiting.set(++id, r); send({jsonrpc: '2.0', id, method, params}); });
  await ask('initialize', {processId: process.pid, rootUri: 'file://' + dir, workspaceFolders: [{uri: 'file://' + dir, name: 'scratch'}], capabilities: {textDocument: {hover: {contentFormat: ['markdown']}}}, initializationOptions: {extensionConfiguration: {askToStartBuild: false, incrementalTypechecking: {enable: false}, platformPath: null, binaryPath: null}}});
  send({jsonrpc: '2.0', method: 'initialized', params: {}});
  let same = 0;
  for (const [i, {where, code, name}] of picks.entries()) {
    const uri = `file://${dir}/src/Pick${i}.res`;
    send({jsonrpc: '2.0', method: 'textDocument/didOpen', params: {textDocument: {uri, languageId: 'rescript', version: 1, text: code}}});
    const before = code.slice(0, name.start).split('\n');
    const hover = await ask('textDocument/hover', {textDocument: {uri}, position: {line: before.length - 1, character: before.at(-1)!.length}});
    const value = String(hover?.contents?.value ?? JSON.stringify(hover));
    const type = /```rescript\n([^]*?)\n```/.exec(value)?.[1];
    const ok = type === name.type; if (ok) same++;
    console.log(`${ok ? 'same ' : 'OTHER'} ${where} ${code.slice(name.start, name.end)}: ${JSON.stringify(name.type)}${ok ? '' : ' server: ' + JSON.stringify(value)}`);
  }
  console.log(`${same} of ${picks.length} the same`);
  child.kill(); process.exit(0);
}
void main();
