import {translate} from '@docusaurus/Translate';

/** What the workbench says. `{name}` is filled in. The page itself has the words from before it's there. */
export const workbenchWords = () => ({
  editor: translate({
    id: 'tutorial.editor',
    message: 'Your code',
    description: 'Accessible name of the editor of an exercise',
  }),
  frame: translate({
    id: 'tutorial.frame',
    message: 'Your page',
    description: 'Accessible name of the frame that shows the component of an exercise',
  }),
  check: translate({
    id: 'tutorial.check',
    message: 'Check',
    description: 'Button that compiles and runs the code of an exercise',
  }),
  reset: translate({
    id: 'tutorial.reset',
    message: 'Reset',
    description: 'Button that brings the starting code of an exercise back',
  }),
  keys: translate({
    id: 'tutorial.keys',
    message: '{key} checks your code. Esc, then Tab leaves the editor.',
    description: 'Below the editor of an exercise; {key} is Ctrl+Enter or ⌘Enter',
  }),
  checking: translate({
    id: 'tutorial.checking',
    message: 'Checking…',
    description: 'While the code of an exercise is compiled and run',
  }),
  reached: translate({
    id: 'tutorial.reached',
    message: "That's it: you've reached the goal.",
    description: 'The code of an exercise does what it should',
  }),
  next: translate({
    id: 'tutorial.next',
    message: 'Next step',
    description: 'Link that appears when a step of the tutorial is done',
  }),
  nextExercise: translate({
    id: 'tutorial.nextExercise',
    message: 'Next exercise',
    description: 'Link that appears when an exercise is done, if the page has another one',
  }),
  printed: translate({
    id: 'tutorial.printed',
    message: 'Not there yet. Your program prints:',
    description: 'Above the output of a program that has not reached the goal',
  }),
  silent: translate({
    id: 'tutorial.silent',
    message: 'Not there yet. Your program prints nothing.',
    description: 'The program of an exercise has no output',
  }),
  shown: translate({
    id: 'tutorial.shown',
    message: 'Not there yet. Compare your page with the goal.',
    description: 'Above the page of a program that has not reached the goal',
  }),
  problems: translate({
    id: 'tutorial.problems',
    message: "It doesn't compile yet. The compiler says:",
    description: 'Above the compiler messages about the code of an exercise',
  }),
  line: translate({
    id: 'tutorial.line',
    message: 'Line {line}',
    description: 'Before a message of the compiler; a button that moves the cursor there',
  }),
  stopped: translate({
    id: 'tutorial.stopped',
    message: 'Your program was stopped, because it ran for too long.',
    description: 'The program of an exercise has an endless loop',
  }),
  warning: translate({
    id: 'tutorial.warning',
    message: 'Warning {number}',
    description: 'Before a warning in the editor; links to the table of warnings',
  }),
});

export type WorkbenchWords = Readonly<ReturnType<typeof workbenchWords>>;
