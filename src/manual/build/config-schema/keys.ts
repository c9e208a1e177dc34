/** The build configuration as a flat list of keys, for the page and for other code that needs them. */
import type {SchemaFile} from './json-schema';
import {childrenOf, shapeOf, type ChildSchema, type KeyType, type ValueForm} from './shape';

/** Extracts facts that a schema's descriptions state in prose because the schema has no better place for them. */

/** A default, as written: `.js`, `["-no-alias-deps"]`, or words such as `export all modules`. */
type DefaultValue = {readonly value: string; readonly kind: 'code' | 'words'};

/** A deprecated key and its replacement. */
type Deprecation = {readonly use?: string};

const SAYS_DEFAULT = /\bdefaults?(?::| to(?! be\b))\s*/i;

/** The default a description mentions (`Default: .js. May contain…`), or undefined. */
export function defaultIn(description: string): DefaultValue | undefined {
  const said = SAYS_DEFAULT.exec(description);
  if (!said) return undefined;
  const rest = description.slice(said.index + said[0].length);
  const quoted = /^(?:`([^`]+)`|("[^"]*")|\[([^\]]+)\](?!\())/.exec(rest);
  if (quoted) return {kind: 'code', value: quoted[1] ?? quoted[2] ?? quoted[3] ?? ''};
  const bare = (/^(.*?)(?:\.(?=\s|$)|[,;)]| \[|$)/.exec(rest)?.[1] ?? '').trim();
  if (bare === '') return undefined;
  return {value: bare, kind: /\s/.test(bare) && !/^["'[{]/.test(bare) ? 'words' : 'code'};
}

const DEFAULT_SENTENCE = /(^|\. )Default: (?:`[^`]*`|"[^"]*"|(?:(?! \[|\.(?: |$)).)+)\.?(?: |$)/;

/** A description without its sentence about the default, which is shown separately. May be empty. */
export function withoutDefault(description: string): string {
  return description
    .replace(DEFAULT_SENTENCE, '$1')
    .replace(/\s*\(default(?:: [^)]*)?\)/i, '')
    .trim();
}

/** Whether a description says in parentheses that its key is deprecated: `(deprecated, use dependencies instead)`. */
export function deprecationIn(description: string): Deprecation | undefined {
  const said = /\(deprecated\b([^)]*)\)/i.exec(description);
  if (!said) return undefined;
  const use = /\buse `?([\w.-]+)`? instead/i.exec(said[1] ?? '')?.[1];
  return use === undefined ? {} : {use};
}

/** One key of the build configuration. */
export type ConfigKey = {
  /** From the top level, separated by dots; arrays don't add a step: `sources.dir`. */
  readonly path: string;
  /** The path of the parent key; undefined at the top level. */
  readonly parent: string | undefined;
  readonly type: KeyType;
  readonly required: boolean;
  /** As JSON: `"commonjs"`. Empty if any value of the type is allowed. */
  readonly allowed: readonly string[];
  readonly default: DefaultValue | undefined;
  readonly deprecated: Deprecation | undefined;
  /** Markdown, one paragraph each, without sentences about the default. */
  readonly descriptions: readonly string[];
  /** The schema's descriptions of individual ways to write the value. */
  readonly forms: readonly ValueForm[];
};

/** All keys in a schema's order, each before its child keys. */
export function configKeys(file: SchemaFile): readonly ConfigKey[] {
  return keysBelow(childrenOf(file), undefined, file);
}

function keysBelow(
  children: ReadonlyMap<string, ChildSchema>,
  parent: string | undefined,
  file: SchemaFile,
): readonly ConfigKey[] {
  return [...children].flatMap(([name, {schema, required, expanding}]) => {
    const path = parent === undefined ? name : `${parent}.${name}`;
    const {type, allowed, descriptions, forms, children: below} = shapeOf(schema, file, path, expanding);
    const told = [...descriptions, ...forms.map(({description}) => description)];
    const key: ConfigKey = {
      path,
      parent,
      type,
      required,
      allowed,
      default:
        schema.default === undefined ? first(told, defaultIn) : {kind: 'code', value: JSON.stringify(schema.default)},
      deprecated: schema.deprecated === true ? {} : first(descriptions, deprecationIn),
      descriptions: descriptions.map(withoutDefault).filter((text) => text !== ''),
      forms: forms
        .map((form) => ({...form, description: withoutDefault(form.description)}))
        .filter(({description}) => description !== ''),
    };
    return [key, ...keysBelow(below, path, file)];
  });
}

function first<Found>(texts: readonly string[], find: (text: string) => Found | undefined): Found | undefined {
  return texts.map(find).find((found) => found !== undefined);
}
