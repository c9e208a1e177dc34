/** A size for readers: `358 KB`, `2.4 MB`. Anything that isn't empty is at least 1 KB. */
export function sizeInWords(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.round(bytes / 1000) || Math.ceil(bytes / 1000)} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
