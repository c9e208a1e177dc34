/** Where the compilers' parsers see strings and comments. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {inFolder, run} from '@site/src/compilers/build/run';
import type {Toolchain} from '@site/src/compilers/build/toolchain';
import type {Part} from './drawn';

/** A value as OCaml writes it: a number, a text, or a block with a constructor's number and its fields. */
type Value = number | string | Block;
type Block = {readonly tag: number; readonly fields: Value[]};

/** The first bytes of a value that OCaml's `output_value` wrote, and the length of its header. */
const MAGIC = Buffer.from('8495a6be', 'hex');
const HEADER = 20;

/** A polymorphic variant or a name in quotes, which has a place but isn't a string. */
const QUOTED_NAME = /[#\\]"(?:[^"\\]|\\.)*"/y;

/**
 * What has texts without a place: an attribute of an external, which the compilers remove while they parse, and the
 * access to a field of an object until v8.
 */
const UNPLACED = /(@@?[\w.]+\(\(?|(?<=[\w\])}])\[)((?:"(?:[^"\\]|\\.)*"(?:, )?)+|json`[^`]*`)[)\]]/y;

const EXTERNAL = /^external (?:"(?:[^"\\]|\\.)*"|[^"])*=\s*("(?:[^"\\]|\\.)*")$/;

const RANGE = /^('(?:\\?[^']+|\\?')')\s*\.\.\s*('(?:\\?[^']+|\\?')')$/;

/** How many files one process parses: the compilers before v10 only take one, and a command has a limit on Windows. */
const batchSize = ({version}: Toolchain): number => (['v8.0.0', 'v9.0.0'].includes(version) ? 1 : 100);

/** The strings and comments of sources as a compiler's parser sees them; undefined for those it refuses. */
export async function parsedParts(
  toolchain: Toolchain,
  sources: readonly {readonly source: string; readonly extension: string}[],
): Promise<readonly (readonly Part[] | undefined)[]> {
  return inFolder(async (folder) => {
    const names = sources.map(({source, extension}, at) => {
      const name = `F${at}${extension}`;
      writeFileSync(path.join(folder, name), source);
      return name;
    });
    const isParsed = (name: string): boolean => existsSync(path.join(folder, astOf(name)));
    for (let at = 0; at < names.length;) {
      const batch = names.slice(at, at + batchSize(toolchain));
      await run(toolchain.bsc, ['-w', '-a', '-bs-syntax-only', '-bs-ast', ...batch], folder);
      // The first file that is refused ends the process.
      const refused = batch.findIndex((name) => !isParsed(name));
      at += refused === -1 ? batch.length : refused + 1;
    }
    return sources.map(({source}, at) => {
      const name = names[at]!;
      if (!isParsed(name)) return undefined;
      return withComments(source, stringsOf(toolchain, source, readFileSync(path.join(folder, astOf(name)))));
    });
  });
}

const astOf = (name: string): string => name.replace(/\.res(i?)$/, '.$1ast');

