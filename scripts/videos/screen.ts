/** The content of a recording: an editor at the top, and a tool's output for the file below. */
import type {Token} from '../../src/lib/syntax/token';

/** Code in a pane, with its colors. */
export type CodeView = {
  readonly name: string;
  readonly code: string;
  readonly tokens: readonly Token[];
};

/** A line in a terminal: spans of one color each. */
export type TerminalLine = readonly {
  readonly text: string;
  readonly color: 'plain' | 'red' | 'yellow' | 'cyan' | 'dim';
}[];

export type Screen = {
  readonly editor: CodeView & {
    /** The caret's position, in UTF-16 code units. */
    readonly caret: number;
    readonly saved: boolean;
  };
  readonly below:
    | {readonly kind: 'terminal'; readonly lines: readonly TerminalLine[]}
    /**
     * `current` is false while the editor's code doesn't compile; the code is then the output of the last successful
     * compilation.
     */
    | {readonly kind: 'output'; readonly view: CodeView; readonly current: boolean};
};

/** A screen and how long it is shown, in ms. */
export type Frame = {readonly screen: Screen; readonly ms: number};

export type Scene = {
  readonly frames: readonly Frame[];
  /** The frame shown while the video isn't playing. */
  readonly poster: number;
};
