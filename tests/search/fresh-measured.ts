/**
 * The other half of the first fresh queries. It was held out until it had been measured too often; weights may be set
 * with it now, and `fresh-held-out.ts` has its successor.
 */
import {LATEST, NEXT, queries, react, type RelevanceQuery} from './query';

export const freshMeasured: readonly RelevanceQuery[] = [
  ...queries('concept', NEXT, [
    [
      'import css file',
      react('styling#css-files'),
      'interop-with-js-build-systems#import-assets-and-styles',
      'import-from-export-to-js#a-file-for-its-effect',
    ],
    ['break out of a loop', 'control-flow#stop-a-loop-early'],
    ['export default', 'import-from-export-to-js#a-default-export', 'import-from-export-to-js#export-to-javascript'],
    [
      'get input value in onChange',
      react('events#the-value-of-an-input'),
      react('events#eventtargetvalue'),
      react('hooks-state#a-text-field'),
    ],
    ['optional props', react('components-and-props#optional-props'), react('import-export-reactjs#optional-props')],
    [
      'object with dynamic keys',
      'dict',
      'api/stdlib/dict',
      'dict#create-a-dictionary',
      'dict#dictionary-record-object-or-map',
      'bind-to-js-object#bind-to-hash-map-like-js-object',
    ],
    ['array index out of bounds', 'array-and-list#read-an-item', 'api/stdlib/array#get'],
    [
      'unwrap option',
      'null-undefined-option#use-an-option',
      'api/stdlib/option#getorthrow',
      'api/stdlib/option#getor',
      'api/stdlib/option#getunsafe',
      'api/stdlib/option',
    ],
    [
      'convert variant to string',
      'variant#coercion',
      'variants-in-javascript#coercion',
      'polymorphic-variant#coercion',
      '/syntax-lookup/type-coercion',
    ],
    [
      'access window object',
      'api/stdlib#window',
      'bind-to-global-js-values#*',
      'interop-cheatsheet#global-values-and-modules',
    ],
    ['functor', 'module#module-functions'],
    ['how to write comments', 'overview#semicolons-and-comments'],
    // The guide is newer than the query.
    ['vite', 'vite-and-react', 'interop-with-js-build-systems#*', 'installation#new-project'],
    [
      'run promises in parallel',
      'async-await#several-at-the-same-time',
      'promise#wait-for-several-promises',
      'api/stdlib/promise#all',
      'api/stdlib/promise#allsettled',
    ],
    ['format code', 'build-overview#format'],
    // The guide is newer than the query.
    ['publish package to npm', 'publish-a-package', 'project-structure#publish-a-library'],
    ['focus input with ref', react('refs-and-the-dom#*'), react('hooks-ref#reach-an-element'), react('hooks-ref')],
    ['pass children', react('components-and-props#children'), 'jsx#children'],
    [
      'use a js component in rescript',
      react('import-export-reactjs#*'),
      react('introduction#use-a-component-written-in-javascript'),
    ],
  ]),
  ...queries('concept', LATEST, [
    ['mutate array in place', 'array-and-list#change-an-array', 'mutation#mutable-fields-and-arrays'],
    ['add event listener', 'bind-to-js-function#event-listeners'],
    ['generate typescript types', 'typescript-integration#*', '/syntax-lookup/gentype-decorator'],
    ['array vs list', 'array-and-list#array-or-list'],
    ['update nested record', 'record#immutable-update'],
    ['tailwind', react('styling#tailwind')],
    ['navigate to another page', react('router#navigate')],
    [
      'disable warning in one file',
      'warning-numbers#switch-a-warning-off-for-some-code',
      'attribute#warning-and-warning-set-warnings',
      '/syntax-lookup/module-warning-decorator',
    ],
    ['decode json', 'json#parse-data-and-check-it', 'variants-in-javascript#decode-json', 'api/core/json/decode'],
    ['memoize component', react('memo#*')],
    [
      'data attributes',
      'jsx#names-that-need-another-spelling',
      'jsx#coming-from-javascript',
      react('components-and-props#names-that-are-special'),
    ],
  ]),
  ...queries('concept', 'v10.0.0', [
    ['functors', 'module#module-functions-functors', 'module#module-functions-types'],
    ['inline record', 'variant#labeled-variant-payloads-inline-record'],
    [
      'convert nullable to option',
      'null-undefined-option#convert-tofrom-option',
      'api/js/nullable#tooption',
      'newcomer-examples#checking-for-js-nullable-types-using-the-option-type',
    ],
  ]),
  ...queries('concept', 'v9.0.0', [
    ['yarn workspaces', 'build-pinned-dependencies#yarn-workspaces'],
    ['promise rejection', 'promise#handle-a-failure', 'api/js/promise#catch'],
    [
      'bind to string enum',
      'polymorphic-variant#bind-to-string-enums',
      'bind-to-js-function#constrain-arguments-better',
    ],
  ]),
  ...queries('concept', 'v8.0.0', [
    [
      'import es6 default',
      'newcomer-examples#modeling-a-js-module-with-default-export',
      'import-from-export-to-js#import-a-javascript-module-itself-es6-module-format',
    ],
  ]),
  ...queries('identifier', NEXT, [
    ['Array.forEach', 'api/stdlib/array#foreach'],
    ['String.replaceAll', 'api/stdlib/string#replaceall'],
    ['Result.flatMap', 'api/stdlib/result#flatmap'],
    ['JSON.stringifyAny', 'api/stdlib/json#stringifyany'],
    ['Belt.Array.range', 'api/belt/array#range', 'api/stdlib/int#range'],
    ['useContext', react('hooks-context#*')],
    ['dev-dependencies', 'build-configuration#dev-dependencies'],
    ['React.lazy', react('lazy-components#*')],
    ['Error.make', 'api/stdlib/error#make', 'api/stdlib/jserror#make'],
  ]),
  ...queries('identifier', LATEST, [
    ['String.includes', 'api/core/string#includes'],
    ['Map.get', 'api/core/map#get'],
    ['Nullable.make', 'api/core/nullable#make'],
    ['bs-dependencies', 'build-configuration#bs-dependencies'],
    ['useLayoutEffect', react('hooks-effect#layout-and-insertion-effects')],
    ['useImperativeHandle', react('forwarding-refs#hand-out-functions-in-place-of-the-element')],
    ['module decorator', '/syntax-lookup/module-decorator', 'import-from-export-to-js#import-from-javascript'],
  ]),
  ...queries('identifier', 'v10.0.0', [['Js.Promise2.then', 'api/js/promise-2#then']]),
  ...queries('identifier', 'v9.0.0', [
    ['Js.Array2.filter', 'api/js/array-2#filter'],
    ['namespace bsconfig', 'build-configuration#namespace'],
  ]),
  ...queries('identifier', 'v8.0.0', [['refmt', 'build-configuration#reason-refmt-old', 'editor-plugins#formatting']]),
  ...queries('operator', NEXT, [
    ['**', 'primitive-types#floats', 'primitive-types#integers', 'overview#numbers'],
    ['@int', '/syntax-lookup/int-decorator', 'bind-to-js-function#constrain-arguments-better'],
  ]),
  ...queries('operator', LATEST, [
    ['@return', '/syntax-lookup/return-decorator', 'bind-to-js-function#function-nullable-return-value-wrapping'],
    ['%identity', '/syntax-lookup/identity', 'type#type-escape-hatch', 'interop-cheatsheet#dangerous-type-cast'],
  ]),
  ...queries('operator', 'v9.0.0', [
    ['/.', '/syntax-lookup/float-division', 'overview#number', 'primitive-types#floats'],
  ]),
  ...queries('typo', NEXT, [
    ['dictonary', 'dict', 'api/stdlib/dict', '/syntax-lookup/dict'],
    ['exeption', 'exception', 'overview#exceptions'],
  ]),
  ...queries('typo', LATEST, [
    ['nulable', 'api/core/nullable', 'null-undefined-option', 'null-undefined-option#values-that-may-be-null'],
    ['Option.getWithDefualt', 'api/core/option#getwithdefault'],
    ['interpolaton', 'primitive-types#string-interpolation', '/syntax-lookup/string-interpolation'],
  ]),
  ...queries('prefix', NEXT, [
    ['labele', 'function#labeled-arguments', '/syntax-lookup/labeled-argument'],
    ['useEff', react('hooks-effect')],
  ]),
  ...queries('prefix', LATEST, [
    ['mutat', 'mutation', 'mutation#mutable-fields-and-arrays'],
    ['equali', 'equality-comparison'],
    ['warning nu', 'warning-numbers'],
  ]),
  ...queries('type', NEXT, [["(array<'a>, 'a => unit) => unit", 'api/stdlib/array#foreach', 'api/belt/array#foreach']]),
  ...queries('type', LATEST, [
    ["Nullable.t<'a> => option<'a>", 'api/core/nullable#tooption', 'api/js/nullable#tooption'],
  ]),
];
