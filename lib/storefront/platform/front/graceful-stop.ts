import type { Server, ServerResponse } from 'node:http';

/** When half-sent bodies and unfinished answers are cut, in milliseconds after the stop began. */
const CUT_AFTER_MS = 8000;
const SWEEP_MS = 100;

/** Ends a server without losing a request that it accepted. */
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

  /** Call for each request: while stopping, its connection ends with its answer. */
  track(response: ServerResponse): void {
    if (this.stopping) response.shouldKeepAlive = false;
    this.#open.add(response);
    response.once('close', () => this.#open.delete(response));
  }

  /** Stops accepting, lets accepted requests finish, cuts what is left after `cutAfterMs`. Ends when all is closed. */
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
