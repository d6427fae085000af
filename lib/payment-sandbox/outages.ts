import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { Gateway } from '#lib/contract/vocabulary.ts';

/**
 * How a gateway misbehaves. `down` cuts the connection, `hang` never answers, `slow` answers late, `error` answers 502,
 * `lost` does what it was asked and cuts the connection.
 */
export const OUTAGE_MODES = ['none', 'down', 'hang', 'slow', 'error', 'lost'] as const;
export type OutageMode = (typeof OUTAGE_MODES)[number];

interface Outage {
  mode: OutageMode;
  milliseconds: number;
  /** Ends with the outage. */
  over: PromiseWithResolvers<void>;
}

/** What is wrong with each gateway right now; only a test makes it so, and a restart ends it. */
export class Outages {
  readonly #current = new Map<Gateway, Outage>();

  set(gateway: Gateway, mode: OutageMode, milliseconds: number): void {
    this.#current.get(gateway)?.over.resolve();
    this.#current.delete(gateway);
    if (mode !== 'none') this.#current.set(gateway, { mode, milliseconds, over: Promise.withResolvers() });
  }

  of(gateway: Gateway): Outage | null {
    return this.#current.get(gateway) ?? null;
  }

  /** Ends all of them, so that nothing that hangs keeps a stop waiting. */
  end(): void {
    for (const gateway of [...this.#current.keys()]) this.set(gateway, 'none', 0);
  }
}

/** Lets the calls of a gateway suffer from its outage. */
export function sufferOutages(outages: Outages, gateway: Gateway): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (context, next) => {
    const outage = outages.of(gateway);
    // Without a socket, as in tests of the app alone, a cut connection is told by its status.
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
