import {logos} from '../../../src/data/logos';

test('the wall has the 37 companies of the specification, and may only grow', () => {
  expect(logos.length).toBeGreaterThanOrEqual(37);
});

test('every company has a name of its own, and a line of src/data/logos.ts is all it takes to add one', () => {
  const names = logos.map(({name}) => name.toLowerCase());
  const twice = logos.filter(({name}, index) => names.indexOf(name.toLowerCase()) !== index);
  expect(twice.map(({name}) => `src/data/logos.ts has ${name} twice: remove one line.`)).toEqual([]);
  const nameless = logos.filter(({name}) => name.trim() !== name || name === '');
  expect(nameless.map(({name, url}) => `src/data/logos.ts: the name of ${url} is "${name}", but it has to be a name without spaces around it.`)).toEqual([]);
});

test('every address is a whole https address', () => {
  const bad = logos.filter(({url}) => !URL.canParse(url) || new URL(url).protocol !== 'https:');
  expect(bad.map(({name, url}) => `src/data/logos.ts: the address of ${name} is "${url}", but it has to begin with https://.`)).toEqual([]);
});
