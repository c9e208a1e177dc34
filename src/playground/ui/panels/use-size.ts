import {useEffect, useMemo, useState} from 'react';

/** Bytes of a text after gzip. */
export async function gzipSize(text: string): Promise<number> {
  const zipped = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(zipped).arrayBuffer()).byteLength;
}

/** Bytes of a text, and of the text after gzip once that's known. */
export function useSize(text: string): {readonly bytes: number; readonly zipped: number | undefined} {
  const [zipped, setZipped] = useState<{readonly text: string; readonly bytes: number}>();
  const bytes = useMemo(() => new TextEncoder().encode(text).length, [text]);
  useEffect(() => {
    let stale = false;
    gzipSize(text).then(
      (size) => {
        if (!stale) setZipped({text, bytes: size});
      },
      () => undefined, // The browser can't compress; the size in bytes is there.
    );
    return () => {
      stale = true;
    };
  }, [text]);
  return {bytes, zipped: zipped?.text === text ? zipped.bytes : undefined};
}
