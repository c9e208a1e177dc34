import {
  array,
  boolean,
  choice,
  field,
  number,
  object,
  optionalField,
  string,
  type Decoder,
} from '../../../kit/core/decode';

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

const schemas: Decoder<Readonly<Record<string, JsonSchema>>> = (value) =>
  Object.fromEntries(Object.keys(object(value)).map((name) => [name, field(name, schema)(value)]));

const KEYS: {readonly [Key in keyof JsonSchema]-?: Decoder<JsonSchema[Key]>} = {
  type: string,
  title: string,
  description: string,
  default: (value) => value,
  deprecated: boolean,
  $ref: string,
  enum: array(choice<unknown>(string, number, boolean)),
  oneOf: (value) => array(schema)(value),
  anyOf: (value) => array(schema)(value),
  items: (value) => schema(value),
  properties: schemas,
  patternProperties: schemas,
  required: array(string),
};

/** Checks the keys above. A schema's other keys stay as they are. */
const schema: Decoder<JsonSchema> = (value) => {
  for (const [key, decoder] of Object.entries(KEYS)) optionalField<unknown>(key, decoder)(value);
  return value as JsonSchema;
};

/** Reads a schema file. Throws an error that says where it isn't the schema of an object that the reference can show. */
export function parseSchema(text: string): SchemaFile {
  try {
    const value: unknown = JSON.parse(text);
    field('properties', object)(value);
    optionalField('definitions', schemas)(value);
    return schema(value);
  } catch (error) {
    throw new Error(`The schema of the build configuration can't be read: ${(error as Error).message}`, {cause: error});
  }
}

/** The name of the definition a reference points to. Throws if it points elsewhere. */
export function definitionName(ref: string): string {
  const name = /^#\/definitions\/([^/]+)$/.exec(ref)?.[1];
  if (name === undefined)
    throw new Error(
      `The schema of the build configuration refers to "${ref}", but only #/definitions/… is supported. Add support in src/manual/build/config-schema/json-schema.ts.`,
    );
  return name;
}
