/**
 * Questions in plain words, written before readers' phrases were added for every section. They measure how well those
 * phrases cover other wordings. They were held out once.
 */
import {askedOfNext} from './asked-of-next';
import {LATEST, queries, react, type RelevanceQuery} from './query';

export const asked: readonly RelevanceQuery[] = [
  ...askedOfNext,
  ...queries('concept', LATEST, [
    ['how to do a for loop with step', 'control-flow#for-loops', 'control-flow#while-loops'],
    ['compare two records for equality', 'equality-comparison#equal-content-', 'equality-comparison'],
    ['default value when none', 'null-undefined-option#use-an-option', 'api/core/option#getor'],
    ['string contains substring', 'api/core/string#includes', 'primitive-types#string'],
    ['read file from disk in node', 'recipes#files'],
    ['get process.env variable', 'recipes#environment-variables', 'vite-and-react#settings-from-the-environment'],
    [
      'nested object destructuring',
      'pattern-matching-destructuring#destructuring',
      'pattern-matching-destructuring',
      'record#read-a-field',
    ],
    [
      'create a new type from string so it cannot be mixed',
      'type#type-aliases',
      'variant#constructors-with-arguments',
      'module#signatures',
      'attribute#unboxed-no-wrapper',
      'module',
    ],
    [
      'setTimeout and clear it',
      'api/core#settimeout',
      'api/core#cleartimeout',
      'recipes#debounce',
      react('hooks-effect#clean-up'),
    ],
    ['await inside if or switch', 'async-await#await-is-an-expression', 'async-await#where-await-is-allowed'],
    [
      'run promises in parallel',
      'async-await#several-at-the-same-time',
      'promise#wait-for-several-promises',
      'api/core/promise#all',
    ],
    [
      'optional argument of a js function',
      'bind-to-js-function#labeled-and-optional-arguments',
      'function#optional-labeled-arguments',
    ],
    [
      'generated file names end with bs.js',
      'build-configuration#suffix',
      'build-configuration#package-specs',
      'build-configuration-schema#suffix',
    ],
    [
      'use library written in typescript',
      'typescript-integration#use-typescript-from-rescript',
      'bind-a-package',
      'bind-a-package#read-the-types-first',
      'converting-from-js',
      'typescript-integration',
    ],
    [
      'export types to typescript',
      'typescript-integration',
      'typescript-integration#choose-what-to-export',
      '/syntax-lookup/gentype-decorator',
    ],
    [
      'polymorphic function argument forall',
      'scoped-polymorphic-types',
      'scoped-polymorphic-types#pass-a-polymorphic-function-along',
    ],
    ['inline if expression', 'control-flow#if-else--ternary', '/syntax-lookup/if-else'],
    ['comment out code in jsx', 'jsx', 'overview#semicolons-and-comments', react('elements-and-jsx')],
    [
      'loop over list to make components',
      react('arrays-and-keys'),
      react('arrays-and-keys#the-key'),
      react('arrays-and-keys#lists'),
      react('elements-and-jsx#an-array-of-elements'),
      react('introduction#lists-and-keys'),
    ],
    [
      'checkbox onchange handler',
      react('events#the-value-of-an-input'),
      react('events#read-an-event'),
      react('events'),
      'recipes#forms',
    ],
    [
      'type any in rescript',
      'primitive-types#unknown',
      'type#type-escape-hatch',
      'interop-cheatsheet#dangerous-type-cast',
    ],
    [
      'add a package from npm to project',
      'libraries#add-a-package',
      'bind-a-package',
      'bind-a-package#set-up-the-project',
    ],
    [
      'exhaustive check for switch',
      'pattern-matching-destructuring#every-case-is-handled',
      'variant#what-the-compiler-checks',
    ],
    [
      'array of different types',
      'array-and-list#one-type-for-all-items',
      'variants-in-javascript#untagged-variants',
      'tuple',
      'variants-in-javascript#functions-that-take-several-types',
      'variant#tuples-wrapping-and-several-types',
    ],
    ['copy object with changed property', 'record#immutable-update', 'object#set-a-field'],
    ['currying in v11', 'function#partial-application'],
    ['difference between list and array', 'array-and-list#array-or-list'],
    [
      'file naming conventions',
      'project-structure#capitalize-file-names',
      'module#exotic-file-names',
      'import-export#file-names-are-unique',
      'project-structure#code-conventions',
    ],
    [
      'get html element by id',
      react('rendering-elements'),
      react('rendering-elements#the-option-of-queryselector'),
      react('refs-and-the-dom'),
      'bind-to-global-js-values',
      'bind-to-global-js-values#global-objects-you-pass-around',
    ],
  ]),
];
