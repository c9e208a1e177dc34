/** Modules, types, and tools. */
import {FROM_V9, FROM_V10, FROM_V11, FROM_V12, type Feature} from './feature';

export const LIBRARIES: readonly Feature[] = [
  {
    name: 'the Core library',
    versions: ['v11.0.0'],
    sample: 'let found = RescriptCore.Array.length([1])',
    prose: /@rescript\/core|\bRescriptCore\b/,
    code: /\bRescriptCore\b/,
  },
  {
    name: 'the Stdlib library',
    versions: FROM_V12,
    sample: 'let found = Stdlib.Array.length([1])',
    prose: /`Stdlib\b|\bthe Stdlib\b/,
    code: /\bStdlib\./,
  },
  {
    name: 'Console and other modules without Js',
    versions: FROM_V11,
    sample: 'Console.log("here")',
    prose: /`(?:Console|Nullable|JsError|JsExn)\.\w/,
    code: /(?<![.\w])(?:Console|Nullable|JsError|JsExn)\.[a-z]/,
  },
  {
    name: 'the promise type without Js',
    versions: FROM_V10,
    sample: 'let wait = (one: promise<int>) => one',
    prose: /`promise</,
    code: /(?<![.\w])promise</,
  },
  {
    name: 'Js.Promise2',
    versions: FROM_V10,
    sample: 'let one = Js.Promise2.resolve(1)',
    prose: /Js\.Promise2/,
    code: /Js\.Promise2/,
  },
  {
    name: 'the dict type without Js',
    versions: FROM_V11,
    sample: 'let same = (prices: dict<int>) => prices',
    prose: /`dict</,
    code: /(?<![.\w])dict</,
  },
  {
    name: 'the type unknown',
    versions: FROM_V10,
    sample: 'let same = (value: unknown) => value',
    prose: /`unknown`/,
    code: /: unknown\b/,
  },
  {
    name: 'rescript.json',
    versions: FROM_V11,
    ships: ({configFile}) => configFile === 'rescript.json',
    prose: /\brescript\.json\b/,
  },
  {
    name: 'the command rescript',
    versions: FROM_V9,
    ships: ({buildTool}) => buildTool !== undefined,
    prose: /\b(?:npx|npm exec) rescript\b|`rescript (?:build|clean|format|convert|dump)/,
  },
  {
    name: '@rescript/react',
    versions: FROM_V9,
    ships: ({libraries}) => libraries.some(({name}) => name === '@rescript/react'),
    prose: /@rescript\/react/,
  },
  {
    name: 'JSX that is kept in the output',
    versions: FROM_V12,
    ships: ({jsx}) => jsx.includes('preserve'),
    prose: /\bpreserve mode\b|"preserve"/i,
  },
];
