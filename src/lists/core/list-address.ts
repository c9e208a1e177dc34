/** Values by field name, without empty fields. */
export type ListChoices = Readonly<Record<string, string>>;

/** A field of the form above a list. */
export type ListField = {
  readonly name: string;
  /** Names it had in older URLs. */
  readonly former?: readonly string[];
  /** The allowed values, for fields that aren't free text. */
  readonly values?: readonly string[];
};

/** The site's own URLs never have longer ones. */
const MAX_LENGTH = 100;

/** The filters in a URL's query, without values a field doesn't allow. */
export function readChoices(search: string, fields: readonly ListField[]): ListChoices {
  const params = new URLSearchParams(search);
  const choices = fields.flatMap(({name, former = [], values}) => {
    const value = [name, ...former]
      .map((key) => params.get(key)?.trim() ?? '')
      .find(Boolean)
      ?.slice(0, MAX_LENGTH);
    return value === undefined || (values && !values.includes(value)) ? [] : [[name, value] as const];
  });
  return Object.fromEntries(choices);
}

/** A URL's query with the filters added and other parameters kept; starts with `?`, or is empty. */
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
