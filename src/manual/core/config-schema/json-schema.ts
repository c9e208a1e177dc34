/** The part of JSON Schema (draft 4) that the schemas of the build configuration use. */
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

export type SchemaFile = JsonSchema & {readonly definitions?: Readonly<Record<string, JsonSchema>>};

/** Reads a schema file. Throws a readable error if it doesn't describe an object. */
export function parseSchema(text: string): SchemaFile {
  const schema = JSON.parse(text) as SchemaFile;
  if (typeof schema.properties !== 'object')
    throw new Error('The schema of the build configuration doesn\'t describe an object: it has no "properties".');
  return schema;
}

/** The name of the definition a reference points to. Throws if it points elsewhere. */
export function definitionName(ref: string): string {
  const name = /^#\/definitions\/([^/]+)$/.exec(ref)?.[1];
  if (name === undefined)
    throw new Error(
      `The schema of the build configuration refers to "${ref}", but only #/definitions/… is supported. Add support in src/manual/core/config-schema/json-schema.ts.`,
    );
  return name;
}
