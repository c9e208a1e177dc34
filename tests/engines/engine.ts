/** What the tests need of a browser, whatever its driver is called. */

/** Keys without a character of their own. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown';

/** A place in the visible part of the page, in CSS px. */
export type Point = {readonly x: number; readonly y: number};

/** One window without anything stored. */
export type Window = {
  /** Opens an address and waits until the page has loaded. */
  readonly open: (address: string) => Promise<void>;
  /** Evaluates an expression in the page, and waits for a promise. Rejects while a page is being replaced. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly pointAt: (point: Point) => Promise<void>;
  readonly clickAt: (point: Point) => Promise<void>;
  /** Types text key by key into whatever has the focus. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Presses a letter while holding Control. */
  readonly pressWithControl: (letter: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** What went wrong since the window was opened: exceptions, messages to `console.error`, files that didn't load. */
  readonly errors: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

/** A running browser. */
export type Browser = {
  readonly newWindow: () => Promise<Window>;
  readonly close: () => Promise<void>;
};
