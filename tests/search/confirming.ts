/**
 * Queries written after the last change of a weight or a phrase, to be measured once: titles of issues, questions of
 * blogs, and what people type who know MDN, React or OCaml. Only look at its totals.
 */
import {queries, type RelevanceQuery} from './query';

const NEXT = 'v12.0.0';
const LATEST = 'v11.0.0';
const react = (page: string): string => `/docs/react/latest/${page}`;

export const confirming: readonly RelevanceQuery[] = [
  ...queries('concept', NEXT, [
    [
      'spread a smaller record into a bigger one',
      'record#record-type-spread',
      'record#immutable-update',
      'record#record-type-coercion',
    ],
    ['optional field with an expression', 'record#optional-record-fields', 'record#pass-on-an-option'],
    [
      'nested component definition',
      react('components-and-props#a-component-is-a-module'),
      react('components-and-props'),
    ],
    [
      'git dependency not found',
      'build-pinned-dependencies#*',
      '/errors/module-not-found',
      'installation#when-the-first-build-fails',
    ],
    ['hover shows no type', 'editor-plugins#when-the-editor-shows-nothing'],
    [
      'gentype import',
      'typescript-integration#use-typescript-from-rescript',
      'typescript-integration',
      '/syntax-lookup/gentype-decorator',
    ],
    ['why no return keyword', 'function#*', 'let-binding#blocks-and-scope', 'overview#functions', 'overview#blocks'],
    [
      'everything is an expression',
      'let-binding#blocks-and-scope',
      'overview#blocks',
      'control-flow#*',
      'overview#if-and-else',
    ],
    ['multiple spread in record', 'record#immutable-update', 'record#record-type-spread', '/syntax-lookup/spreads'],
    [
      'replace switch with if',
      'control-flow#if-else--ternary',
      'pattern-matching-destructuring#if-clause',
      '/syntax-lookup/if-else',
    ],
    [
      'ignore returned value',
      'function#the-ignore-function',
      '/syntax-lookup/ignore-function',
      '/errors/unused-result',
      '/errors/warning-109',
    ],
    ['typed event emitter', 'bind-to-js-function#event-listeners', 'polymorphic-variant#bind-to-javascript-functions'],
    [
      'pass undefined to js function',
      'null-undefined-option#options-and-javascript',
      'bind-to-js-function#labeled-and-optional-arguments',
      'null-undefined-option#pass-null-to-javascript',
    ],
    ['convert iterator to array', 'api/stdlib/iterator#toarray', 'api/stdlib/array#fromiterator'],
    ['check array contains value', 'api/stdlib/array#includes'],
    [
      'two dimensional array',
      'array-and-list#*',
      'api/stdlib/array#flat',
      'api/stdlib/array#frominitializer',
      'api/stdlib/array#make',
    ],
    ['trigonometry', 'api/stdlib/math'],
    [
      'hex number',
      'api/stdlib/int#tostringwithradix',
      'primitive-types#integers',
      'api/stdlib/float#parseintwithradix',
    ],
    ['split string by comma', 'api/stdlib/string#split'],
    [
      'swap keys and values of a dict',
      'api/stdlib/dict#toarray',
      'api/stdlib/dict#fromarray',
      'dict#go-through-all-entries',
      'dict#create-a-dictionary',
    ],
    ['sum of numbers', 'api/stdlib/array#reduce'],
    ['stop event propagation', react('events#read-an-event'), react('events')],
    [
      'react children array',
      react('components-and-props#children'),
      react('arrays-and-keys'),
      'jsx#children',
      react('elements-and-jsx#an-array-of-elements'),
    ],
    ['controlled checkbox', react('hooks-state#a-text-field'), react('events#*'), 'recipes#forms'],
    ['wrap app with provider', react('context#*'), react('hooks-context#*')],
    ['how to type props', react('components-and-props#*'), react('extensions-of-props#share-a-type-of-props')],
    [
      'modal dialog',
      react('rendering-elements#several-places-on-one-page'),
      react('hooks-ref#reach-an-element'),
      react('forwarding-refs#hand-out-functions-in-place-of-the-element'),
      react('refs-and-the-dom#*'),
    ],
    [
      'interface mismatch between res and resi',
      '/errors/signature-mismatch',
      'module#interface-files',
      'module#signatures',
    ],
    [
      'existential types',
      'variant#tuples-wrapping-and-several-types',
      'scoped-polymorphic-types#*',
      'module#signatures',
    ],
    ['locally abstract type', 'scoped-polymorphic-types#*', '/syntax-lookup/scoped-polymorphic-type'],
    ['physical equality', 'equality-comparison#the-same-value-'],
    ['hashtbl', 'api/belt/hash-map', 'api/belt/hash-map#*', 'dict', 'api/stdlib/map', 'api/stdlib/dict'],
    [
      'printf',
      'debugging#print-values',
      'primitive-types#string-interpolation',
      'api/stdlib/console#log',
      '/syntax-lookup/string-interpolation',
    ],
    ['match with underscore', 'pattern-matching-destructuring#ignore-part-of-a-value', '/syntax-lookup/placeholder'],
    [
      'compile only one package of workspace',
      'monorepo#build-one-package',
      'build-pinned-dependencies#work-on-one-package',
    ],
    [
      'unsupported class component',
      react('introduction#coming-from-react-in-javascript-or-typescript'),
      react('components-and-props'),
      react('rendering-elements#find-mistakes-during-development'),
      react('components-and-props#coming-from-react-in-javascript-or-typescript'),
    ],
  ]),
  ...queries('concept', LATEST, [
    ['array get returns undefined', 'array-and-list#read-an-item', 'api/core/array#get'],
    [
      'jsx version 4',
      'build-configuration#jsx',
      react('migrate-react'),
      react('migrate-react#change-the-configuration'),
      'build-configuration-schema#jsx.version',
    ],
    ['raise exception', 'exception#define-and-raise', 'exception'],
    [
      'regex match groups',
      'api/core/regexp#exec',
      'api/core/regexp/result',
      'api/core/regexp/result#matches',
      'primitive-types#regular-expression',
    ],
  ]),
  ...queries('identifier', NEXT, [
    ['flatMap', 'api/stdlib/array#flatmap', 'api/stdlib/option#flatmap', 'api/stdlib/result#flatmap'],
    ['Array.toSpliced', 'api/stdlib/array#tospliced'],
    ['Dict.delete', 'api/stdlib/dict#delete'],
    ['encodeURIComponent', 'api/stdlib#encodeuricomponent'],
    ['Belt.Array.zip', 'api/belt/array#zip'],
    ['React.useId', react('hooks-overview#which-hook-for-what'), react('hooks-overview')],
    ['Result.getOr', 'api/stdlib/result#getor'],
    ['WeakMap', 'api/stdlib/weakmap'],
  ]),
  ...queries('identifier', LATEST, [
    ['Option.forEach', 'api/core/option#foreach'],
    ['namespace', 'build-configuration#namespace', 'build-configuration-schema#namespace'],
  ]),
  ...queries('operator', NEXT, [
    ['@live', '/syntax-lookup/live-decorator'],
    ['*.', '/syntax-lookup/float-multiplication', 'primitive-types#floats'],
    ['switch', '/syntax-lookup/switch', 'pattern-matching-destructuring#*'],
    ['@directive', '/syntax-lookup/directive-decorator'],
  ]),
  ...queries('typo', NEXT, [
    ['decorater', 'attribute', 'attribute#*', 'external#choose-the-attribute'],
    ['Option.flatmp', 'api/stdlib/option#flatmap'],
    ['varient', 'variant'],
    ['tagged tempalte', 'tagged-templates'],
  ]),
  ...queries('prefix', NEXT, [
    ['Math.fl', 'api/stdlib/math#floor'],
    ['extensi', 'extensible-variant', 'attribute#extension-point'],
    ['labeled arg', 'function#labeled-arguments', '/syntax-lookup/labeled-argument'],
    [
      'Date.toLo',
      'api/stdlib/date#tolocaledatestring',
      'api/stdlib/date#tolocalestring',
      'api/stdlib/date#tolocaletimestring',
    ],
  ]),
];
