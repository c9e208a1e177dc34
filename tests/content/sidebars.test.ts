import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import sidebars from '@site/sidebars';

const folder = path.join(__dirname, '../../versioned_sidebars');
const versions = readdirSync(folder).map(
  (file) => [file, JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as typeof sidebars] as const,
);

const labels = (sidebar: unknown): readonly unknown[] =>
  (sidebar as readonly {label?: string}[]).map(({label}) => label);

test.each([...versions, ['sidebars.ts', sidebars] as const])(
  'the manual’s last categories are Guides and Extra in %s',
  (_file, {manual}) => {
    expect(labels(manual).slice(-2)).toEqual(['Guides', 'Extra']);
  },
);
