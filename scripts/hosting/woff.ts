import {inflateSync} from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;

/**
 * Converts a WOFF 1.0 file (https://www.w3.org/TR/WOFF/) to OpenType by decompressing its tables, because the card
 * renderer doesn't support WOFF. Throws for anything that isn't WOFF 1.0.
 */
export function openWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF')
    throw new Error("This font isn't a WOFF 1.0 file. The cards need the .woff files of @fontsource/geist.");
  const count = woff.readUInt16BE(12);
  const tables = Array.from({length: count}, (_, index) => {
    const at = HEADER + index * ENTRY;
    const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
    const data = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      sum: woff.readUInt32BE(at + 16),
      data: packed < length ? inflateSync(data) : data,
    };
  });
  return Buffer.concat([directory(woff.readUInt32BE(4), tables), ...tables.map(({data}) => padded(data))]);
}

type Table = {readonly tag: Buffer; readonly sum: number; readonly data: Buffer};

const padded = (data: Buffer): Buffer => Buffer.concat([data, Buffer.alloc(-data.length & 3)]);

/** The header of an OpenType file: its flavor, the sizes for a binary search, and the offset of each table. */
function directory(flavor: number, tables: readonly Table[]): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.length);
  const power = Math.floor(Math.log2(tables.length));
  head.writeUInt32BE(flavor, 0);
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(16 << power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (tables.length - (1 << power)), 10);
  let offset = head.length;
  tables.forEach(({tag, sum, data}, index) => {
    const at = 12 + 16 * index;
    tag.copy(head, at);
    head.writeUInt32BE(sum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    offset += padded(data).length;
  });
  return head;
}
