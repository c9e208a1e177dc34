/** As much of JSON Schema (draft 4) as the schemas of the build configuration use. */
export type JsonSchema = {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly deprecated?: boolean;
  readonly $ref?: string;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
};

/** A whole schema file. */
export type SchemaFile = JsonSchema & {readonly definitions?: Readonly<Record<string, JsonSchema>>};

/** Reads a schema file. Throws a sentence when it describes no object. */
export function parseSchema(text: string): SchemaFile {
  const schema = JSON.parse(text) as SchemaFile;
  if (typeof schema.properties !== 'object') throw new Error('The schema of the build configuration describes no object: it has no "properties".');
  return schema;
}

/** The name of the definition that a reference leads to. Throws for one that leads elsewhere. */
export function definitionName(ref: string): string {
  const name = /^#\/definitions\/([^/]+)$/.exec(ref)?.[1];
  if (name === undefined) throw new Error(`The schema of the build configuration refers to "${ref}", but only #/definitions/… is known. Teach src/lib/config-schema/json-schema.ts.`);
  return name;
}
