/** Each example is a file next to this one. The build compiles it with every version it lists. */

import {allVersions, versionLines} from '../../../config/versions';

/** The compilers, newest first. A manual version without one of its own uses another's. */
const ALL = [...new Set(allVersions(versionLines.default).map(({compiler}) => compiler))];
const OLDEST_WITH_STANDARD_LIBRARY = ALL.indexOf('v11.0.0');
const WITH_STANDARD_LIBRARY = ALL.slice(0, OLDEST_WITH_STANDARD_LIBRARY + 1);
const BEFORE_STANDARD_LIBRARY = ALL.slice(OLDEST_WITH_STANDARD_LIBRARY + 1);

/** The examples by name, in the order of the menu. */
export const PLAYGROUND_EXAMPLES = [
  {name: 'welcome', file: 'Welcome.res', versions: WITH_STANDARD_LIBRARY},
  {name: 'welcome-classic', file: 'WelcomeClassic.res', versions: BEFORE_STANDARD_LIBRARY},
  {name: 'records-and-variants', file: 'RecordsAndVariants.res', versions: ALL},
  {name: 'pattern-matching', file: 'PatternMatching.res', versions: WITH_STANDARD_LIBRARY},
  {name: 'pipes', file: 'Pipes.res', versions: WITH_STANDARD_LIBRARY},
  {name: 'async', file: 'Async.res', versions: WITH_STANDARD_LIBRARY},
  {name: 'dict-and-json', file: 'DictAndJson.res', versions: WITH_STANDARD_LIBRARY},
  {name: 'module-functions', file: 'ModuleFunctions.res', versions: ALL},
  {name: 'interop', file: 'Interop.res', versions: ALL},
  {name: 'counter', file: 'Counter.res', versions: ALL},
  {name: 'todo-list', file: 'TodoList.res', versions: WITH_STANDARD_LIBRARY},
  {name: 'reason', file: 'ReasonShapes.re', versions: ['v8.0.0']},
] as const satisfies readonly PlaygroundExampleSource[];

type PlaygroundExampleSource = {
  readonly name: string;
  readonly file: `${string}.res` | `${string}.re`;
  /** Newest first. They compile it without warnings. */
  readonly versions: readonly string[];
};

export type PlaygroundExampleName = (typeof PLAYGROUND_EXAMPLES)[number]['name'];

/** What an empty playground opens with; together they cover every version. */
export const WELCOME: readonly PlaygroundExampleName[] = ['welcome', 'welcome-classic'];
