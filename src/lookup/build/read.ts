import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {readText} from '../../kit/build/files/text';
import {dedent} from '../../kit/core/lines';
import {parseFence, type ExampleFence} from '../../examples/core/fence/fence';
import {scanFences, type RawFence} from '../../examples/core/fence/scan';
import {decodeEntry, type LookupEntry} from '../core/entry';
import {yamlProblem} from '../../manual/core/front-matter/text';
import {writerError} from '../../kit/build/writer-error';

export type LookupSource = {
  readonly entry: LookupEntry;
  readonly file: string;
  /** Below the front matter. */
  readonly body: string;
  readonly fences: readonly RawFence[];
  readonly sample: string;
  /** 1-based, of a key of the front matter. */
  readonly lineOf: (key: string) => number;
  /** Of the link that a message quotes, otherwise of `links`. */
  readonly lineOfLink: (message: string) => number;
};

/**
 * All entries, by id.
 * @param translated a folder whose files replace those of the same name, with the keywords of both
 * @throws one error that lists every problem, with its file
 */
export async function readEntries(folder: string, translated?: string): Promise<readonly LookupSource[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const other = new Set(translated === undefined ? [] : await readdir(translated).catch(() => []));
  const problems: string[] = [];
  const sources = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const read =
        translated !== undefined && other.has(name)
          ? readTranslated(path.join(translated, name), file)
          : readEntry(file);
      return read.catch(
        (error: unknown) => void problems.push(`${path.basename(folder)}/${name}${(error as Error).message}`),
      );
    }),
  );
  const found = sources.filter((source) => source !== undefined);
  for (const {entry} of found) {
    const missing = entry.see.filter((id) => !found.some((other) => other.entry.id === id));
    if (missing.length > 0 && problems.length === 0)
      problems.push(
        `${path.basename(folder)}/${entry.id}.md lists entries under see that don't exist: ${missing.join(', ')}. Remove them.`,
      );
  }
  problems.push(...alike(found, path.basename(folder)));
  if (problems.length > 0) throw writerError(problems.sort().join('\n'));
  return found;
}

/** Readers distinguish entries by syntax and title. */
function alike(sources: readonly LookupSource[], folder: string): readonly string[] {
  return (['syntax', 'title'] as const).flatMap((key) =>
    sources.flatMap(({entry, lineOf}, index) => {
      const other = sources.find((source, at) => at !== index && source.entry[key] === entry[key]);
      return other
        ? [
            `${folder}/${entry.id}.md:${lineOf(key)} the ${key} ${entry[key]} is that of ${other.entry.id}.md too. Give each entry its own.`,
          ]
        : [];
    }),
  );
}

/** A translated entry. Readers may know its subject by the English words too. */
async function readTranslated(file: string, source: string): Promise<LookupSource> {
  const [translated, {entry}] = await Promise.all([readEntry(file), readEntry(source)]);
  const keywords = [...new Set([...translated.entry.keywords, ...entry.keywords])];
  return {...translated, entry: {...translated.entry, keywords}};
}

async function readEntry(file: string): Promise<LookupSource> {
  const fileContent = await readText(file);
  const {frontMatter, content} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent}).catch(
    (error: unknown) => {
      throw new Error(yamlProblem('', fileContent, error as Error));
    },
  );
  const lines = fileContent.split('\n');
  const lineOf = (start: string): number => lines.findIndex((line) => line.startsWith(start)) + 1 || 1;
  const entry = placed(
    () => decodeEntry(path.basename(file, '.md'), frontMatter),
    (message) => {
      const unknown = /^Unknown key (\w+)/.exec(message)?.[1];
      return lineOf(unknown ?? Object.keys(frontMatter).find((key) => message.includes(key)) ?? '---');
    },
  );
  const fences = scanFences(fileContent);
  const sample = placed(
    () => sampleOf(fences.map((each) => parseFence(each).fence).find((fence) => fence.kind === 'example')),
    () => lineOf('```'),
  );
  const lineOfLink = (message: string): number => {
    const link = /"([^"]+)"/.exec(message)?.[1];
    const line = link === undefined ? -1 : lines.findIndex((each) => each.includes(link));
    return line + 1 || lineOf('links:');
  };
  return {entry, file, body: content.trim(), fences, sample, lineOf: (key) => lineOf(`${key}:`), lineOfLink};
}

/** What it throws begins with the line. */
function placed<Value>(read: () => Value, lineOf: (message: string) => number): Value {
  try {
    return read();
  } catch (error) {
    const {message} = error as Error;
    throw new Error(`:${lineOf(message)} ${message}`);
  }
}

/** More don't fit on the list. */
const MAX_SAMPLE_LINES = 6;

/**
 * The lines of an entry's first example that its fence highlights. The list shows them, so all of it has been compiled.
 * Throws a readable error for none or too many.
 */
export function sampleOf(fence: Pick<ExampleFence, 'code' | 'highlight'> | undefined): string {
  if (!fence) throw new Error('has no example. Add a fence in res.');
  const lines = fence.code.split('\n');
  const chosen = fence.highlight.flatMap((line) => lines[line - 1] ?? []);
  if (chosen.length === 0)
    throw new Error("doesn't mark the line of its first example that shows the syntax. Highlight it: ```res {2}.");
  if (chosen.length > MAX_SAMPLE_LINES)
    throw new Error(
      `highlights ${chosen.length} lines of its first example. Choose at most ${MAX_SAMPLE_LINES}: the list shows them.`,
    );
  return dedent(chosen).join('\n');
}
