/** The libraries a package can have. `stdlib` and `core` are the same library under two names. */
export type ApiLibrary = 'stdlib' | 'core' | 'belt' | 'dom' | 'js';

/** The format of the comments in a version's packages. */
export type CommentFormat = {
  /** ocamldoc comments, or Markdown with some ocamldoc links. */
  readonly syntax: 'ocamldoc' | 'markdown';
  /** The language of code blocks that don't specify one. */
  readonly language: 'ml' | 'res';
};

/**
 * The slug of a module under `/docs/manual/{version}/api/`. Belt and Js have the same kebab-case slugs in every
 * version, so that switching versions stays on the same module:
 *
 *     Belt.HashMap.String           belt/hash-map-string
 *     Js.Typed_array.Int8Array      js/typed-array_int-8-array
 *     Js.Typed_array.S (a type)     js/typed-array_type-s
 *     Intl.NumberFormat             stdlib/intl/numberformat
 *
 * @param path the module's names below its library's root; empty for the root itself
 */
export function moduleSlug(library: ApiLibrary, path: readonly string[], kind: 'module' | 'moduleType'): string {
  if (path.length === 0) return library;
  if (library === 'belt') return `belt/${path.map(kebab).join('-')}`;
  if (library !== 'js') return `${library}/${path.join('/').toLowerCase()}`;
  const parents = path.slice(0, -1).map((name) => `${kebab(name)}_`);
  return `js/${parents.join('')}${kind === 'moduleType' ? 'type-' : ''}${kebab(path.at(-1) ?? '')}`;
}

/** `Uint8ClampedArray` → `uint-8-clamped-array`, `Null_undefined` → `null-undefined`. */
function kebab(name: string): string {
  return name
    .replaceAll('_', '-')
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Za-z])(\d)/g, '$1-$2')
    .toLowerCase();
}
