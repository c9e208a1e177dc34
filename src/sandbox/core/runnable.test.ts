import {hasComponent, withApp, shownBy} from './runnable';

const jsx = 'import * as JsxRuntime from "react/jsx-runtime";\n\n';
const exported = (...names: string[]): string => `\nexport {\n${names.map((name) => `  ${name},\n`).join('')}}\n`;

test('a program that prints shows its console', () => {
  expect(shownBy(`console.log("hi");\n\nlet total = 3;\n${exported('total')}`, 'let total = 3')).toEqual({
    kind: 'console',
  });
});

test('a program that prints nothing shows the values readers see the names of', () => {
  const js = `let items = [1, 2];\n\nlet total = 3;\n\nfunction double(x) {\n  return x << 1;\n}\n\nlet half = x => x / 2;\n\nlet Cart = {\n  total: total\n};\n\nlet $$default = 1;\n${exported('items', 'total', 'double', 'half', 'Cart', '$$default')}`;
  expect(shownBy(js, 'let total = items->sum\nlet default = 1')).toEqual({
    kind: 'values',
    names: ['items', 'total', '$$default'],
  });
  expect(shownBy(js, 'let double = x => x * 2')).toBeUndefined();
});

test('the spaces of older compilers change nothing', () => {
  expect(shownBy('var total = 3;\n\nexport {\n  total ,\n  \n}\n', 'let total = 3')).toEqual({
    kind: 'values',
    names: ['total'],
  });
});

test('a component App is rendered, also one that reads props; others only without props', () => {
  const component = (name: string, body: string): string =>
    `function Playground$${name}(props) {\n  return ${body};\n}\n\nlet ${name} = {\n  make: Playground$${name}\n};\n\n`;
  const song = component('Song', 'JsxRuntime.jsx("p", {children: props.title})');
  const list = component('List', 'JsxRuntime.jsx("ul", {})');
  const app = component('App', 'JsxRuntime.jsx("p", {children: props.title})');
  expect(shownBy(jsx + song + exported('Song'), '')).toBeUndefined();
  expect(shownBy(jsx + list + song + exported('List', 'Song'), '')).toEqual({kind: 'component', name: 'List'});
  expect(shownBy(jsx + list + app + exported('List', 'App'), '')).toEqual({kind: 'component'});
});

test('the file’s own make is rendered without a name, an element with its own', () => {
  const make = 'function Playground(props) {\n  return JsxRuntime.jsx("p", {});\n}\n\nlet make = Playground;\n';
  expect(shownBy(jsx + make + exported('make'), '')).toEqual({kind: 'component'});
  expect(shownBy(`${jsx}let title = JsxRuntime.jsx("h1", {});\n${exported('title')}`, '')).toEqual({
    kind: 'component',
    name: 'title',
  });
});

test('the file’s own make beside a module with a make is the one that is rendered', () => {
  const js = `${jsx}let make = React.memo(props => JsxRuntime.jsx("li", {children: props.name}));\n\nlet Row = {\n  make: make\n};\n\nfunction Playground(props) {\n  return JsxRuntime.jsx(make, {});\n}\n\nlet make$1 = Playground;\n\nexport {\n  Row,\n  make$1 as make,\n}\n`;
  expect(shownBy(js, 'let make = ')).toEqual({kind: 'component'});
});

test('a function inside a component that takes a record apart reads no props', () => {
  const component = (parameter: string, body: string): string =>
    `${jsx}function Playground(${parameter}) {\n  ${body}\n}\n\nlet make = Playground;\n${exported('make')}`;
  const row = 'let row = param => JsxRuntime.jsx("li", {}, param.id);';
  expect(shownBy(component('props', `${row}\n  return files.map(row);`), '')).toEqual({kind: 'component'});
  expect(shownBy(component('', `${row}\n  return files.map(row);`), '')).toEqual({kind: 'component'});
  expect(shownBy(component('props', `${row}\n  return props.files.map(row);`), '')).toBeUndefined();
  expect(shownBy(component('param', 'return param.files.map(row);'), '')).toBeUndefined();
});

test('a component that reads props and isn’t App shows nothing', () => {
  const js = `import * as React from "react";\n\nlet make = React.memo(props => props.name);\n${exported('make')}`;
  expect(shownBy(js, 'let make = ')).toBeUndefined();
});

test('a timer of minutes prints nothing in time, a function in parentheses is a function', () => {
  const ring = (delay: number): string =>
    `let timer = setTimeout(() => {\n  console.log("Tea");\n}, ${delay});\n${exported('timer')}`;
  expect(shownBy(ring(500), 'let timer')).toEqual({kind: 'console'});
  expect(shownBy(ring(180_000), 'let timer')).toEqual({kind: 'values', names: ['timer']});
  expect(shownBy(`let since = (() => performance.now());\n${exported('since')}`, 'let since')).toBeUndefined();
});

test('a program that only clears the console or resets a counter shows nothing', () => {
  expect(shownBy('console.clear();\n', 'Console.clear()')).toBeUndefined();
  expect(shownBy('console.countReset("lap");\n', 'Console.countReset("lap")')).toBeUndefined();
  expect(shownBy('console.clear();\nconsole.log(1);\n', '')).toEqual({kind: 'console'});
});

test('a file App with a component is rendered, unless the main file has one', () => {
  const app = 'import * as React from "react";\n\nexport {\n  make,\n}\n';
  const whole = withApp('export {\n}\n', [{name: 'App', js: app}]);
  expect(whole).toMatch(/^export \* as App from "\.\/App\.js";$/m);
  expect(hasComponent(whole)).toBe(true);
  expect(withApp(app, [{name: 'App', js: app}])).toBe(app);
  expect(withApp('let a = 1;\n', [{name: 'App', js: 'let make = 1;\n'}])).toBe('let a = 1;\n');
  expect(withApp('let a = 1;\n', [{name: 'Other', js: app}])).toBe('let a = 1;\n');
});
