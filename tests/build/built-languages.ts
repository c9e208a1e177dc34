/** The languages of the build besides English, and which one an address belongs to. */
import fs from 'node:fs';
import path from 'node:path';
import {languages} from '../../src/config/languages';

export const builtLanguages = languages
  .map(({id}) => id)
  .filter((id) => fs.existsSync(path.resolve('build', id, 'index.html')));

/** An address in its language: `/fr/try` is `/try` below `/fr`, and `/fr` is `/` there. */
export function inLanguage(address: string): {readonly root: string; readonly page: string} {
  const id = builtLanguages.find((each) => address === `/${each}` || address.startsWith(`/${each}/`));
  return id === undefined ? {root: '', page: address} : {root: `/${id}`, page: address.slice(id.length + 1) || '/'};
}
