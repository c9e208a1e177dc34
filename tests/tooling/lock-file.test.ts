import fs from 'node:fs';
import path from 'node:path';

interface LockedPackage {
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(fs.readFileSync(path.join(__dirname, '../../package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

test('package-lock.json names no registry', () => {
  const withAddress = Object.entries(lock.packages).filter(([, {resolved}]) => resolved !== undefined);
  expect(withAddress.map(([place]) => `${place}: remove "resolved". .npmrc has npm leave it out.`)).toEqual([]);
});

test('package-lock.json has an entry for every optional package, as npm 11 demands', () => {
  const names = new Set(Object.keys(lock.packages).map((location) => location.split('node_modules/').pop()));
  const missing = Object.entries(lock.packages).flatMap(([location, {optionalDependencies = {}}]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map(
        (name) =>
          `node_modules/${name}, which ${location} wants: copy its former entry, with the new version and without "integrity" (UPGRADING.md, "The lock file"). npm run compiler:update does that.`,
      ),
  );
  expect(missing).toEqual([]);
});
