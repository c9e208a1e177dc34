/** What readers are told when a compiler can't do its work. `{name}` is filled in later, in the worker too. */
import {translate} from '@docusaurus/Translate';

export const engineTexts = () => ({
  offline: translate({
    id: 'playground.engine.offline',
    message: "You're offline, and this site has no compilers to store. Try again when you're online.",
    description: 'Why there is no compiler',
  }),
  noVersions: translate({
    id: 'playground.engine.noVersions',
    message: 'This copy of the site has compilers, but not for any version it documents.',
    description: 'Why there is no compiler',
  }),
  noVersion: translate({
    id: 'playground.engine.noVersion',
    message: 'This copy of the site has no compiler for the version of this example.',
    description: 'Why an example cannot be edited',
  }),
  slow: translate({
    id: 'playground.engine.slow',
    message: "The compiler didn't respond within {seconds} seconds.",
    description: 'Why the compiler did not respond; {seconds} is a number',
  }),
  unreachable: translate({
    id: 'playground.engine.unreachable',
    message: "The compiler can't be reached because the connection failed.",
    description: 'Why the compiler did not respond',
  }),
  unavailable: translate({
    id: 'playground.engine.unavailable',
    message: "The compiler isn't available on this copy of the site.",
    description: 'Why there is no compiler',
  }),
  closed: translate({
    id: 'playground.engine.closed',
    message: 'The compiler was closed.',
    description: 'Why the compiler did not respond',
  }),
  loadsSlowly: translate({
    id: 'playground.engine.loadsSlowly',
    message: "The compiler didn't load within {seconds} seconds.",
    description: 'Why the compiler did not respond; {seconds} is a number',
  }),
  tooLong: translate({
    id: 'playground.engine.tooLong',
    message:
      "The compiler was stopped after {seconds} seconds. If the browser's developer tools are open, close them: they slow compilers down.",
    description: 'Why the compiler did not respond; {seconds} is a number',
  }),
  onPage: translate({
    id: 'playground.engine.onPage',
    message:
      "This code is too long or too deeply nested for the {version} compiler to work on it in the background. Compile it anyway? This page won't respond until that's done, which can take minutes.",
    description: 'A question in a dialog of the browser, with the buttons OK and Cancel; {version} is a release',
  }),
  tooDeep: translate({
    id: 'playground.engine.tooDeep',
    message:
      'This code is too long or too deeply nested for the {version} compiler in this browser. Split long chains of operators and pipes, or compile it in a project.',
    description: 'Why the code was not compiled; {version} is a release',
  }),
  ended: translate({
    id: 'playground.engine.ended',
    message: 'The compiler stopped unexpectedly.',
    description: 'Why the compiler did not respond',
  }),
  endedWith: translate({
    id: 'playground.engine.endedWith',
    message: 'The compiler stopped unexpectedly: {detail}',
    description: "Why the compiler did not respond; {detail} is the browser's message",
  }),
  versions: translate({
    id: 'playground.engine.versions',
    message: "The {version} compiler isn't available here. Available versions: {versions}.",
    description: 'The code asks for a version that is not there; {versions} is a list',
  }),
  syntax: translate({
    id: 'playground.engine.syntax',
    message: "The {version} compiler can't read .{syntax} files.",
    description: 'The code is in a syntax the version does not have; {syntax} is re or ml',
  }),
  noneStored: translate({
    id: 'playground.engine.noneStored',
    message:
      "You're offline, and no compilers are stored in this browser. When you're online again, you can store the playground on the page “Read offline”.",
    description: 'Why there is no compiler; Read offline is the title of a page',
  }),
  notStored: translate({
    id: 'playground.engine.notStored',
    message:
      "You're offline, and the {version} compiler isn't stored in this browser. Choose a stored version, or store this one on the page “Read offline” when you're online again.",
    description: 'Why there is no compiler; Read offline is the title of a page',
  }),
  noList: translate({
    id: 'playground.engine.noList',
    message: "The list of compilers couldn't be loaded. Check your connection.",
    description: 'Why there is no compiler',
  }),
  notReached: translate({
    id: 'playground.engine.notReached',
    message: "The {version} compiler couldn't be loaded. Check your connection.",
    description: 'Why there is no compiler',
  }),
  notLoaded: translate({
    id: 'playground.engine.notLoaded',
    message: "The {version} compiler couldn't be loaded.",
    description: 'Why there is no compiler',
  }),
  failed: translate({
    id: 'playground.engine.failed',
    message: 'The {version} compiler failed: {detail}',
    description: "The compiler has an error of its own; {detail} is the compiler's message",
  }),
  noOcamlFormat: translate({
    id: 'playground.engine.noOcamlFormat',
    message: "This compiler can't format OCaml syntax.",
    description: 'In place of the formatted code',
  }),
  noModuleSystem: translate({
    id: 'playground.engine.noModuleSystem',
    message: "The compiler doesn't support the {module} module system.",
    description: 'Why the code was not compiled; {module} is esmodule or commonjs',
  }),
});

export type EngineTexts = Readonly<ReturnType<typeof engineTexts>>;
