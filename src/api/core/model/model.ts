/**
 * The API of one version of the language, as the packages define it. Every page, link, and comparison is generated
 * from it. Names are the ones programs of that version use: `Array.map` in versions with a standard library that is
 * open by default, `Belt.Array.map`, `Js.Json.t`.
 */
import type {ApiLibrary, CommentFormat} from '../../../rescript/core/api-address';

export type {ApiLibrary, CommentFormat};

export type ApiModel = {
  /** The manual version: `v11.0.0`. */
  readonly version: string;
  readonly comments: CommentFormat;
  /** In the order of the overview; roots before their contents. */
  readonly modules: readonly ApiModule[];
};

export type ApiModule = {
  /** The name programs use: `Intl.NumberFormat`, `Belt.Map.Int`; `Stdlib` or `Core` for the root that is open. */
  readonly id: string;
  readonly library: ApiLibrary;
  readonly kind: 'module' | 'moduleType';
  /** The id of the enclosing module; undefined for roots. */
  readonly parent: string | undefined;
  /** The last part of the id. */
  readonly name: string;
  /** Whether it's written inside its parent's source, so that the parent's names are in scope. */
  readonly nested: boolean;
  /**
   * The path relative to `/docs/manual/{version}/api/`, unique in its version. Undefined for an alias of a module of
   * the same library.
   */
  readonly slug: string | undefined;
  /** The id of the module this one is another name for. */
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
  /** Lower case, unique in its module, the same in every build: the part after the `#`. */
  readonly anchor: string;
  /**
   * As the version's own compiler prints it, but with `let` for externals too and public names for internal modules.
   */
  readonly signature: string;
  /**
   * The signature in ReScript syntax, whatever the version's own syntax, normalized for spelling differences between
   * versions.
   */
  readonly plain: string;
  /**
   * The plain signature with all abbreviations expanded: identical for identical types, wherever and however they're
   * written.
   */
  readonly expanded: string;
  readonly docs: string;
  /**
   * The name the package's comment has for the item, if that is wrong and `docs` is corrected
   * (`comment-corrections.ts`).
   */
  readonly corrected?: string;
  /** Comments and deprecations of a type's fields and constructors, if there are any. */
  readonly fields: readonly ApiField[];
  readonly deprecated: Deprecation | undefined;
  readonly source: SourcePosition | undefined;
  /**
   * Whether the package redefines the name further down, so that programs can't reach this one. Counted, but not shown.
   */
  readonly shadowed: boolean;
};

export type ApiField = {readonly name: string; readonly docs: string; readonly deprecated: string | undefined};

export type Deprecation = {
  /** A sentence, as written in the package; may be empty. */
  readonly reason: string;
  /** The name to use instead, from the package's migration; not every deprecation has one. */
  readonly migration: string | undefined;
};

/** `file` is a path in the repository, as far as it is known; `line` is 1-based. */
export type SourcePosition = {readonly file: string; readonly line: number};

export type ApiCounts = {readonly modules: number; readonly items: number};

/**
 * Types and values of a library, or of the whole version. A module with a second name in its own library counts under
 * both, as the tools list it.
 */
export function countItems(model: ApiModel, ...libraries: readonly ApiLibrary[]): ApiCounts {
  const modules = model.modules.filter((module) => libraries.length === 0 || libraries.includes(module.library));
  const byId = new Map(modules.map((module) => [module.id, module]));
  const items = modules.flatMap((module) => {
    const target = byId.get(module.aliasOf ?? module.id);
    return (target?.library === module.library ? target : module).items.filter(({kind}) => kind !== 'moduleType');
  });
  return {modules: modules.length, items: items.length};
}

/** Roots whose members are written without the root's name. */
export const OPEN_ROOTS: readonly string[] = ['Stdlib', 'Core'];

/**
 * What packages export only for their own use. It's counted, so that nothing disappears unnoticed, but neither shown
 * nor linked.
 */
const INTERNAL_MODULES = new Set(['Js.Internal', 'Js.MapperRt', 'Js.Fn']);

/** Whether a module has a page the site links to. */
export function isPublicModule<Module extends Pick<ApiModule, 'id' | 'slug'>>(
  module: Module,
): module is Module & {readonly slug: string} {
  return module.slug !== undefined && !INTERNAL_MODULES.has(module.id);
}

/** The items of a module as pages show them: types first with `t` at the top, then everything by name. */
export function shownItems(module: Pick<ApiModule, 'id' | 'items'>): readonly ApiItem[] {
  return module.items
    .filter(({shadowed, name}) => !shadowed && !(module.id === 'Dom' && name.startsWith('_')))
    .toSorted((a, b) => rank(a) - rank(b) || compareNames(a.name, b.name));
}

function rank({kind, name}: ApiItem): number {
  return kind === 'type' && name === 't' ? 1 : {moduleType: 0, type: 2, value: 3}[kind];
}

/** Case-insensitive, and the same on every machine. */
export function compareNames(a: string, b: string): number {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()];
  if (x !== y) return x < y ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}
