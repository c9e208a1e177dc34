import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER, parseMarkdownFile} from '@docusaurus/utils';
import {parseFence, type ExampleFence} from '../../lib/fence/fence';
import {scanFences, type RawFence} from '../../lib/fence/scan';
import {decodeEntry, type LookupEntry} from '../../lib/syntax-lookup/entry';
import {sampleOf} from '../../lib/syntax-lookup/sample';

/** An entry as its file has it. */
export type LookupSource = {
  readonly entry: LookupEntry;
  /** Absolute path. */
  readonly file: string;
  /** The Markdown below the front matter. */
  readonly body: string;
  readonly fences: readonly RawFence[];
  /** The lines that show the syntax. */
  readonly sample: string;
};

/**
 * Reads all entries of a folder, in the order of their ids.
 * @param translated a folder whose files replace those of the same name
 * @throws one error that lists all files with something wrong, each with a sentence
 */
export async function readEntries(folder: string, translated?: string): Promise<readonly LookupSource[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const other = new Set(translated === undefined ? [] : await readdir(translated).catch(() => []));
  const problems: string[] = [];
  const sources = await Promise.all(
    names.map(async (name) => {
      const file = path.join(translated !== undefined && other.has(name) ? translated : folder, name);
      return readEntry(file).catch((error: unknown) => void problems.push(`${path.basename(folder)}/${name} ${(error as Error).message}`));
    }),
  );
  const found = sources.filter((source) => source !== undefined);
  const ids = new Set(found.map(({entry}) => entry.id));
  for (const {entry} of found) {
    const missing = entry.see.filter((id) => !ids.has(id));
    if (missing.length > 0 && problems.length === 0) problems.push(`${path.basename(folder)}/${entry.id}.md names entries under see that do not exist: ${missing.join(', ')}. Take them out.`);
  }
  if (problems.length > 0) throw new Error(problems.sort().join('\n'));
  return found;
}

async function readEntry(file: string): Promise<LookupSource> {
  const fileContent = await readFile(file, 'utf8');
  const {frontMatter, content} = await parseMarkdownFile({filePath: file, fileContent, parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER, removeContentTitle: false});
  const entry = decodeEntry(path.basename(file, '.md'), frontMatter);
  const fences = scanFences(fileContent);
  return {entry, file, body: content, fences, sample: sampleOf(firstExample(fences))};
}

function firstExample(fences: readonly RawFence[]): ExampleFence | undefined {
  return fences.map((fence) => parseFence(fence).fence).find((fence) => fence.kind === 'example');
}
