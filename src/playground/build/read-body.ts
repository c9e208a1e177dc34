import type {Readable} from 'node:stream';

export type BodyLimits = {
  readonly bytes: number;
  /** Maximum time to receive all of it. */
  readonly milliseconds: number;
};

/** The body was too long or arrived too slowly. The message is meant for the sender. */
export class BodyError extends Error {
  constructor(
    readonly status: 408 | 413,
    message: string,
  ) {
    super(message);
  }
}

/** Reads a complete body. Rejects with a `BodyError` as soon as it exceeds a limit. */
export function readBody(stream: Readable, {bytes, milliseconds}: BodyLimits): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const fail = (error: Error): void => {
      clearTimeout(timer);
      stream.pause();
      reject(error);
    };
    const timer = setTimeout(
      () => fail(new BodyError(408, `The request took longer than ${milliseconds / 1000} seconds to arrive.`)),
      milliseconds,
    );
    stream.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > bytes) fail(new BodyError(413, `The request is longer than ${bytes / 1000} kB.`));
      else chunks.push(chunk);
    });
    stream.on('error', fail);
    stream.on('end', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks).toString('utf8'));
    });
  });
}
