import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { Played } from './ledger/records.ts';

/**
 * The failure modes of a gateway or the courier. `down` cuts the connection, `hang` never answers, `slow` answers late,
 * `error` answers HTTP 502, `lost` carries out the request and then cuts the connection.
 */
export const OUTAGE_MODES = ['none', 'down', 'hang', 'slow', 'error', 'lost'] as const;
type OutageMode = (typeof OUTAGE_MODES)[number];

interface Outage {
  mode: OutageMode;
  milliseconds: number;
  /** Resolves when the outage ends. */
  over: PromiseWithResolvers<void>;
}

/** The current outage of each gateway; only tests start one, and a restart ends it. */
export class Outages {
  readonly #current = new Map<Played, Outage>();

  set(gateway: Played, mode: OutageMode, milliseconds: number): void {
    this.#current.get(gateway)?.over.resolve();
    this.#current.delete(gateway);
    if (mode !== 'none') this.#current.set(gateway, { mode, milliseconds, over: Promise.withResolvers() });
  }

  of(gateway: Played): Outage | null {
    return this.#current.get(gateway) ?? null;
  }

  /** Ends all outages, so that a hanging request does not delay a stop. */
  end(): void {
    for (const gateway of [...this.#current.keys()]) this.set(gateway, 'none', 0);
  }
}

/** Middleware that applies a gateway's outage to its calls. */
export function simulateOutages(outages: Outages, gateway: Played): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (context, next) => {
    const outage = outages.of(gateway);
    // Without a socket, as in tests of the app alone, a cut connection is represented by its HTTP status.
    const cut = () => {
      context.env?.outgoing?.destroy();
      return context.text('', 503);
    };
    if (outage?.mode === 'down') return cut();
    if (outage?.mode === 'error') return context.text('Bad Gateway', 502);
    if (outage?.mode === 'hang') {
      await outage.over.promise;
      return cut();
    }
    if (outage?.mode === 'slow') await Promise.race([outage.over.promise, after(outage.milliseconds)]);
    await next();
    if (outage?.mode === 'lost') context.res = cut();
    return undefined;
  };
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
