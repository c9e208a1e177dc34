import {linkMessage} from './runner';
import type {LinkProblem} from '../core/link-program';

test.each<[LinkProblem['kind'], string, string]>([
  ['node', 'node:fs', 'The program imports "node:fs", which is part of Node.js and not of browsers.'],
  ['package', 'date-fns', 'The program imports "date-fns", a package that isn\'t available in the playground.'],
  ['file', './shop.js', 'The program imports "./shop.js", a file that isn\'t part of it.'],
  ['version', 'v8.0.0', "The playground can't run v8.0.0 programs."],
  ['load', '/a.js (404)', "A file the program needs couldn't be loaded: /a.js (404)."],
  ['cycle', './A → ./A', 'The modules ./A → ./A import each other.'],
])('%s', (kind, name, message) => {
  expect(linkMessage({kind, name})).toBe(message);
});
