/**
 * What the editor of a tutorial step says. The page carries it, translated, so that the scripts need neither React
 * nor a table of translations. `{name}` is filled in by the script.
 */
export type TutorialWords = Readonly<
  Record<
    | 'done'
    | 'start'
    | 'resume'
    | 'loading'
    | 'notLoaded'
    | 'readOn'
    | 'editor'
    | 'frame'
    | 'check'
    | 'reset'
    | 'keys'
    | 'checking'
    | 'reached'
    | 'next'
    | 'printed'
    | 'silent'
    | 'shown'
    | 'problems'
    | 'line'
    | 'stopped'
    | 'warning',
    string
  >
>;
