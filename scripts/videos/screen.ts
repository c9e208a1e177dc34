/** What a recording shows: an editor above, and below it what a tool makes of the file. */
import type {Token} from '../../src/lib/syntax/token';

/** Code in a pane, with its colors. */
export type CodeView = {
  readonly name: string;
  readonly code: string;
  readonly tokens: readonly Token[];
};

/** A line of a terminal: stretches of one color. */
export type TerminalLine = readonly {readonly text: string; readonly color: 'plain' | 'red' | 'yellow' | 'cyan' | 'dim'}[];

export type Screen = {
  readonly editor: CodeView & {
    /** Where the caret stands, in UTF-16 units. */
    readonly caret: number;
    readonly saved: boolean;
  };
  readonly below:
    | {readonly kind: 'terminal'; readonly lines: readonly TerminalLine[]}
    /** `current` is false while the editor's code does not compile: then this is what it last compiled to. */
    | {readonly kind: 'output'; readonly view: CodeView; readonly current: boolean};
};

/** A screen and how long it shows, in ms. */
export type Frame = {readonly screen: Screen; readonly ms: number};

export type Scene = {
  readonly frames: readonly Frame[];
  /** The frame that stands for the video while it does not play. */
  readonly poster: number;
};
