/** Lays out printed signatures, for pages and in a normal form for comparing versions. */

/** Signatures up to this many columns stay on one line. */
const WIDTH = 80;

/**
 * The signature as pages show it: without an external's binding, with `rec` only on recursive types (some compilers
 * always print it), and without attributes.
 * @param layout for signatures that don't fit on a line; undefined keeps the compiler's
 */
export function shownSignature(text: string, layout: (line: string) => string | undefined = () => undefined): string {
  const value = text
    .replace(/^external\b/, 'let')
    .replace(/\s*=\s*(?:"(?:[^"\\]|\\.)*"\s*)+$/, '')
    .replace(/^(@\w+ )\1+/, '$1');
  const plain = isRecursive(value) ? value : value.replace(/^((?:@\w+ )*)type rec /, '$1type ');
  const line = oneLine(plain);
  return line.length <= WIDTH ? line : (layout(line) ?? plain);
}

/** The parameters of a functor, treated the same way. */
export function shownFunctor(text: string): string {
  return text.replace(/\btype rec (\w+)(?=[\s;}]*(?:$|\n|;))/g, 'type $1');
}

function isRecursive(text: string): boolean {
  const match = /type rec (\w+)([\s\S]*)$/.exec(text);
  return (
    match !== null &&
    new RegExp(`(?<![\\w'~#.@])${match[1] ?? ''}(?![\\w'])(?!\\??:)`).test((match[2] ?? '').replace(/^[^=]*=/, ''))
  );
}

function oneLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/,? ?([)>}\]])/g, '$1')
    .replace(/([(<{[]) /g, '$1')
    .trim();
}

/**
 * The signature without spelling differences between versions: layout, the dot of uncurried functions, names of type
 * variables, variance, attributes, the bar before the first constructor.
 */
export function plainSignature(shown: string): string {
  const variables = new Map<string, string>();
  return oneLine(shown)
    .replace(/@\w+(?:\([^)]*\))? ?/g, '')
    .replaceAll('(. ', '(')
    .replace(/\b(?:with|and) type (\w+) =/g, 'with $1 =')
    .replace(/(?<=[<,] ?)[+-](?=')/g, '')
    .replace(/\(((?:[\w.']+|[\w.]+<[^()<>]*(?:<[^()<>]*>[^()<>]*)*>))\) =>/g, '$1 =>')
    .replace(/= \| /g, '= ')
    .replace(/\[ ?\| /g, '[')
    .replace(/'\w+/g, (name) => {
      if (!variables.has(name)) variables.set(name, `'${String(variables.size + 1)}`);
      return variables.get(name) ?? name;
    })
    .replace(/\s+/g, ' ');
}
