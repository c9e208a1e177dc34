import {renderComment, tidyMl, topLevelPieces} from './top-level';

test('single-line comments and empty lines between items are separate parts', () => {
  const source = '// one\nlet a = 1;\n\n/* two */\nmodule M = {\n  // three\n\n  let b = 2;\n};\n';
  expect(topLevelPieces(source, 're')).toEqual([
    {kind: 'comment', text: 'one'},
    {kind: 'code', text: 'let a = 1;\n'},
    {kind: 'blank'},
    {kind: 'comment', text: 'two'},
    {kind: 'code', text: 'module M = {\n  // three\n\n  let b = 2;\n};\n'},
  ]);
});

test("ML's comments are only recognized in ML", () => {
  expect(topLevelPieces('(* one *)\nlet a = 1\n', 'ml')[0]).toEqual({kind: 'comment', text: 'one'});
  expect(topLevelPieces('(* one *)\n', 're')[0]?.kind).toBe('code');
  expect([renderComment('x', 're'), renderComment('x', 'ml')]).toEqual(['/* x */', '(* x *)']);
});

test('removes what the converter adds: attributes on constructors and doubled parentheses', () => {
  expect(tidyMl('let x = ((Some (1, 2))[@explicit_arity ])\nlet y = ((A (1))\n  [@explicit_arity])')).toBe(
    'let x = (Some (1, 2))\nlet y = (A (1))',
  );
  expect(tidyMl('let x = ((Some ((a + b)))[@explicit_arity ])')).toBe('let x = (Some (a + b))');
  expect(tidyMl('let s = "((a))" (* ((b)) *) + ((c) + (d))')).toBe('let s = "((a))" (* ((b)) *) + ((c) + (d))');
});
