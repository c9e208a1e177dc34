import {translate} from '@docusaurus/Translate';

/** The page carries these, so that the scripts need neither React nor translations. They fill in each `{name}`. */
export const tutorialWords = () => ({
  done: translate({id: 'tutorial.done', message: 'done', description: 'After the name of a step that is done'}),
  start: translate({
    id: 'tutorial.start',
    message: 'Start editing',
    description: 'Button that turns the code of a step into an editor',
  }),
  resume: translate({
    id: 'tutorial.resume',
    message: 'Continue editing',
    description: 'The same button when the reader has already changed the code',
  }),
  loading: translate({
    id: 'tutorial.loading',
    message: 'Loading the editor…',
    description: 'Below the starting code of a tutorial step',
  }),
  notLoaded: translate({
    id: 'tutorial.notLoaded',
    message: "The editor couldn't be loaded. Check your connection and try again.",
    description: 'Below the starting code of a tutorial step',
  }),
  readOn: translate({
    id: 'tutorial.readOn',
    message: 'You can still read on: the solution on this page shows its JavaScript, and the goal shows what it does.',
    description: 'After a sentence that says why the editor is not available',
  }),
  editor: translate({
    id: 'tutorial.editor',
    message: 'Your code',
    description: 'Accessible name of the editor of a tutorial step',
  }),
  frame: translate({
    id: 'tutorial.frame',
    message: 'Your page',
    description: 'Accessible name of the frame that shows the component of a tutorial step',
  }),
  check: translate({
    id: 'tutorial.check',
    message: 'Check',
    description: 'Button that compiles and runs the code of a tutorial step',
  }),
  reset: translate({
    id: 'tutorial.reset',
    message: 'Reset',
    description: 'Button that brings the starting code of a tutorial step back',
  }),
  keys: translate({
    id: 'tutorial.keys',
    message: '{key} checks your code. Esc, then Tab leaves the editor.',
    description: 'Below the editor of a tutorial step; {key} is Ctrl+Enter or ⌘Enter',
  }),
  checking: translate({
    id: 'tutorial.checking',
    message: 'Checking…',
    description: 'While the code of a tutorial step is compiled and run',
  }),
  reached: translate({
    id: 'tutorial.reached',
    message: "That's it: you've reached the goal.",
    description: 'The code of a tutorial step does what it should',
  }),
  next: translate({
    id: 'tutorial.next',
    message: 'Next step',
    description: 'Link that appears when a step of the tutorial is done',
  }),
  printed: translate({
    id: 'tutorial.printed',
    message: 'Not there yet. Your program prints:',
    description: 'Above the output of a program that has not reached the goal',
  }),
  silent: translate({
    id: 'tutorial.silent',
    message: 'Not there yet. Your program prints nothing.',
    description: 'The program of a tutorial step has no output',
  }),
  shown: translate({
    id: 'tutorial.shown',
    message: 'Not there yet. Compare your page with the goal.',
    description: 'Above the page of a program that has not reached the goal',
  }),
  problems: translate({
    id: 'tutorial.problems',
    message: "It doesn't compile yet. The compiler says:",
    description: 'Above the compiler messages about the code of a tutorial step',
  }),
  line: translate({
    id: 'tutorial.line',
    message: 'Line {line}',
    description: 'Before a message of the compiler; a button that moves the cursor there',
  }),
  stopped: translate({
    id: 'tutorial.stopped',
    message: 'Your program was stopped, because it ran for too long.',
    description: 'The program of a tutorial step has an endless loop',
  }),
  warning: translate({
    id: 'tutorial.warning',
    message: 'Warning {number}',
    description: 'Before a warning in the editor; links to the table of warnings',
  }),
});

export type TutorialWords = Readonly<ReturnType<typeof tutorialWords>>;
