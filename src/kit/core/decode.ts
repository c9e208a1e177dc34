/**
 * Decoders for JSON from outside: each takes an unknown value and returns a typed one, or throws a `DecodeError` that
 * says what was expected, what was found, and where:
 *
 *     Expected string, got 3
 *     at field name
 *     in array at index 12
 *     at field items
 */

export type Decoder<T> = (value: unknown) => T;

/** Its message ends with a line for every step from the value outward. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
}

export const integer: Decoder<number> = (value) =>
  typeof value === 'number' && Number.isInteger(value) ? value : fail('integer', value);

export const number: Decoder<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : fail('number', value);

export const boolean: Decoder<boolean> = (value) => (typeof value === 'boolean' ? value : fail('boolean', value));

export const string: Decoder<string> = (value) => (typeof value === 'string' ? value : fail('string', value));

/** The first invalid element is reported with its index. */
export function array<T>(element: Decoder<T>): Decoder<readonly T[]> {
  return (value) => {
    if (!Array.isArray(value)) return fail('array', value);
    return value.map((item: unknown, index) => within(`in array at index ${index}`, () => element(item)));
  };
}

/** A plain object with any keys. */
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

/** What the first fitting decoder returns. If none fits, the message lists what each of them says. */
export function choice<T>(...alternatives: readonly Decoder<T>[]): Decoder<T> {
  return (value) => {
    const errors: string[] = [];
    for (const alternative of alternatives)
      try {
        return alternative(value);
      } catch (error) {
        if (!(error instanceof DecodeError)) throw error;
        errors.push(error.message);
      }
    throw new DecodeError(`None of these fits:\n${errors.map((error) => `- ${error}`).join('\n')}`);
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

/** Cuts long values. */
function fail(expected: string, value: unknown): never {
  const text = value === undefined ? 'undefined' : JSON.stringify(value);
  throw new DecodeError(`Expected ${expected}, got ${text.length > 120 ? `${text.slice(0, 119)}…` : text}`);
}
