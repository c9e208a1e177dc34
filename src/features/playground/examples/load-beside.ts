/** Loads the files the build wrote next to a page for its examples: `record.types.json` next to `record.html`. */

const loaded = new Map<string, Promise<unknown>>();

/**
 * The file of a kind for this page; undefined when it can't be loaded, and then the next call tries again. Each file
 * is loaded once.
 */
export async function loadBeside<Content>(
  kind: 'types' | 'versions' | 'programs' | 'lines',
): Promise<Content | undefined> {
  const address = `${window.location.pathname.replace(/(?:\.html|\/)$/, '')}.${kind}.json`;
  const content = loaded.get(address) ?? load(address);
  loaded.set(address, content);
  try {
    return (await content) as Content;
  } catch {
    loaded.delete(address);
    return undefined;
  }
}

async function load(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
