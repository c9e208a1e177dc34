/** A person at a window: looks for what is visible, clicks it in its middle, and waits until the page shows something. */
import {expect} from 'playwright/test';
import type {Point, Window} from './engine';

/** How long a page has to show something, in ms. The first search loads its index, the first program its libraries. */
const TIMEOUT_MS = 20_000;

/** An element: the first visible one that matches a selector and, if given, has exactly this text or label. */
export type Target = {readonly css: string; readonly text?: string};

/** Runs in the page. Everything it needs is an argument, because its source is sent. */
function findVisible(css: string, text: string | undefined): HTMLElement | undefined {
  const words = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  return [...document.querySelectorAll<HTMLElement>(css)].find(
    (element) =>
      element.checkVisibility({visibilityProperty: true}) &&
      (text === undefined || words(element) === text || element.getAttribute('aria-label') === text),
  );
}

export class Reader {
  /**
   * @param window where the person reads
   * @param site origin of the site
   */
  constructor(
    readonly window: Window,
    private readonly site: string,
  ) {}

  /** Opens a page by its address and waits until it has loaded. */
  open(path: string): Promise<void> {
    return this.window.open(this.site + path);
  }

  /** Calls a function in the page. It may use its arguments and what a page has, and return a promise. */
  async ask<Args extends readonly unknown[], Result>(
    question: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const list = args.map((arg) => JSON.stringify(arg) ?? 'undefined').join();
    return (await this.window.evaluate(`(${String(question)})(${list})`)) as Awaited<Result>;
  }

  /** Waits until a question about the page has an answer. */
  async expects<Result>(question: () => Promise<Result>, answer: Result): Promise<void> {
    await expect(async () => expect<unknown>(await question()).toEqual(answer)).toPass({timeout: TIMEOUT_MS});
  }

  /** Waits until something is visible. */
  sees(target: Target): Promise<void> {
    return this.expects(() => this.isVisible(target), true);
  }

  /** Waits until something isn't visible. */
  seesNo(target: Target): Promise<void> {
    return this.expects(() => this.isVisible(target), false);
  }

  /** Waits until the heading of the page has a text. */
  isOn(title: string): Promise<void> {
    return this.expects(() => this.text('h1'), title);
  }

  /** Waits until the page has loaded nothing for half a second. */
  async isIdle(): Promise<void> {
    const loadedSoon = (): Promise<number> =>
      this.ask(
        () =>
          new Promise<number>((resolve) => {
            setTimeout(() => resolve(performance.getEntriesByType('resource').length), 500);
          }),
      );
    let count = -1;
    await expect(async () => {
      const before = count;
      count = await loadedSoon();
      expect(count).toBe(before);
    }).toPass({timeout: TIMEOUT_MS, intervals: [0]});
  }

  /** The path and the query of the page. */
  path(): Promise<string> {
    return this.ask(() => location.pathname + location.search);
  }

  /** The text of the first element that matches, or undefined. */
  text(css: string): Promise<string | undefined> {
    return this.ask((selector) => document.querySelector(selector)?.textContent?.trim() ?? undefined, css);
  }

  isVisible({css, text}: Target): Promise<boolean> {
    return this.window.evaluate(
      `(${String(findVisible)})(${JSON.stringify(css)}, ${JSON.stringify(text)}) !== undefined`,
    ) as Promise<boolean>;
  }

  /** Waits for something visible that nothing covers and that no longer moves, points at its middle, and clicks. */
  async click(target: Target): Promise<void> {
    let middle: Point | undefined;
    await expect(async () => {
      const before = middle;
      middle = await this.middleOf(target);
      expect(middle, `nothing to click for ${JSON.stringify(target)}`).toBeDefined();
      await this.window.pointAt(middle!);
      expect(middle).toEqual(before);
    }).toPass({timeout: TIMEOUT_MS, intervals: [100]});
    await this.window.clickAt(middle!);
  }

  /**
   * The middle of an element, once the page has reacted to what has happened so far. Scrolls only if a click there
   * doesn't reach the element: scrolling can move the sidebar, a moment later.
   */
  private async middleOf({css, text}: Target): Promise<Point | undefined> {
    const middle = `async (find) => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const element = find();
      if (!element) return null;
      const {left, top, width, height} = element.getBoundingClientRect();
      const point = {x: Math.round(left + width / 2), y: Math.round(top + height / 2)};
      if (element.contains(document.elementFromPoint(point.x, point.y))) return point;
      element.scrollIntoView({block: 'center', behavior: 'instant'});
      return null;
    }`;
    const find = `() => (${String(findVisible)})(${JSON.stringify(css)}, ${JSON.stringify(text)})`;
    return ((await this.window.evaluate(`(${middle})(${find})`)) ?? undefined) as Point | undefined;
  }
}
