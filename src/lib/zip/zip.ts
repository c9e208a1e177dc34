/** Writes zip files without compression: the few text files that the playground puts into one are small. */

/** A file in a zip file. The path has slashes and no leading one. */
export type ZipEntry = {readonly path: string; readonly text: string};

/** The first moment that the format can express, because a program has no date. */
const DATE = (1 << 5) | 1;
const UTF8_NAMES = 1 << 11;
const VERSION = 20;

/** The bytes of a zip file. */
export function zip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const {path, text} of entries) {
    const name = encoder.encode(path);
    const content = encoder.encode(text);
    // Version, flags, method, time, date, checksum, size compressed and not, length of the name and of extra fields.
    const about = [
      ...[2, VERSION, 2, UTF8_NAMES, 2, 0, 2, 0, 2, DATE],
      ...[4, checksum(content), 4, content.length, 4, content.length, 2, name.length, 2, 0],
    ];
    const header = numbers([4, 0x04034b50, ...about]);
    // The comment's length, the disk, the attributes inside and outside, and where the file is.
    directory.push(numbers([4, 0x02014b50, 2, VERSION, ...about, 2, 0, 2, 0, 2, 0, 4, 0, 4, offset]), name);
    parts.push(header, name, content);
    offset += header.length + name.length + content.length;
  }
  const size = directory.reduce((sum, {length}) => sum + length, 0);
  const count = entries.length;
  return joined([
    ...parts,
    ...directory,
    numbers([4, 0x06054b50, 2, 0, 2, 0, 2, count, 2, count, 4, size, 4, offset, 2, 0]),
  ]);
}

/** Little-endian numbers, each after its width in bytes. */
function numbers(pairs: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  for (let index = 0; index < pairs.length; index += 2)
    for (let byte = 0; byte < (pairs[index] ?? 0); byte++) bytes.push(((pairs[index + 1] ?? 0) >>> (8 * byte)) & 0xff);
  return Uint8Array.from(bytes);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, {length}) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
}

/** CRC-32, bit by bit. */
function checksum(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
