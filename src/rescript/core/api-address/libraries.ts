/** The libraries a package can have. `stdlib` and `core` are the same library under two names. */
export type ApiLibrary = 'stdlib' | 'core' | 'belt' | 'dom' | 'js';

/** The format of the comments in a version's packages. */
export type CommentFormat = {
  /** ocamldoc comments, or Markdown with some ocamldoc links. */
  readonly syntax: 'ocamldoc' | 'markdown';
  /** The language of code blocks that don't specify one. */
  readonly language: 'ml' | 'res';
};

/** Fails for a kind that the types rule out. */
export function impossibleKind(kind: never): never {
  throw new Error(`Assertion failed: impossible module kind ${JSON.stringify(kind)}`);
}
