import path from 'node:path';
import {curatedPackages} from '../core/curated';
import {readRegistryFile} from '.';

test('every package is listed once', () => {
  const names = curatedPackages.map(({name}) => name);
  expect(names.length).toBeGreaterThanOrEqual(30);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('every package has a valid npm name, a sentence, an https URL and keywords', () => {
  for (const {name, purpose, repository, keywords, replacedBy} of curatedPackages) {
    expect(name).toMatch(/^(?:@[a-z\d-]+\/)?[a-z\d.-]+$/);
    expect(`${name}: ${purpose}`).toMatch(/: [A-Z].{15,130}\.$/);
    expect(new URL(repository).protocol).toBe('https:');
    expect(keywords.join(' ')).toMatch(/^[a-z\d ]+$/);
    if (replacedBy !== undefined) expect(curatedPackages.map((other) => other.name)).toContain(replacedBy);
  }
});

test('the registry’s file can be parsed and has no duplicate packages', async () => {
  const {packages} = await readRegistryFile(path.resolve(__dirname, '../../..'));
  const names = packages.map(({name}) => name);
  expect(new Set(names).size).toBe(names.length);
});

test("a file that can't be read is named, with a fix", async () => {
  await expect(readRegistryFile('/nowhere')).rejects.toThrow(
    "src/packages/core/npm-registry.json can't be read. Regenerate it with npm run packages:refresh.",
  );
});