/** The strings and characters of a parsed source, in its order. */
function stringsOf({columns}: Toolchain, source: string, bytes: Buffer): readonly Part[] {
  const lines = source.split('\n');
  const starts = [0];
  for (const line of lines) starts.push(starts.at(-1)! + line.length + 1);
  const offset = ([, line, lineStart, at]: readonly Value[]): number => {
    const column = Number(at) - Number(lineStart);
    const text = lines[Number(line) - 1] ?? '';
    const units =
      columns === 'bytes' && /[^\0-\x7f]/.test(text) ? Buffer.from(text).subarray(0, column).toString().length : column;
    return (starts[Number(line) - 1] ?? source.length) + units;
  };
  const found = new Map<number, number>();
  const add = (start: number, end: number): void => {
    const text = source.slice(start, end);
    // A part of a template includes the brace before it, and the dollar and the brace after it until v9.
    const from = text.startsWith('}') ? start + 1 : start;
    const to = text.endsWith('${') ? end - 2 : end;
    if (to > from && (from > start || /^["'`/]/.test(text))) found.set(from, to);
  };
  const seen = new Set<Value>();
  const visit = (value: Value): void => {
    if (typeof value !== 'object' || seen.has(value)) return;
    seen.add(value);
    const location = value.fields.find(isLocation);
    if (location && location !== value) {
      const [start, end] = location.fields.slice(0, 2).map((place) => offset((place as Block).fields)) as [
        number,
        number,
      ];
      const [first] = value.fields;
      const isName = typeof first === 'string' && value.fields.length === 2 && source[start] === '"';
      if (isName || isText(first)) add(start, end);
      // Neither do the ends of a range of characters, which is all that its pattern consists of.
      const ends = isBlock(first, 2) && first.fields.every(isConstant) && RANGE.exec(source.slice(start, end));
      if (ends) {
        add(start, start + ends[1]!.length);
        add(end - ends[2]!.length, end);
      }
      // Neither does the name in JavaScript of an external, which ends the declaration.
      const name =
        source[end - 1] === '"' && EXTERNAL.exec(source.slice(source.lastIndexOf('external ', end), end))?.[1];
      if (name) add(end - name.length, end);
    }
    value.fields.forEach(visit);
  };
  visit(unmarshal(bytes.subarray(bytes.indexOf(MAGIC))));
  return [...found].map(([start, end]) => ({kind: 'string', start, end})).sort((a, b) => a.start - b.start);
}

/** Adds comments: what starts like one outside of the strings. A documentation comment is also a string to the parser. */
function withComments(source: string, strings: readonly Part[]): readonly Part[] {
  const parts: Part[] = [];
  const ends = new Map(strings.map(({start, end}) => [start, end]));
  for (let at = 0; at < source.length;) {
    const start = at;
    if (source.startsWith('//', at)) at = `${source}\n`.indexOf('\n', at);
    else if (source.startsWith('/*', at)) at = endOfNested(source, at);
    else {
      UNPLACED.lastIndex = QUOTED_NAME.lastIndex = at;
      const unplaced = UNPLACED.exec(source);
      if (unplaced) {
        const [, opening = '', texts = ''] = unplaced;
        for (const {0: text, index} of texts.matchAll(/"(?:[^"\\]|\\.)*"|`[^`]*`/g)) {
          const from = at + opening.length + index;
          parts.push({kind: 'string', start: from, end: from + text.length});
        }
        at += opening.length + texts.length;
        continue;
      }
      at = ends.get(at) ?? at + (QUOTED_NAME.exec(source)?.[0].length ?? 1);
      if (ends.has(start)) parts.push({kind: 'string', start, end: at});
      continue;
    }
    parts.push({kind: 'comment', start, end: at});
  }
  return parts;
}

function endOfNested(source: string, start: number): number {
  let depth = 0;
  for (const {0: delimiter, index} of source.slice(start).matchAll(/\/\*|\*\//g)) {
    depth += delimiter === '/*' ? 1 : -1;
    if (depth === 0) return start + index + 2;
  }
  return source.length;
}

const isBlock = (value: Value | undefined, size: number): value is Block =>
  typeof value === 'object' && value.fields.length === size;

const isPosition = (value: Value | undefined): boolean =>
  isBlock(value, 4) && typeof value.fields[0] === 'string' && value.fields.slice(1).every(Number.isInteger);

function isLocation(value: Value): value is Block {
  return isBlock(value, 3) && isPosition(value.fields[0]) && isPosition(value.fields[1]);
}

/** Whether an expression or a pattern is a constant text or character. */
function isText(description: Value | undefined): boolean {
  return isBlock(description, 1) && isConstant(description.fields[0]);
}

function isConstant(constant: Value | undefined): boolean {
  if (isBlock(constant, 1)) return constant.tag === 1 && typeof constant.fields[0] === 'number';
  return isBlock(constant, 2) && constant.tag === 2 && typeof constant.fields[0] === 'string';
}

/**
 * Reads what OCaml's `Marshal` wrote (runtime/caml/intext.h in OCaml's sources has the codes). Blocks and texts are
 * numbered in the order they begin, so that later ones can refer to them.
 */
function unmarshal(bytes: Buffer): Value {
  const known: Value[] = [];
  let at = HEADER;
  const number = (size: 1 | 2 | 4): number => bytes.readUIntBE((at += size) - size, size);
  const text = (length: number): string => {
    const value = bytes.toString('utf8', at, (at += length));
    known.push(value);
    return value;
  };
  const block = (tag: number, size: number): Block => {
    const fields: Value[] = [];
    const value = {tag, fields};
    if (size > 0) known.push(value);
    while (fields.length < size) fields.push(read());
    return value;
  };
  const shared = (distance: number): Value => known[known.length - distance]!;
  const read = (): Value => {
    const code = number(1);
    if (code >= 0x80) return block(code & 0xf, (code >> 4) & 7);
    if (code >= 0x40) return code & 0x3f;
    if (code >= 0x20) return text(code & 0x1f);
    switch (code) {
      case 0:
        return (number(1) << 24) >> 24;
      case 1:
        return (number(2) << 16) >> 16;
      case 2:
        return number(4) | 0;
      case 3:
        return Number(bytes.readBigInt64BE((at += 8) - 8));
      case 4:
        return shared(number(1));
      case 5:
        return shared(number(2));
      case 6:
        return shared(number(4));
      case 8: {
        const header = number(4);
        return block(header & 0xff, header >>> 10);
      }
      case 9:
        return text(number(1));
      case 10:
        return text(number(4));
      default:
        throw new Error(`Code ${code} of a marshaled value isn't known.`);
    }
  };
  return read();
}
