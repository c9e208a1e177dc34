import {shiftMessage} from './shift';

const message = `We've found a bug for you!
Playground.res:11:5-12:3

 9 │ type hidden = int
10 │ type shown = int
11 │ let x: shown = ""

It was defined in Playground.res:10:1-4`;

test('lines are counted from the first visible one, and hidden lines are dropped', () => {
  expect(shiftMessage(message, 'Playground.res', 9)).toBe(`We've found a bug for you!
Playground.res:2:5-3:3

 1 │ type shown = int
 2 │ let x: shown = ""

It was defined in Playground.res:1:1-4`);
});

test('the rest of a hidden line that the compiler wrapped is dropped with it', () => {
  const wrapped = `Playground.res:3:9

 1 │ type shape = Circle({radius: float}) | Square({side: float, rotated: int
   │  int})
 2 │ let first = 1
 3 │ let x = area(Circle({radius: 1.0}), Square({side: 2.0}), "a long argument
   │ that goes on")`;
  expect(shiftMessage(wrapped, 'Playground.res', 1)).toBe(`Playground.res:2:9

 1 │ let first = 1
 2 │ let x = area(Circle({radius: 1.0}), Square({side: 2.0}), "a long argument
   │ that goes on")`);
});

test('the columns of a place stay, even with a colon after them', () => {
  expect(shiftMessage('Playground.res:11:5-12: a warning', 'Playground.res', 9)).toBe(
    'Playground.res:2:5-12: a warning',
  );
});

test('without a prelude nothing changes', () => {
  expect(shiftMessage(message, 'Playground.res', 0)).toBe(message);
});

test('a position inside the prelude becomes the first line; other files keep their lines', () => {
  expect(shiftMessage('Playground.res:2:5 Shop.res:2:5', 'Playground.res', 9)).toBe('Playground.res:1:5 Shop.res:2:5');
});
