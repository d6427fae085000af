import type { IncomingMessage, ServerResponse } from 'node:http';

/** Next's own request handler, as its custom-server API hands it out. */
export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
