/** What a schema says about a value, with references resolved and alternatives merged. */
import {definitionName, type JsonSchema, type SchemaFile} from './json-schema';

const SIMPLE = ['string', 'number', 'boolean', 'object'] as const;
type SimpleKind = (typeof SIMPLE)[number];

export type KeyType =
  | {readonly kind: SimpleKind | 'any'}
  | {readonly kind: 'array'; readonly items: KeyType}
  | {readonly kind: 'either'; readonly options: readonly KeyType[]}
  /** The same type as an enclosing key. */
  | {readonly kind: 'same'; readonly path: string};

/** The type a schema's `type` names, or the type of a value. */
export function simpleType(name: string | undefined): KeyType {
  const kind = SIMPLE.find((simple) => simple === name);
  if (kind) return {kind};
  return name === 'integer' ? {kind: 'number'} : {kind: 'any'};
}

/** A union; nested unions are flattened, and duplicates removed. */
export function either(types: readonly KeyType[]): KeyType {
  const flat = types.flatMap((type) => (type.kind === 'either' ? type.options : [type]));
  const options = flat.filter(
    (type, index) => flat.findIndex((other) => JSON.stringify(other) === JSON.stringify(type)) === index,
  );
  return options.length === 1 && options[0] ? options[0] : {kind: 'either', options};
}

/** One of several ways to write a value, if the schema describes it. */
export type ValueForm = {readonly type: KeyType; readonly description: string};

/** A key of an object value. */
export type ChildSchema = {
  readonly schema: JsonSchema;
  readonly required: boolean;
  /** The definitions resolved on the way to it, each with the path of the key that used it. */
  readonly expanding: ReadonlyMap<string, string>;
};

export type Shape = {
  readonly type: KeyType;
  /** The values it may have, as JSON; empty if any value of the type is allowed. */
  readonly allowed: readonly string[];
  /** The key's own description first, then that of the definition it refers to. */
  readonly descriptions: readonly string[];
  readonly forms: readonly ValueForm[];
  readonly children: ReadonlyMap<string, ChildSchema>;
};

/** The placeholder for keys with user-defined names. */
const ANY_NAME = '*';

/**
 * The shape of a value.
 * @param at path of the key that holds it
 * @param expanding the enclosing definitions; they aren't expanded again
 */
export function shapeOf(
  schema: JsonSchema,
  file: SchemaFile,
  at: string,
  expanding: ReadonlyMap<string, string> = new Map(),
): Shape {
  const own = schema.description === undefined ? [] : [schema.description];
  const empty = {allowed: [], forms: [], children: new Map<string, ChildSchema>()};
  const described = (shape: Shape): Shape => ({...shape, descriptions: unique([...own, ...shape.descriptions])});
  if (schema.$ref !== undefined) {
    const name = definitionName(schema.$ref);
    const path = expanding.get(name);
    if (path !== undefined) return {...empty, type: {kind: 'same', path}, descriptions: own};
    const target = file.definitions?.[name];
    if (!target)
      throw new Error(`The schema of the build configuration refers to the definition "${name}", which doesn't exist.`);
    return described(shapeOf(target, file, at, new Map([...expanding, [name, at]])));
  }
  const options = schema.oneOf ?? schema.anyOf;
  if (options) return described(oneOf(options.map((option) => [option, shapeOf(option, file, at, expanding)])));
  if (schema.enum) {
    return {
      ...empty,
      descriptions: own,
      type: either(schema.enum.map((value) => simpleType(typeof value))),
      allowed: schema.enum.map((value) => JSON.stringify(value)),
    };
  }
  if (schema.type === 'array') {
    const items = schema.items
      ? shapeOf(schema.items, file, at, expanding)
      : {...empty, type: {kind: 'any'} as const, descriptions: []};
    return described({...items, type: {kind: 'array', items: items.type}});
  }
  return {
    ...empty,
    descriptions: own,
    type: simpleType(schema.type ?? (schema.properties ? 'object' : undefined)),
    children: childrenOf(schema, expanding),
  };
}

/** The keys of an object schema. */
export function childrenOf(
  {properties = {}, patternProperties = {}, required = []}: JsonSchema,
  expanding: ReadonlyMap<string, string> = new Map(),
): ReadonlyMap<string, ChildSchema> {
  const free = Object.values(patternProperties).map((schema) => [ANY_NAME, schema] as const);
  return new Map(
    [...Object.entries(properties), ...free].map(([name, schema]) => [
      name,
      {schema, required: required.includes(name), expanding},
    ]),
  );
}

/** A single option isn't a choice, so its description belongs to the value. */
function oneOf(options: readonly (readonly [JsonSchema, Shape])[]): Shape {
  const shapes = options.map(([, shape]) => shape);
  const [only] = shapes;
  if (only && shapes.length === 1) return only;
  return {
    type: either(shapes.map(({type}) => type)),
    allowed: unique(shapes.flatMap(({allowed}) => allowed)),
    descriptions: [],
    forms: uniqueForms([...formsOf(options), ...shapes.flatMap(({forms}) => forms)]),
    children: new Map(shapes.toReversed().flatMap(({children}) => [...children])),
  };
}

/** A title with several words is a description; a single word is just a name. */
function formsOf(options: readonly (readonly [JsonSchema, Shape])[]): readonly ValueForm[] {
  return options.flatMap(([{title}, {type, descriptions}]) => {
    const told = descriptions.length > 0 ? descriptions : title?.includes(' ') ? [title] : [];
    return told.map((description) => ({type, description}));
  });
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}

function uniqueForms(forms: readonly ValueForm[]): readonly ValueForm[] {
  return forms.filter((form, index) => forms.findIndex(({description}) => description === form.description) === index);
}
