import {readdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readText} from '../../kit/build/files/text';
import {versionLines} from '../../config/versions';
import {createHighlighter} from '../../compilers/build/highlight';
import {compilerServiceOf} from '../../compilers/build/service';
import {releaseOf} from '../../compilers/build/toolchain';
import {compileLandingExample} from './compile-example';
import type {LandingExample} from '../core/landing-example';

const FOLDER = 'src/landing/core/examples';

type Loaded = Readonly<Record<string, LandingExample>>;

/**
 * Compiles the sources with the latest compiler: `@generated/landing-examples/default/NAME.json` (kebab-case). The
 * build fails if one doesn't compile.
 */
export default function landingExamples({siteDir}: LoadContext): Plugin<Loaded> {
  const folder = path.join(siteDir, FOLDER);
  return {
    name: 'landing-examples',
    getPathsToWatch: () => [`${folder}/*.{res,resi}`],
    async loadContent() {
      const service = compilerServiceOf(siteDir);
      const highlight = createHighlighter(service);
      const names = await readdir(folder);
      const files = await Promise.all(
        names.map(async (name) => ({name, code: await readText(path.join(folder, name))})),
      );
      const sources = files.filter(({name}) => name.endsWith('.res'));
      const version = versionLines.default.latest.compiler;
      const release = releaseOf(service.toolchain(version).identity);
      const examples = sources.map(async (source) => {
        const signatureFile = files.find(({name}) => name === `${source.name}i`);
        return [
          kebabCase(source.name),
          await compileLandingExample({service, highlight, version, release}, source, signatureFile),
        ] as const;
      });
      return Object.fromEntries(await Promise.all(examples));
    },
    async contentLoaded({content, actions}) {
      for (const [name, example] of Object.entries(content)) await actions.createData(`${name}.json`, example);
    },
  };
}

/** `BookButton.res` is `book-button`. */
function kebabCase(file: string): string {
  return file
    .replace(/\.res$/, '')
    .replace(/(?<=[a-z])[A-Z]/g, '-$&')
    .toLowerCase();
}
