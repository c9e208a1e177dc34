declare module 'fontverter' {
  /** Converts a WOFF or WOFF2 font to OpenType. */
  export function convert(font: Buffer, format: 'sfnt'): Promise<Buffer>;
}
