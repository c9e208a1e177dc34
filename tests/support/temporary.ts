/** Folders and servers that a test file needs and that are gone when it ends. */
import {once} from 'node:events';
import fs from 'node:fs';
import type http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';

const folders: string[] = [];
const servers: http.Server[] = [];
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
  for (const folder of folders) fs.rmSync(folder, {recursive: true, force: true});
});

/** Writes files by their paths in a folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
}

/** A new folder with these files. */
export function temporaryFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'test-'));
  folders.push(folder);
  writeFiles(folder, files);
  return folder;
}

/** Waits until a server listens. @returns its origin */
export async function originOf(server: http.Server): Promise<string> {
  servers.push(server);
  if (!server.listening) await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
