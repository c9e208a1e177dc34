/**
 * The API of one version of the language, as the packages have it: what every page, link and
 * comparison is made from. Names are those a reader of that version writes: `Array.map` in versions
 * with a standard library that is open by default, `Belt.Array.map`, `Js.Json.t`.
 */

export type ApiModel = {
  /** The manual version: `v11.0.0`. */
  readonly version: string;
  /** In the order of the overview; roots before what they contain. */
  readonly modules: readonly ApiModule[];
};

/** The libraries that a package can have. `stdlib` and `core` are the same library under two names. */
export type ApiLibrary = 'stdlib' | 'core' | 'belt' | 'dom' | 'js';

export type ApiModule = {
  /** What a reader writes: `Intl.NumberFormat`, `Belt.Map.Int`; `Stdlib` or `Core` for the root that is open. */
  readonly id: string;
  readonly library: ApiLibrary;
  readonly kind: 'module' | 'moduleType';
  /** The id of the enclosing module; undefined for roots. */
  readonly parent: string | undefined;
  /** The last part of the id. */
  readonly name: string;
  /** Written inside its parent's source, and so sees what the parent has. */
  readonly nested: boolean;
  /** The path below `/docs/manual/{version}/api/`, unique in its version. Undefined for an alias of a module of the same library. */
  readonly slug: string | undefined;
  /** The id of the module that this one is another name of. */
  readonly aliasOf: string | undefined;
  /** For a functor, its parameters as printed: `(M: {…})`. */
  readonly functor: string | undefined;
  /** The comment, as written. */
  readonly docs: string;
  readonly deprecated: Deprecation | undefined;
  readonly source: SourcePosition | undefined;
  readonly items: readonly ApiItem[];
};

export type ApiItemKind = 'type' | 'value' | 'moduleType';

export type ApiItem = {
  readonly name: string;
  readonly kind: ApiItemKind;
  /** Lower case, unique in its module, the same in every build: what comes behind the `#`. */
  readonly anchor: string;
  /** As the version's own compiler prints it, with `let` for externals too, and public names for internal modules. */
  readonly signature: string;
  /** The signature in ReScript syntax, whatever the version's own, without what versions only write differently. */
  readonly plain: string;
  /** The plain signature with all abbreviations written out: the same for the same type, wherever and however it is written. */
  readonly expanded: string;
  readonly docs: string;
  /** Comments and deprecations of a type's fields and constructors, where it has any. */
  readonly fields: readonly ApiField[];
  readonly deprecated: Deprecation | undefined;
  readonly source: SourcePosition | undefined;
  /** The package defines the name again further down: no program can reach this one. Counted, not shown. */
  readonly shadowed: boolean;
};

export type ApiField = {readonly name: string; readonly docs: string; readonly deprecated: string | undefined};

export type Deprecation = {
  /** A sentence, as written in the package; may be empty. */
  readonly reason: string;
  /** The name to use instead, as the package's migration says it; not every deprecation has one. */
  readonly migration: string | undefined;
};

/** `file` is a path in the repository, as far as it is known; `line` is 1-based. */
export type SourcePosition = {readonly file: string; readonly line: number};

/** What the counts of a version are made of. */
export type ApiCounts = {readonly modules: number; readonly items: number};

/** Types and values of a library, or of the whole version. A module reached by a second name of its own library counts under both, as the tools list it. */
export function countItems(model: ApiModel, ...libraries: readonly ApiLibrary[]): ApiCounts {
  const modules = model.modules.filter((module) => libraries.length === 0 || libraries.includes(module.library));
  const byId = new Map(modules.map((module) => [module.id, module]));
  const items = modules
    .map((module) => {
      const target = byId.get(module.aliasOf ?? module.id);
      return target?.library === module.library ? target : module;
    })
    .flatMap((module) => module?.items.filter((item) => item.kind !== 'moduleType') ?? []);
  return {modules: modules.length, items: items.length};
}

/** A kind that no type allows got here all the same: stops with the kind's name. */
export function impossibleKind(kind: never): never {
  throw new Error(`Assertion failed: impossible module kind ${JSON.stringify(kind)}`);
}
