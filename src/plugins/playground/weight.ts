import {gzipSync} from 'node:zlib';
import type {ServedFile} from './vendor';

/** `174 files, 385 kB (92 kB compressed one by one)`. */
export function weigh(files: readonly ServedFile[]): string {
  const kilobytes = (bytes: number): number => Math.round(bytes / 1000);
  const raw = files.reduce((sum, {content}) => sum + Buffer.byteLength(content), 0);
  const compressed = files.reduce((sum, {content}) => sum + gzipSync(content, {level: 9}).length, 0);
  return `${files.length} files, ${kilobytes(raw)} kB (${kilobytes(compressed)} kB compressed one by one)`;
}
