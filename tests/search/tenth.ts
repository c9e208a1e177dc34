/**
 * A tenth set of fresh queries, in the words of public threads, judged by the pages' headings on 25 November 2026,
 * before the first run. It was measured once: 89 had a right first hit, and 95 one among the first three.
 */
import {LATEST, NEXT, queries, react, type RelevanceQuery} from './query';
import {tenthConcepts} from './tenth-concepts';

export const tenth: readonly RelevanceQuery[] = [
  ...tenthConcepts,
  ...queries('identifier', NEXT, [
    ['String.localeCompare', 'api/stdlib/string#localecompare'],
    ['Result.getOrThrow', 'api/stdlib/result#getorthrow'],

    ['Array.last', 'api/stdlib/array#last'],
    ['Belt.List.map', 'api/belt/list#map', 'api/stdlib/list#map'],
    ['package-specs in-source', 'build-configuration#package-specs', 'build-configuration-schema#package-specs'],
    ['Intl.DateTimeFormat', 'api/stdlib/intl/datetimeformat', 'intl#dates'],
  ]),
  ...queries('identifier', NEXT, [
    ['Option.isNone', 'api/stdlib/option#isnone', 'api/belt/option#isnone'],
    ['List.zip', 'api/stdlib/list#zip', 'api/belt/list#zip'],
    ['Math.hypot', 'api/stdlib/math#hypot', 'api/stdlib/math#hypotmany'],
    ['Date.getTimezoneOffset', 'api/stdlib/date#gettimezoneoffset'],
    ['Console.groupCollapsed', 'api/stdlib/console#groupcollapsed'],
    ['BigInt.toFloat', 'api/stdlib/bigint#tofloat'],
    ['RegExp.flags', 'api/stdlib/regexp#flags'],
  ]),
  ...queries('identifier', LATEST, [
    ['Js.Array2.joinWith', 'api/js/array-2#joinwith'],
    ['Belt.Array.zipBy', 'api/belt/array#zipby'],
    ['Js.Math.random_int', 'api/js/math#random_int'],
    ['ReactDOM.Client.createRoot', react('rendering-elements'), react('rendering-elements#*')],
  ]),
  ...queries('operator', NEXT, [
    ['+=', '/syntax-lookup/ref-value-assignment', 'mutation', 'mutation#*', 'overview#variables'],
    ['@throws', '/syntax-lookup/throws-decorator', 'editor-code-analysis#exception-analysis'],
    ['@not_undefined', '/syntax-lookup/not-undefined-decorator'],
    ['%ffi', '/syntax-lookup/ffi-extension'],
  ]),
  ...queries('typo', NEXT, [
    ['compilor flags', 'build-configuration#compiler-flags'],
    ['exhaustivness', 'pattern-matching-destructuring#every-case-is-handled', 'variant#what-the-compiler-checks'],
    ['async iterater', 'iterators#async', 'api/stdlib/asynciterator'],
    ['optinal argument', 'function#optional-labeled-arguments', '/syntax-lookup/optional-labeled-argument'],
    ['recusrive function', 'function#recursive-functions', '/syntax-lookup/let-rec'],
  ]),
  ...queries('prefix', NEXT, [
    ['first-cl', 'first-class-modules'],
    ['order of ev', 'order-of-evaluation'],
    ['tagged temp', 'tagged-templates'],
    ['String.repl', 'api/stdlib/string#replace', 'api/stdlib/string#replaceall', 'api/stdlib/string#replaceregexp'],
  ]),
  ...queries('type', NEXT, [
    ["(result<'a, 'b>, 'b => 'c) => result<'a, 'c>", 'api/stdlib/result#maperror'],
    ["list<'a> => option<list<'a>>", 'api/stdlib/list#tail', 'api/belt/list#tail'],
    ['(string, ~start: int, ~end: int) => string', 'api/stdlib/string#slice', 'api/stdlib/string#substring'],
  ]),
];
