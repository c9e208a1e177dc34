/** Handlers of the development server, as plugins add them. */
import type {IncomingMessage, ServerResponse} from 'node:http';

/** Answers a request and says whether it did; what it throws or rejects with is the server's to tell. */
export type DevHandler = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

type Next = (error?: unknown) => void;
type DevServer = {
  readonly app?: {
    readonly use: (handler: (request: IncomingMessage, response: ServerResponse, next: Next) => void) => void;
  };
};

/** What `devHandlers` makes. */
export type DevSettings = {readonly setupMiddlewares: (middlewares: unknown[], server: DevServer) => unknown[]};

/** Settings of the development server with handlers in front of its own, so that none of its headers is on their answers. */
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
