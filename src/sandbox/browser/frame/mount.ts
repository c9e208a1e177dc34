/** Renders the program's component App. */

type Module = Readonly<Record<string, unknown>>;
type Component = (props: object) => unknown;
type React = {
  readonly createElement: (component: Component, props: object, ...children: unknown[]) => unknown;
  readonly useLayoutEffect: (effect: () => void, dependencies: readonly unknown[]) => void;
};
type Client = {
  readonly createRoot: (
    element: Element,
    options: {readonly onUncaughtError: (error: unknown) => void},
  ) => {readonly render: (element: unknown) => void};
};

/** The message for a program that has nothing to render. */
export const NO_COMPONENT =
  "There's no component to render. The preview shows a module App with a make function, or the file's own make.";

/**
 * The component to render.
 * @param name the export to take: a module with `make`, or an element. By default `App.make`, or the file's own `make`
 */
export function findComponent(program: Module, name?: string): Component | undefined {
  if (name !== undefined) {
    const found = program[name] as {readonly make?: unknown} | undefined;
    return typeof found?.make === 'function' ? (found.make as Component) : () => found;
  }
  const app = program.App as {readonly make?: unknown} | undefined;
  const found = [app?.make, program.Playground$App, program.make].find((each) => typeof each === 'function');
  return found as Component | undefined;
}

export type MountEvents = {
  /** Receives what the component throws. */
  readonly onError: (error: unknown) => void;
  /** Called once the component is on the page. */
  readonly onRendered: () => void;
  /** Receives the text on the page, then and after each change. */
  readonly onText: (text: string) => void;
};

/** More of a page's text than anyone reads. */
const MAX_TEXT = 10_000;

/** Renders into the body. */
export function mount(
  component: Component,
  react: Module,
  client: Module,
  {onError, onRendered, onText}: MountEvents,
): void {
  const {createElement, useLayoutEffect} = react as React;
  const place = document.createElement('div');
  document.body.append(place);
  const tellText = (): void => onText(place.innerText.slice(0, MAX_TEXT));
  const changes = new MutationObserver(tellText);
  const Mounted = ({children}: {readonly children?: unknown}): unknown => {
    useLayoutEffect(() => {
      onRendered();
      tellText();
      changes.observe(place, {childList: true, characterData: true, subtree: true});
    }, []);
    return children;
  };
  (client as unknown as Client)
    .createRoot(place, {onUncaughtError: onError})
    .render(createElement(Mounted, {}, createElement(component, {})));
}

/** Calls back with the height of what is rendered, now and whenever it changes. */
export function watchHeight(told: (pixels: number) => void): void {
  new ResizeObserver(() => told(document.documentElement.offsetHeight)).observe(document.documentElement);
}
