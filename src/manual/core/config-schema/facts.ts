/** Extracts facts that a schema's descriptions state in prose because the schema has no better place for them. */

/** A default, as written: `.js`, `["-no-alias-deps"]`, or words such as `export all modules`. */
export type DefaultValue = {readonly value: string; readonly kind: 'code' | 'words'};

/** A deprecated key and its replacement. */
export type Deprecation = {readonly use?: string};

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
