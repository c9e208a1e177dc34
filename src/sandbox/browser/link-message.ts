import {translate} from '@docusaurus/Translate';
import type {LinkProblem} from '../core/link-program';

const texts = (): Readonly<Record<LinkProblem['kind'], string>> => ({
  node: translate({
    id: 'playground.link.node',
    message: 'The program imports "{name}", which is part of Node.js and not of browsers.',
    description: 'Why a program was not run; {name} is a module of Node.js',
  }),
  file: translate({
    id: 'playground.link.file',
    message: 'The program imports "{name}", a file that isn\'t part of it.',
    description: 'Why a program was not run; {name} is a path',
  }),
  package: translate({
    id: 'playground.link.package',
    message: 'The program imports "{name}", a package that isn\'t available in the playground.',
    description: 'Why a program was not run; {name} is an npm package',
  }),
  version: translate({
    id: 'playground.link.version',
    message: "The playground can't run {name} programs.",
    description: 'Why a program was not run; {name} is a version such as v8.0.0',
  }),
  load: translate({
    id: 'playground.link.load',
    message: "A file the program needs couldn't be loaded: {name}.",
    description: 'Why a program was not run; {name} is an address',
  }),
  cycle: translate({
    id: 'playground.link.cycle',
    message: 'The modules {name} import each other.',
    description: 'Why a program was not run; {name} is a list such as ./A → ./B → ./A',
  }),
  character: translate({
    id: 'playground.link.character',
    message: "The program contains a character that programs here can't have: {name}.",
    description: 'Why a program was not run; {name} is a character',
  }),
});

/** Why a program can't be run, in the page's language. */
export function linkMessage({kind, name}: LinkProblem): string {
  return texts()[kind].replace('{name}', () => name);
}
