/** What a run of emitted JavaScript can show, read from the JavaScript. */
import type {EmittedModule} from '../../compilers/core/engine';

/**
 * Whether an emitted ES module has a component the playground's preview renders: a module App with `make`, or, in a
 * file that uses React, the file's own `make`.
 */
export function hasComponent(js: string): boolean {
  if (/^(?:(?:let|var|const) App = \{[^}]*\bmake\b|export \* as App from )/m.test(js)) return true;
  return usesReact(js) && /^export \{[^}]*\bmake\b/m.test(js);
}

/**
 * An emitted ES module that also exports the file App, if there is one with a component and the module has none.
 * @param modules the program's other modules
 */
export function withApp(js: string, modules: readonly EmittedModule[] = []): string {
  const app = modules.find(({name}) => name === 'App');
  return app && !hasComponent(js) && hasComponent(app.js) ? `${js}\nexport * as App from "./App.js";\n` : js;
}

/** What to show of a run. */
export type Shown =
  | {readonly kind: 'console'}
  /** Exports of the program, reported if it prints nothing. */
  | {readonly kind: 'values'; readonly names: readonly string[]}
  /** `name` is the export to render; without it, the component App or the file's own `make`. */
  | {readonly kind: 'component'; readonly name?: string};

/**
 * The programs that a page's examples run and that the page doesn't show, as one file, `array.programs.json` beside
 * `array.html`, by the hash of the shown source.
 */
export type Programs = Readonly<Record<string, string>>;

/**
 * What a run of an example shows: its component, else what it prints, else the values it names. Undefined if a run
 * would show nothing. A component that reads props is rendered only if it's called App: a run passes none.
 * @param js an emitted ES module
 * @param source the part of the source that readers see; values with other names aren't shown
 */
export function shownBy(js: string, source: string): Shown | undefined {
  const exported = exportsOf(js);
  if (usesReact(js)) {
    if (exported.includes('App') && hasComponent(js)) return {kind: 'component'};
    const name = exported.findLast((each) => isComponent(js, each) || isElement(js, each));
    if (name !== undefined) return name === 'make' ? {kind: 'component'} : {kind: 'component', name};
  }
  if (prints(js)) return {kind: 'console'};
  const names = exported.filter((name) => isValue(js, name) && wordIn(source, name.replace('$$', '')));
  return names.length > 0 ? {kind: 'values', names} : undefined;
}

function usesReact(js: string): boolean {
  return /\bfrom "react(?:\/[\w-]+)?"/.test(js);
}

/** The exports, in the order of the source. The first name of `a as b` is what the file calls it, and is left out. */
function exportsOf(js: string): readonly string[] {
  const list = /^export \{([^}]*)\}/m.exec(js)?.[1] ?? '';
  return list.split(',').flatMap((entry) => /([\w$]+)\s*$/.exec(entry)?.[1] ?? []);
}

/** A module whose `make` reads no props, or the file's own. */
function isComponent(js: string, name: string): boolean {
  const make = name === 'make' ? ownMake(js) : binding(name, ' = \\{[^}]*\\bmake: ([\\w$]+)').exec(js)?.[1];
  if (make === undefined) return false;
  const head = `^function ${make.replaceAll('$', '\\$')}`;
  const [, props, body] = new RegExp(`${head}\\((\\w*)\\) \\{([^]*?)^\\}`, 'm').exec(js) ?? [];
  if (body === undefined) return false;
  // `param` is also what the compiler calls the parameter of an inner function that takes it apart or ignores it.
  return !props || !new RegExp(props === 'param' ? '\\bparam\\.' : `\\b${props}\\b`).test(body);
}

/** What the file calls the function it exports as `make`: another name, if modules in the file have a `make` too. */
function ownMake(js: string): string {
  const name = /([\w$]+) as make\b/.exec(js)?.[1] ?? 'make';
  return binding(name, ' = ([\\w$]+);').exec(js)?.[1] ?? name;
}

/** Whether a value is an element: `let greeting = JsxRuntime.jsx(…)`. */
function isElement(js: string, name: string): boolean {
  return binding(name, ' = (?:JsxRuntime\\.jsxs?|React\\.createElement)\\(').test(js);
}

/** A function of the file, to its closing brace, with its name. */
const FUNCTION =
  /^(?:async )?function ([\w$]+)[^]*?^\}|^(?:let|var|const) ([\w$]+) = (?:async )?(?:\([^()\n]*\)|[\w$]+) => \{[^]*?^\}/gm;

/** Timers that nothing awaits, with their delay in ms. */
const TIMER = /\bsetTimeout\([^]*?, (\d+)\)/g;
/** What comes after a longer delay, in ms, doesn't count: a reader wouldn't wait for it. */
const LONGEST_DELAY = 5_000;

/** The console's functions that print nothing. */
const SILENT = /\bconsole\.(?:clear|countReset)\b/g;

/** Whether a program names the console at its top level, or calls one of its functions while another names it. */
function prints(program: string): boolean {
  const js = program.replace(SILENT, '');
  if (!/\bconsole\b/.test(js)) return false;
  const rest = js.replace(FUNCTION, '').replace(TIMER, (timer, delay) => (Number(delay) > LONGEST_DELAY ? '' : timer));
  const functions = [...js.matchAll(FUNCTION)].map(([, name, arrow]) => name ?? arrow ?? '');
  return /\bconsole\b/.test(rest) || functions.some((name) => wordIn(rest.replace(/^export [^]*/m, ''), `${name}(`));
}

/** A constant that isn't a module, a component, a function written in place, or another name for a function. */
function isValue(js: string, name: string): boolean {
  if (/^[A-Z]/.test(name) || (name === 'make' && usesReact(js))) return false;
  const alias = binding(name, ' = ([A-Za-z_$][\\w$]*(?:\\.[\\w$]+)?);').exec(js)?.[1];
  if (alias !== undefined && !['true', 'false', 'undefined', 'null'].includes(alias)) {
    return !alias.includes('.') && isValue(js, alias);
  }
  return binding(name, '(?:;| = (?!\\(*(?:async )?\\(?[\\w$, ]*\\)? =>|\\(*(?:async )?function\\b))').test(js);
}

/** Matches a name's top-level declaration. `rest` is the pattern of what follows the name. */
function binding(name: string, rest: string): RegExp {
  return new RegExp(`^(?:let|var|const) ${name.replaceAll('$', '\\$')}${rest}`, 'm');
}

function wordIn(source: string, word: string): boolean {
  return new RegExp(`(?<![\\w$])${word.replace(/[$(]/g, '\\$&')}(?![\\w$])`).test(source);
}
