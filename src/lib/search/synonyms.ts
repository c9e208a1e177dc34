/** Words of other languages and of every day, and what the documentation calls the same. */
import {stem} from './stem';

const CONCEPTS: readonly (readonly [others: readonly string[], ours: readonly string[]])[] = [
  [['enum', 'union', 'sum type', 'algebraic data'], ['variant']],
  [['struct'], ['record']],
  [['lambda', 'closure', 'arrow function', 'anonymous function'], ['function']],
  [['functor', 'higher-order module'], ['module-functions', 'functor', 'functions']],
  [['loop', 'iterate', 'iteration'], ['for', 'while', 'loop']],
  [['condition', 'conditional', 'branch'], ['if', 'switch']],
  [['ffi'], ['external', 'interop', 'bind']],
  [['hashmap', 'dictionary'], ['dict', 'map']],
  [['error handling', 'exception handling', 'try catch'], ['exception']],
  [['variable', 'constant'], ['let-binding', 'let']],
  [['nil', 'maybe'], ['null', 'option']],
  [['code splitting', 'dynamic import'], ['import', 'lazy']],
  [['recursion'], ['recursive']],
  [['rescript.json', 'bsconfig.json', 'bsconfig'], ['configuration']],
  [['annotation', 'decorator'], ['attribute', 'decorator']],
  [['macro'], ['extension']],
  [['regex'], ['regexp', 're']],
  [['upgrade'], ['migrate']],
  [['setup'], ['installation', 'install']],
  [['cast'], ['coercion', 'convert']],
  [['memoization', 'memoize'], ['memo']],
  [['interpolation'], ['template', 'interpolation']],
  [['ide', 'vscode'], ['editor']],
  [['concatenate'], ['concat', '++']],
];

const stems = (phrase: string): string => phrase.split(' ').map((word) => stem(word.toLowerCase())).join(' ');

const TABLE: ReadonlyMap<string, readonly string[]> = new Map(CONCEPTS.flatMap(([others, ours]) => others.map((other) => [stems(other), ours] as const)));

/** For every word of a query, what else the documentation may call it, alone or together with its neighbor. */
export function synonymsOf(words: readonly string[]): readonly (readonly string[])[] {
  const own = words.map(stems);
  const pair = (at: number): readonly string[] => TABLE.get(`${own[at]} ${own[at + 1]}`) ?? [];
  return words.map((word, at) => {
    const others = new Set([...(TABLE.get(own[at] ?? '') ?? []), ...pair(at), ...pair(at - 1)]);
    others.delete(word);
    return [...others];
  });
}
