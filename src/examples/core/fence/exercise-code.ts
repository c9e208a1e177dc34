import type {ExampleFence} from './fence';

/**
 * Whether an example is the starting code or the solution of an exercise (`src/tutorial`), by its name: `cart-start`,
 * `cart-solution`. Its block is the code alone, because the exercise runs it in an editor of its own, and a page with
 * three of them would otherwise carry six programs in two languages.
 */
export const isExerciseCode = ({name = ''}: Pick<ExampleFence, 'name'>): boolean => /-(?:start|solution)$/.test(name);
