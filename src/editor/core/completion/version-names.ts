/**
 * The names of a version's libraries, as the editor completes them. Small: a browser loads them all at once.
 */

export type LibraryName = {
  readonly name: string;
  readonly kind: 'value' | 'type';
  /** `(array<'a>, 'a => 'b) => array<'b>`, or `type t<'a> = array<'a>`. */
  readonly signature: string;
  /** The first sentence of its comment. */
  readonly docs: string;
};

export type VersionNames = {
  /** The root whose modules are written without its name: `Stdlib`, or `Core` if the settings open it. */
  readonly open?: string;
  /** By the module's name, its types and values, each as `pack-names.ts` writes it. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
};

/** A name as it's used. */
export function unpackName(packed: string): LibraryName {
  const [name = '', text = '', docs = ''] = packed.split('\t');
  return {name, kind: text.startsWith('type ') ? 'type' : 'value', signature: text, docs};
}
