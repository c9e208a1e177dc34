import {crc32} from 'node:zlib';

/** The files of a zip file without compression, read from its directory. Throws if a file's checksum is wrong. */
export function unzip(bytes: Buffer): Readonly<Record<string, string>> {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06'));
  const files: Record<string, string> = {};
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const name = bytes.toString('utf8', at + 46, at + 46 + bytes.readUInt16LE(at + 28));
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + bytes.readUInt32LE(local + 22));
    if (crc32(content) !== bytes.readUInt32LE(at + 16)) throw new Error(`The checksum of ${name} is wrong.`);
    files[name] = content.toString('utf8');
    at += 46 + bytes.readUInt16LE(at + 28);
  }
  return files;
}
