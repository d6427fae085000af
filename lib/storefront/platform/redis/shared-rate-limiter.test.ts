import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import { createClient } from '@redis/client';
import { replaceSingleton } from '#lib/shared/singleton.ts';
import { consumeUploadLimit } from '#lib/storefront/platform/http/caller-limits.ts';
import { createRateLimiter } from '#lib/storefront/platform/http/rate-limit.ts';
import { describeWithRedis } from '#lib/testing/redis.ts';
import { TEST_SECRET } from '#lib/testing/test-settings.ts';
import { openSharedRateLimiter, type SharedRateLimiter } from './shared-rate-limiter.ts';

const LIMIT = { burst: 1, perSecond: 1 };

const failing = (error: unknown) => {
  throw error;
};
const opened: SharedRateLimiter[] = [];
const open = (url: string, onAway: (error: unknown) => void = failing) => {
  const limiter = openSharedRateLimiter({ url, secret: TEST_SECRET, onAway });
  opened.push(limiter);
  return limiter;
};
/** One that has its connection. */
async function connect(url: string): Promise<SharedRateLimiter> {
  const limiter = open(url);
  await limiter.connected;
  return limiter;
}
afterEach(() => {
  for (const limiter of opened.splice(0)) limiter.close();
});

describeWithRedis('limits of requests over all storefronts', (url) => {
  let caller: string;
  beforeEach(() => {
    caller = `caller-${randomUUID()}`;
  });

  test('what passes at one storefront counts at the other, also many at once, and another caller has limits of its own', async () => {
    const storefronts = [await connect(url), await connect(url)];
    const limit = { burst: 20, perSecond: 0.001 };
    const take = (index: number) => storefronts[index % 2]?.take(caller, limit);
    const waits = await Promise.all(Array.from({ length: 50 }, (_, index) => take(index)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
    expect(Math.min(...waits.filter((wait) => wait !== 0).map(Number))).toBeGreaterThan(900);
    expect(await storefronts[0]?.take(`${caller} as well`, limit)).toBe(0);
  });

  test('a caller who waits may come again, and saves no more than a burst', async () => {
    const [one, other] = [await connect(url), await connect(url)];
    const limit = { burst: 1, perSecond: 5 };
    expect(await one.take(caller, limit)).toBe(0);
    expect(await other.take(caller, limit)).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 450));
    expect([await one.take(caller, limit), await other.take(caller, limit)]).toEqual([0, 1]);
  });

  test('Redis learns no caller, and forgets a count once the bucket is full again', async () => {
    const reader = createClient({ url });
    await reader.connect();
    const before = new Set(await reader.keys('samay:limit:*'));
    await (await connect(url)).take(`address:${caller}`, { burst: 5, perSecond: 2 });
    const made = (await reader.keys('samay:limit:*')).filter((key) => !before.has(key));
    const [value, milliseconds] = [await reader.get(made[0] ?? ''), await reader.pTTL(made[0] ?? '')];
    reader.destroy();
    expect(made).toHaveLength(1);
    expect(`${made} ${value}`).not.toContain(caller);
    expect(milliseconds).toBeGreaterThan(0);
    expect(milliseconds).toBeLessThanOrEqual(500);
  });

  test('a network that has sent all its photos to one storefront is refused by the next one', async () => {
    replaceSingleton('shared-rate-limiter', await connect(url));
    const statuses: number[] = [];
    try {
      for (const _storefront of ['first', 'second']) {
        replaceSingleton('rate-limiter', createRateLimiter(Date.now));
        for (let sent = 0; sent < 30; sent += 1) statuses.push(await consumeUploadLimit(caller));
      }
    } finally {
      for (const name of ['shared-rate-limiter', 'rate-limiter']) replaceSingleton(name, undefined);
    }
    // Half a photo is free again each second.
    expect(statuses.filter((wait) => wait === 0).length).toBeLessThan(40);
  });
});

describe('a Redis with problems, which limits nobody', () => {
  let mute: Server;
  beforeAll(async () => {
    mute = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
    await new Promise((resolve) => mute.once('listening', resolve));
  });
  afterAll(() => void mute.close());

  test('one that takes the connection and says nothing makes no request wait', async () => {
    const { port } = mute.address() as { port: number };
    const limiter = open(`redis://127.0.0.1:${port}`);
    for (let sent = 0; sent < 5; sent += 1) expect(await limiter.take('caller', LIMIT)).toBe(0);
  });

  test('one that does not listen at all lets requests pass, and is told of once', async () => {
    const errors: unknown[] = [];
    const limiter = open('redis://127.0.0.1:1', (error) => errors.push(error));
    await limiter.connected;
    for (let sent = 0; sent < 5; sent += 1) expect(await limiter.take('caller', LIMIT)).toBe(0);
    expect(errors).toHaveLength(1);
  });
});
