import type {IncomingMessage, ServerResponse} from 'node:http';

/** Answers a request and says whether it did; the server reports what it throws. */
type DevHandler = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

type Next = (error?: unknown) => void;
type DevServer = {
  readonly app?: {
    readonly use: (handler: (request: IncomingMessage, response: ServerResponse, next: Next) => void) => void;
  };
};

export type DevSettings = {readonly setupMiddlewares: (middlewares: unknown[], server: DevServer) => unknown[]};

/** Puts handlers before the server's own, so that their answers have none of its headers. */
export function devHandlers(...handlers: readonly DevHandler[]): DevSettings {
  return {
    // webpack-merge calls Docusaurus' own function and this one, and joins the lists they return.
    setupMiddlewares: (_middlewares, server) => {
      for (const handler of handlers) {
        server.app?.use((request, response, next) => {
          const answering = async (): Promise<boolean> => handler(request, response);
          answering().then((answered) => (answered ? undefined : next()), next);
        });
      }
      return [];
    },
  };
}
