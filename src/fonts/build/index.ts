import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {usedCharacters} from './characters';
import {environment} from '../../config/env';
import {makeFonts, wholeFonts, type Family, type FontFile} from './make-fonts';

/** Text has the weights of `src/css/tokens/type.css`. */
const TEXT: Family = {
  name: 'Geist',
  package: '@fontsource-variable/geist',
  file: 'geist',
  weights: {min: 400, max: 700},
};
/** Bold code is rare, and the file of one weight is 4.6 KB smaller. */
const CODE: Family = {
  name: 'Geist Mono',
  package: '@fontsource-variable/geist-mono',
  file: 'geist-mono',
  weights: {min: 400, max: 400},
};

/** Where the bundler puts the files, below the base URL. Their names contain a hash of their content. */
const FOLDER = 'assets/fonts';

function face({family, name, range}: FontFile): string {
  const {min, max} = family.weights;
  return `@font-face {
  font-family: '${family.name}';
  font-style: normal;
  font-weight: ${min === max ? min : `${min} ${max}`};
  font-display: swap;
  src: url('./${name}') format('woff2');
  unicode-range: ${range};
}
`;
}

/** Writes the fonts of a locale, and the style sheet that names them. README.md explains how. */
export default async function fonts({siteDir, baseUrl, i18n}: LoadContext): Promise<Plugin> {
  const {production} = environment;
  // Cutting takes seconds, and development loads from this machine.
  const used = production && (await usedCharacters(siteDir, path.join(siteDir, 'i18n', i18n.currentLocale)));
  const cacheDir = path.join(siteDir, '.cache/fonts');
  const families = await Promise.all(
    [TEXT, CODE].map((family) =>
      used === false ? wholeFonts(siteDir, family) : makeFonts(siteDir, cacheDir, family, used),
    ),
  );
  const folder = path.join(siteDir, '.generated/fonts');
  await fs.rm(folder, {recursive: true, force: true});
  await fs.mkdir(folder, {recursive: true});
  const files = families.flat();
  await Promise.all([
    fs.writeFile(path.join(folder, 'fonts.css'), files.map(face).join('\n')),
    ...files.map(({name, bytes}) => fs.writeFile(path.join(folder, name), bytes)),
  ]);
  return {
    name: 'fonts',
    configureWebpack(config) {
      // Docusaurus' own rule for fonts would name the files anew.
      for (const rule of config.module?.rules ?? []) {
        if (rule && typeof rule === 'object' && rule.test instanceof RegExp && rule.test.test('.woff2'))
          rule.exclude = folder;
      }
      return {
        module: {
          rules: [
            {test: /\.woff2$/, include: folder, type: 'asset/resource', generator: {filename: `${FOLDER}/[name][ext]`}},
          ],
        },
      };
    },
    injectHtmlTags: () => ({
      headTags: (production ? families : [])
        .flatMap((ofFamily) => ofFamily.filter(({name}, at) => at === 0 || name.includes('symbols2-used')))
        .map(({name}) => ({
          tagName: 'link',
          attributes: {
            rel: 'preload',
            href: `${baseUrl}${FOLDER}/${name}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: 'anonymous',
          },
        })),
    }),
  };
}
