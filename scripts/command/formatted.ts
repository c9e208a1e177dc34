import path from 'node:path';
import prettier from 'prettier';

/** A file's text in the site's layout. */
export async function formatted(file: string, text: string): Promise<string> {
  return prettier.format(text, {...(await prettier.resolveConfig(path.resolve(file))), filepath: file});
}
