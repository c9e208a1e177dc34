/** Applies the text of a style sheet that came with a script. */
export function addStyle(css: string): void {
  document.head.append(Object.assign(document.createElement('style'), {textContent: css}));
}
