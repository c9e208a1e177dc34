/** What a reader chose on a list, as it stands in the address: one reader and one writer. */

/** Values by the names of the fields; a field that is empty is left out. */
export type ListChoices = Readonly<Record<string, string>>;

/** A field of the form over a list. */
export type ListField = {
  readonly name: string;
  /** Names that it had in former addresses. */
  readonly former?: readonly string[];
  /** The values it can have, for fields that are no free text. */
  readonly values?: readonly string[];
};

/** No address of ours has longer ones. */
const MAX_LENGTH = 100;

/** The choices in the query of an address. Values that a field cannot have are left out. */
export function readChoices(search: string, fields: readonly ListField[]): ListChoices {
  const params = new URLSearchParams(search);
  const choices = fields.flatMap(({name, former = [], values}) => {
    const value = [name, ...former].map((key) => params.get(key)?.trim() ?? '').find(Boolean)?.slice(0, MAX_LENGTH);
    return value === undefined || (values && !values.includes(value)) ? [] : [[name, value] as const];
  });
  return Object.fromEntries(choices);
}

/** The query of an address with the choices in it, other parameters kept; starts with `?`, or is empty. */
export function writeChoices(search: string, fields: readonly ListField[], choices: ListChoices): string {
  const params = new URLSearchParams(search);
  for (const {name, former = []} of fields) {
    for (const key of [name, ...former]) params.delete(key);
    const value = choices[name]?.trim().slice(0, MAX_LENGTH);
    if (value) params.set(name, value);
  }
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}
