import type { Server, ServerResponse } from 'node:http';

/** Milliseconds after the start of the stop when incomplete requests and responses are cut off. */
const CUT_AFTER_MS = 8000;
const SWEEP_MS = 100;

/** Stops a server without losing a request that it has accepted. */
export class GracefulStop {
  readonly #server: Server;
  readonly #open = new Set<ServerResponse>();
  #stopped: Promise<void> | undefined;

  constructor(server: Server) {
    this.#server = server;
  }

  get stopping(): boolean {
    return this.#stopped !== undefined;
  }

  /** Must be called for each request: during the stop, its connection is closed after the response. */
  track(response: ServerResponse): void {
    if (this.stopping) response.shouldKeepAlive = false;
    this.#open.add(response);
    response.once('close', () => this.#open.delete(response));
  }

  /**
   * Stops accepting, lets accepted requests finish, and cuts off the rest after `cutAfterMs`. Resolves when all is
   * closed.
   */
  stop(cutAfterMs: number = CUT_AFTER_MS): Promise<void> {
    this.#stopped ??= new Promise((resolve) => {
      for (const response of this.#open) if (!response.headersSent) response.shouldKeepAlive = false;
      const sweep = setInterval(() => this.#server.closeIdleConnections(), SWEEP_MS);
      const cut = setTimeout(() => this.#server.closeAllConnections(), cutAfterMs);
      this.#server.close(() => {
        clearInterval(sweep);
        clearTimeout(cut);
        resolve();
      });
    });
    return this.#stopped;
  }
}
