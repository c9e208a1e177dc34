/**
 * Where the contents of old modules moved. The packages don't say so; this list was reviewed by hand. An item counts
 * as moved if the new module has one with the same name and type.
 */
export const MOVED_MODULES: Readonly<Record<string, readonly string[]>> = {
  Js: ['Stdlib', 'Core', 'Nullable', 'Null', 'Console'],
  'Js.Array': ['Array'],
  'Js.Array2': ['Array'],
  'Js.Bigint': ['BigInt'],
  'Js.Console': ['Console'],
  'Js.Date': ['Date'],
  'Js.Dict': ['Dict'],
  'Js.Exn': ['JsExn', 'Exn'],
  'Js.Float': ['Float'],
  'Js.Global': ['Stdlib', 'Core'],
  'Js.Int': ['Int'],
  'Js.Json': ['JSON'],
  'Js.List': ['List', 'Belt.List'],
  'Js.Math': ['Math', 'Math.Constants', 'Math.Int'],
  'Js.Null': ['Null'],
  'Js.Null_undefined': ['Nullable'],
  'Js.Nullable': ['Nullable'],
  'Js.Option': ['Option'],
  'Js.Promise': ['Promise'],
  'Js.Promise2': ['Promise'],
  'Js.Re': ['RegExp'],
  'Js.Result': ['Result'],
  'Js.String': ['String'],
  'Js.String2': ['String'],
  'Js.Vector': ['Array', 'Belt.Array'],
  'Js.Typed_array.ArrayBuffer': ['ArrayBuffer'],
  'Js.Typed_array.DataView': ['DataView'],
  'Js.TypedArray2.ArrayBuffer': ['ArrayBuffer'],
  'Js.TypedArray2.DataView': ['DataView'],
};

/** Modules whose functions take the main argument first where the older ones took it last, under the same names. */
export const DATA_FIRST_MODULES: Readonly<Record<string, string>> = {
  'Js.Array': 'Js.Array2',
  'Js.String': 'Js.String2',
  'Js.Typed_array': 'Js.TypedArray2',
};

/** Items whose new name or type differs, and items replaced by a different one. */
export const RENAMED_ITEMS: Readonly<Record<string, string>> = {
  'Js.globalThis': 'globalThis',
  'Js.import': 'import',
  'Js.promise': 'Promise.t',
  'Js.testAny': 'Nullable.isNullable',
  'Js.toOption': 'Nullable.toOption',
  'Js.typeof': 'typeof',
  'Js.undefined': 'undefined',
  'Js.log': 'Console.log',
  'Js.log2': 'Console.log2',
  'Js.log3': 'Console.log3',
  'Js.log4': 'Console.log4',
  'Js.logMany': 'Console.logMany',
  'Js.Dict.t': 'Dict.t',
  'Js.Promise.t': 'Promise.t',
  'Js.Re.result': 'RegExp.Result.t',
  'Js.Int.max': 'Int.Constants.maxValue',
  'Js.Int.min': 'Int.Constants.minValue',
  'Js.Option.t': 'Option.t',
  'Js.Result.t': 'Result.t',
  'Js.Vector.toList': 'List.fromArray',
  ...between('Js.List', 'List', {
    cons: 'add',
    equal: 'equal',
    map: 'map',
    mapRev: 'mapReverse',
    revAppend: 'reverseConcat',
    length: 'length',
    hd: 'head',
    tl: 'tail',
    nth: 'get',
    rev: 'reverse',
    filter: 'filter',
    filterMap: 'filterMap',
    foldLeft: 'reduce',
    foldRight: 'reduceReverse',
    iter: 'forEach',
    iteri: 'forEachWithIndex',
    flatten: 'flat',
    init: 'fromInitializer',
    toVector: 'toArray',
  }),
  ...between('Js.Vector', 'Array', {
    filterInPlace: 'filter',
    foldLeft: 'reduce',
    foldRight: 'reduceRight',
    iter: 'forEach',
    iteri: 'forEachWithIndex',
    init: 'fromInitializer',
    map: 'map',
    mapi: 'mapWithIndex',
    make: 'make',
    unsafe_get: 'getUnsafe',
    unsafe_set: 'setUnsafe',
  }),
};

function between(older: string, newer: string, names: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([old, now]) => [`${older}.${old}`, `${newer}.${now}`]));
}
