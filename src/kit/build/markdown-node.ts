/** The part of a Markdown tree that our transformers use. */
export type MarkdownNode = {
  readonly type: string;
  children?: MarkdownNode[];
  readonly value?: string;
  readonly lang?: string | null;
  readonly meta?: string | null;
  readonly position?: {readonly start: {readonly line: number; readonly column: number}};
  readonly name?: string;
  readonly attributes?: readonly unknown[];
};
