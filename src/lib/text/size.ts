/** A size as readers say it: `358 KB`, `2.4 MB`; what is not empty has 1 KB at least. */
export function sizeInWords(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000) || Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
