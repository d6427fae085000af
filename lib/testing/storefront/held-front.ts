import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { parseEnvironment } from '#lib/shared/env.ts';
import { assembleFront } from '#lib/storefront/platform/front/assemble.ts';

/** A front whose answers a test holds back. */
export interface HeldFront {
  /** What Next was asked for, in order. */
  requests: string[];
  /** The address of the front, without a path. */
  base: string;
  /** Lets all held answers go. */
  release: () => void;
  /** How many renders run and wait for their turn. */
  renders: () => { running: number; waiting: number };
  /** How many browsers are connected. */
  connections: () => Promise<number>;
}

/**
 * Starts a front for each test of a file; `isHeld` decides for which addresses Next answers only once they are released.
 * `wait`: the longest wait for a render, where it is not the usual one.
 */
export function setUpHeldFront(isHeld: (url: string) => boolean, wait: { maxWaitMs?: number } = {}): HeldFront {
  let front: ReturnType<typeof assembleFront>;
  const held: HeldFront = {
    requests: [],
    base: '',
    release: () => undefined,
    renders: () => front.load().renders,
    connections: () => promisify<number>((done) => front.server.getConnections(done))(),
  };
  beforeEach(async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    Object.assign(held, { requests: [], release: resolve });
    front = assembleFront({
      next: async ({ url = '' }, response) => {
        held.requests.push(url);
        if (isHeld(url)) await promise;
        response.end('{}');
      },
      settings: parseEnvironment({ LOG_LEVEL: 'silent' }),
      retailApiUrl: 'http://127.0.0.1:9',
      folder: import.meta.dirname,
      ...wait,
    });
    front.server.listen(0, '127.0.0.1');
    await once(front.server, 'listening');
    held.base = `http://127.0.0.1:${(front.server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    held.release();
    await front.stop.stop(0);
  });
  return held;
}
