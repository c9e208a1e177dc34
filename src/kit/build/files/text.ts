/** Reads what people write: editors on Windows put a mark before a file's text, and end its lines with CRLF. */
import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';

/** A text without byte-order mark, its lines ending with `\n`. */
export const plainText = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');

/** The {@link plainText} of a UTF-8 file. Rejects if it can't be read. */
export const readText = async (file: string): Promise<string> => plainText(await readFile(file, 'utf8'));

/** The {@link plainText} of a UTF-8 file. Throws if it can't be read. */
export const readTextSync = (file: string): string => plainText(readFileSync(file, 'utf8'));
