/** The editor theme, in the site's colors. Token colors switch between light and dark by themselves. */
import {EditorView} from '@codemirror/view';

const mark = (color: string) => ({
  backgroundImage: 'none',
  textDecoration: `underline wavy ${color}`,
  textDecorationSkipInk: 'none',
  textUnderlineOffset: '0.25em',
});

/** CodeMirror adds this style sheet to the document itself. */
export const theme = EditorView.theme({
  '&': {
    height: '100%',
    backgroundColor: 'var(--color-bg)',
    color: 'var(--color-code-text)',
    fontSize: 'var(--playground-text)',
    // Code reads from left to right in every language.
    direction: 'ltr',
  },
  '&.cm-focused': {outline: 'none'},
  '.cm-scroller': {
    fontFamily: 'var(--font-mono)',
    lineHeight: '1.65',
    fontVariantLigatures: 'none',
    overscrollBehavior: 'contain',
  },
  '.cm-content': {paddingBlock: 'var(--space-3)', caretColor: 'var(--color-accent)'},
  '.cm-line': {paddingInline: 'var(--space-2) var(--space-4)'},
  '.cm-gutters': {
    backgroundColor: 'var(--color-bg)',
    color: 'var(--color-text-muted)',
    border: '0',
    paddingInlineStart: 'var(--space-1)',
  },
  '.cm-activeLineGutter': {backgroundColor: 'transparent', color: 'var(--color-heading)'},
  '&.cm-focused .cm-activeLine': {backgroundColor: 'color-mix(in srgb, var(--color-bg-hover) 55%, transparent)'},
  '.cm-activeLine': {backgroundColor: 'transparent'},
  '@media (prefers-reduced-motion: reduce)': {
    '.cm-cursorLayer': {animation: 'none !important'},
  },
  '.cm-cursor, .cm-dropCursor': {borderInlineStart: '2px solid var(--color-accent)'},
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--color-focus) 28%, transparent)',
  },
  '&.cm-focused .cm-matchingBracket': {backgroundColor: 'var(--color-mark-bg)', outline: 'none'},
  '&.cm-focused .cm-nonmatchingBracket': {backgroundColor: 'var(--code-mark-bg)'},
  '.cm-lintRange-error': mark('var(--color-error)'),
  '.cm-lintRange-warning': mark('var(--color-warning)'),
  '.cm-gutter-lint': {width: '1em'},
  '.cm-gutter-lint .cm-gutterElement': {padding: '0', display: 'grid', placeItems: 'center'},
  '.cm-lint-marker': {width: '0.6em', height: '0.6em', borderRadius: '50%', content: 'none !important'},
  '.cm-lint-marker-error': {backgroundColor: 'var(--color-error)'},
  '.cm-lint-marker-warning': {
    backgroundColor: 'var(--color-warning)',
    borderRadius: '2px',
    rotate: '45deg',
    scale: '0.9',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--color-bg-raised)',
    color: 'var(--color-text)',
    border: '1px solid var(--color-border-strong)',
    borderRadius: 'var(--radius)',
    boxShadow: 'var(--shadow-raised)',
    overflow: 'hidden',
    maxWidth: 'min(40rem, 90vw)',
  },
  '.cm-tooltip-lint, .cm-tooltip ul': {margin: '0', padding: '0'},
  '.cm-diagnostic': {
    padding: 'var(--space-2) var(--space-3)',
    borderInlineStartWidth: '3px',
    fontFamily: 'var(--font-mono)',
    fontSize: 'var(--text-xs)',
  },
  '.cm-diagnostic-error': {borderInlineStartColor: 'var(--color-error)'},
  '.cm-diagnostic-warning': {borderInlineStartColor: 'var(--color-warning)'},
  '.playground-message': {
    display: 'grid',
    gap: 'var(--space-1)',
    whiteSpace: 'pre-wrap',
    maxHeight: '40vh',
    overflowY: 'auto',
  },
  '.playground-message a': {color: 'var(--color-link)', justifySelf: 'start', fontWeight: 'var(--weight-medium)'},
  '.playground-type': {
    margin: '0',
    padding: 'var(--space-2) var(--space-3)',
    fontSize: 'var(--text-xs)',
    whiteSpace: 'pre-wrap',
  },
  '.playground-type mark': {background: 'none', color: 'inherit', textDecoration: 'underline'},
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--font-mono)',
    fontSize: 'var(--text-xs)',
    maxHeight: '16em',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    gap: 'var(--space-3)',
    padding: '0.2em var(--space-2)',
    lineHeight: '1.5',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--color-bg-hover)',
    color: 'var(--color-heading)',
    outline: '1px solid var(--color-border-strong)',
    outlineOffset: '-1px',
  },
  '.cm-completionDetail': {
    marginInlineStart: 'auto',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontStyle: 'normal',
    color: 'var(--color-text-muted)',
  },
  '.cm-tooltip.cm-completionInfo': {padding: '0', fontSize: 'var(--text-xs)'},
  '.cm-completionInfo p': {margin: '0', padding: '0 var(--space-3) var(--space-2)'},
  '.cm-panels': {
    backgroundColor: 'var(--color-bg-sunken)',
    color: 'var(--color-text)',
    borderColor: 'var(--color-border) !important',
  },
  '.cm-panel.cm-search': {
    padding: 'var(--space-2) var(--space-3)',
    fontSize: 'var(--text-sm)',
    fontFamily: 'var(--font-text)',
  },
  '.cm-textfield': {
    border: '1px solid var(--color-border-strong)',
    borderRadius: 'var(--radius-sm)',
    backgroundColor: 'var(--color-bg)',
    padding: '0.2em 0.5em',
  },
  '.cm-button': {
    border: '1px solid var(--color-border-strong)',
    borderRadius: 'var(--radius-sm)',
    background: 'var(--color-bg)',
    padding: '0.2em 0.7em',
  },
  '.cm-searchMatch': {backgroundColor: 'var(--color-mark-bg)'},
  '.cm-searchMatch-selected': {backgroundColor: 'color-mix(in srgb, var(--color-warning) 45%, transparent)'},
  '.cm-fat-cursor': {background: 'color-mix(in srgb, var(--color-accent) 60%, transparent) !important'},
});
