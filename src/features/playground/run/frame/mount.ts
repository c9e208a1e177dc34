/** Renders the program's component App. */

type Module = Readonly<Record<string, unknown>>;
type Component = (props: object) => unknown;
type React = {
  readonly createElement: (component: Component, props: object, ...children: unknown[]) => unknown;
  readonly useLayoutEffect: (effect: () => void, dependencies: readonly unknown[]) => void;
};
type Client = {
  readonly createRoot: (element: Element, options: {readonly onUncaughtError: (error: unknown) => void}) => {readonly render: (element: unknown) => void};
};

/** What is said when a program has nothing to render. */
export const NO_COMPONENT = 'There is no component to render: the preview shows the module App with its make function, or the file’s own make.';

/** `App.make`; a component without a module of its own is the file's `make`. */
export function findComponent(program: Module): Component | undefined {
  const app = program.App as {readonly make?: unknown} | undefined;
  const found = [app?.make, program.Playground$App, program.make].find((each) => typeof each === 'function');
  return found as Component | undefined;
}

/** Renders into the body. `onError` gets what the component throws, `onRendered` is called when it is on the page. */
export function mount(component: Component, react: Module, client: Module, {onError, onRendered}: {readonly onError: (error: unknown) => void; readonly onRendered: () => void}): void {
  const {createElement, useLayoutEffect} = react as React;
  const place = document.createElement('div');
  document.body.append(place);
  const Mounted = ({children}: {readonly children?: unknown}): unknown => {
    useLayoutEffect(onRendered, []);
    return children;
  };
  (client as unknown as Client).createRoot(place, {onUncaughtError: onError}).render(createElement(Mounted, {}, createElement(component, {})));
}
