/**
 * Decoders for JSON from outside: each takes an unknown value and returns a typed one,
 * or throws a `DecodeError` whose message says what was expected, what was found and where:
 *
 *     Expected string, got 3
 *     	at field name
 *     	in array at index 12
 *     	at field items
 */

/** Takes any JSON value; returns a `T` or throws a `DecodeError`. */
export type Decoder<T> = (value: unknown) => T;

/** An unexpected value. The message ends with one line for every step from the value outward. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
}

/** A whole number. JSON can't contain infinite numbers. */
export const integer: Decoder<number> = (value) =>
  typeof value === 'number' && Number.isInteger(value) ? value : fail('integer', value);

/** A string, possibly empty. */
export const boolean: Decoder<boolean> = (value) => (typeof value === 'boolean' ? value : fail('true or false', value));

export const string: Decoder<string> = (value) => (typeof value === 'string' ? value : fail('string', value));

/** Decodes every element; the first invalid one is reported with its index. */
export function array<T>(element: Decoder<T>): Decoder<readonly T[]> {
  return (value) => {
    if (!Array.isArray(value)) return fail('array', value);
    return value.map((item: unknown, index) => within(`in array at index ${index}`, () => element(item)));
  };
}

/** A plain object whose keys aren't known in advance. */
export const object: Decoder<Readonly<Record<string, unknown>>> = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : fail('object', value);

/** A required field of an object. */
export function field<T>(name: string, decoder: Decoder<T>): Decoder<T> {
  return (value) => {
    const found = object(value);
    if (!Object.hasOwn(found, name)) throw new DecodeError(`Expected field ${name}`);
    return within(`at field ${name}`, () => decoder(found[name]));
  };
}

/** An optional field of an object; undefined if it's missing. */
export function optionalField<T>(name: string, decoder: Decoder<T>): Decoder<T | undefined> {
  return (value) => (Object.hasOwn(object(value), name) ? field(name, decoder)(value) : undefined);
}

/** One of several strings. */
export function literal<const T extends string>(...allowed: readonly T[]): Decoder<T> {
  return (value) => {
    const found = allowed.find((text) => text === value);
    return found ?? fail(allowed.map((text) => JSON.stringify(text)).join(' or '), value);
  };
}

function within<T>(place: string, decode: () => T): T {
  try {
    return decode();
  } catch (error) {
    if (error instanceof DecodeError) throw new DecodeError(`${error.message}\n\t${place}`);
    throw error;
  }
}

/** Cut long values to keep the message readable. */
function fail(expected: string, value: unknown): never {
  const text = value === undefined ? 'undefined' : JSON.stringify(value);
  throw new DecodeError(`Expected ${expected}, got ${text.length > 120 ? `${text.slice(0, 119)}…` : text}`);
}
