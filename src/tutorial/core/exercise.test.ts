import {readExamples} from '../../examples/core/fence/example';
import {scanFences} from '../../examples/core/fence/scan';
import {exerciseBlocks, readExercises} from './exercise';

const exercise = (id: string, title: string): readonly string[] => [
  `<Exercise id="${id}" title="${title}">`,
  '<Goal>',
  '```txt title="Console"',
  'Hello',
  '```',
  '</Goal>',
  '<StartingCode>',
  `\`\`\`res name=${id}-start`,
  'let a = 1',
  '```',
  '</StartingCode>',
  '<Hint>',
  'Think.',
  '</Hint>',
  '<Solution>',
  `\`\`\`res name=${id}-solution`,
  'Console.log("Hello")',
  '```',
  '</Solution>',
  '</Exercise>',
];

function read(...lines: readonly string[]) {
  const source = lines.join('\n');
  const compilers = {'v12.0.0': {languages: ['res'], jsx: [], typescript: false} as never};
  const {fences} = readExamples(scanFences(source), {version: 'v12.0.0', mayChooseVersion: false, compilers});
  return readExercises(source, fences);
}

/** The problems of a page with one exercise, in which a text is replaced. */
const told = (before: string, after: string): readonly string[] =>
  read(...exercise('add-up', 'Add up').map((line) => line.replace(before, after))).problems.map(
    ({line, message, fix}) => `${line} ${message}. ${fix}`,
  );

test('a page can have several exercises, with signs in their titles', () => {
  const lines = ['Text.', ...exercise('add-up', 'a > b'), '', ...exercise('next', 'Next')];
  const {exercises, problems} = read(...lines);
  expect(problems).toEqual([]);
  expect(
    exercises.map(({start, solution, goal, goalLine}) => [start.fence.name, solution.fence.line, goal.text, goalLine]),
  ).toEqual([
    ['add-up-start', 17, 'Hello\n', 4],
    ['next-start', 38, 'Hello\n', 25],
  ]);
  expect(exerciseBlocks(lines.join('\n')).map(({id, title, isStep}) => [id, title, isStep])).toEqual([
    ['add-up', 'a > b', false],
    ['next', 'Next', false],
  ]);
});

test('a step of the tutorial is an exercise whose code needs no id in its name', () => {
  const step = exercise('add-up', '').map((line) => line.replace('add-up-', '').replace(/Exercise.*/, 'TutorialStep>'));
  expect(read(...step)).toMatchObject({exercises: [{start: {fence: {name: 'start'}}}], problems: []});
  expect(read(...step.map((line) => line.replace(' name=start', ''))).problems.map(({message}) => message)).toEqual([
    'the example in the <StartingCode> of the tutorial step has no name',
  ]);
});

test('an exercise in a fence is code', () => {
  expect(exerciseBlocks(['````mdx', ...exercise('a', 'A'), '````'].join('\n'))).toEqual([]);
});

test.each([
  [
    ' id="add-up"',
    '',
    '1 an exercise has no id. Write <Exercise id="close-order" title="Close an order"> on one line.',
  ],
  [
    ' title="Add up"',
    '',
    '1 an exercise has no title. Write <Exercise id="close-order" title="Close an order"> on one line.',
  ],
  [
    'id="add-up"',
    'id="Add up"',
    `1 the id "Add up" of an exercise isn't made of lowercase words. Write it with hyphens, such as close-order.`,
  ],
  [
    'Hint>',
    'Tip>',
    '1 the exercise add-up has no <Hint>. CONTRIBUTING.md, "Write an exercise", shows how to write it.',
  ],
  [
    '```res name=add-up-start',
    '```js',
    '7 the <StartingCode> of the exercise add-up has no example. Write it as ```res name=add-up-start.',
  ],
  [
    'add-up-solution',
    'adding-solution',
    '16 the example in the <Solution> of the exercise add-up is named adding-solution. Write name=add-up-solution.',
  ],
  [
    'title="Console"',
    'title="Terminal"',
    '2 the exercise add-up has 0 goals. Write exactly one txt fence with title="Console" or title="Page".',
  ],
  [
    'name=add-up-start',
    'name=add-up-start prelude="let b = 2"',
    "8 the example add-up-start isn't a whole program. Write it in one file that is shown, without a prelude: the editor shows what the page shows.",
  ],
])('what a writer is told if %s is %j', (before, after, sentence) => {
  expect(told(before, after)).toEqual([sentence]);
});

test('code outside an exercise has another name, because the page shows it like that of an exercise', () => {
  expect(read('```res name=cart-start', 'let a = 1', '```').problems).toEqual([
    {
      line: 1,
      message: "the example cart-start has the name of an exercise's code, but isn't in an exercise",
      fix: 'Give it a name that ends in neither -start nor -solution.',
    },
  ]);
});
