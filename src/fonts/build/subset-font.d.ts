declare module 'subset-font' {
  /** Leaves only the characters of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      /** OpenType features; all of them if it's left out. */
      readonly keepFeatures?: readonly string[];
      readonly variationAxes?: Readonly<Record<string, {readonly min: number; readonly max: number}>>;
    },
  ): Promise<Buffer>;
}
