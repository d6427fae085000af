import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { calls } from '#lib/contract/index.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { describeWithRedis } from '#lib/testing/redis.ts';
import { clientOf, credential, type Exchange } from '#lib/testing/storefront/retail-client.ts';
import { TEST_SECRET } from '#lib/testing/test-settings.ts';
import { createJwtSeal } from './jwt-seal.ts';
import { openRedisCache } from './redis-cache.ts';
import type { ClosableSharedCache, SharedCache } from './shared-cache.ts';
import { createSharedRefresh } from './shared-refresh.ts';

const COUNT = { TotalQuantity: 2, TotalItems: 1 };

function envelope(data: unknown): Response {
  return Response.json({ ReturnCode: 0, ReturnMessage: '', Data: data });
}

/** A retail API that issues `jwt-1`, `jwt-2`, … and accepts only the newest, or none at all. */
function issuingApi({ takes = true } = {}) {
  let issued = 0;
  return {
    issued: () => issued,
    async answer({ name, authorization }: Exchange): Promise<Response> {
      // The callers behave as over a network: no caller has a response before all others have sent their requests.
      await sleep(20);
      if (name === 'JwtToken') {
        issued += 1;
        return envelope({ SecurityToken: `jwt-${issued}` });
      }
      const accepted = takes && authorization === `Bearer jwt-${issued}`;
      return accepted ? envelope(COUNT) : new Response('invalid token', { status: 401 });
    },
  };
}

/** A shared store in this process, like one on Redis, whose claims never expire. */
function memoryStore(): SharedCache & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    read: async (name) => entries.get(name) ?? null,
    write: async (name, value) => void entries.set(name, value),
    async claim(name, holder) {
      if (entries.has(name)) return false;
      entries.set(name, holder);
      return true;
    },
    async release(name, holder) {
      if (entries.get(name) === holder) entries.delete(name);
    },
  };
}

/** The parts that one process has: its shared refresh, and its warnings. */
function processOn(store: SharedCache, secret = TEST_SECRET) {
  const clock = { now: 1_800_000_000_000 };
  const warnings: unknown[] = [];
  const shareRefresh = createSharedRefresh({
    store,
    seal: createJwtSeal(secret),
    now: () => clock.now,
    async sleep(milliseconds) {
      clock.now += milliseconds;
      await sleep(milliseconds);
    },
    warn: (error) => warnings.push(error),
  });
  return { clock, warnings, shareRefresh };
}

/** Two processes with a client each, for one API. */
function twoProcesses(stores: [SharedCache, SharedCache], api: ReturnType<typeof issuingApi>) {
  return stores.map((store) => {
    const { shareRefresh, warnings } = processOn(store);
    return { ...clientOf(api.answer, { shareRefresh }), warnings };
  });
}

/** Makes 500 concurrent calls with an expired JWT, half of them in each process. */
async function storm(processes: ReturnType<typeof twoProcesses>, sessionId: string) {
  const stale = credential({ sessionId, jwt: 'expired' });
  return Promise.all(
    Array.from({ length: 500 }, (_, index) => processes[index % 2]?.client.call(calls.cartItemsCount, {}, stale)),
  );
}

const attempts = (processes: ReturnType<typeof twoProcesses>) =>
  processes.flatMap(({ names }) => names()).filter((name) => name === 'GetCartTotalItemsCount').length;

const down: SharedCache = {
  read: () => Promise.reject(new Error('down')),
  write: () => Promise.reject(new Error('down')),
  claim: () => Promise.reject(new Error('down')),
  release: () => Promise.reject(new Error('down')),
};

describe('one JWT refresh over all processes', () => {
  test('500 calls in two processes cause one call of JwtToken, one retry each and no failure', async () => {
    const api = issuingApi();
    const store = memoryStore();
    const processes = twoProcesses([store, store], api);
    const replies = await storm(processes, 'session-1');
    expect(replies.map((reply) => reply?.outcome.kind)).toEqual(Array(500).fill('done'));
    expect(api.issued()).toBe(1);
    expect(attempts(processes)).toBe(1000);
  });

  test('a JWT that is refused again does not cause a loop: one retry each, and no further call', async () => {
    const api = issuingApi({ takes: false });
    const store = memoryStore();
    const processes = twoProcesses([store, store], api);
    const replies = await storm(processes, 'session-1');
    expect(replies.map((reply) => reply?.effects.jwt)).toEqual(Array(500).fill(''));
    expect(api.issued()).toBe(1);
    expect(attempts(processes)).toBe(1000);
  });

  test('without the shared store each process refreshes its JWT itself, and logs it once a minute', async () => {
    const api = issuingApi();
    const processes = twoProcesses([down, down], api);
    const stale = credential({ jwt: 'expired' });
    for (const { client, warnings } of processes) {
      expect((await client.call(calls.cartItemsCount, {}, stale)).outcome.kind).toBe('done');
      expect(warnings).toHaveLength(1);
    }
    const { shareRefresh, clock, warnings } = processOn(down);
    for (let requestCount = 0; requestCount < 5; requestCount += 1)
      expect(await shareRefresh('s', '', async () => 'jwt')).toBe('jwt');
    clock.now += MINUTE_MS;
    await shareRefresh('s', '', async () => 'jwt');
    expect(warnings).toHaveLength(2);
  });

  test('a shared store that fails after the JWT refresh does not cause a second call', async () => {
    const { shareRefresh } = processOn({ ...memoryStore(), write: down.write, release: down.release });
    const fetchJwt = jest.fn(async () => 'jwt');
    expect(await shareRefresh('s', '', fetchJwt)).toBe('jwt');
    expect(fetchJwt).toHaveBeenCalledTimes(1);
  });

  test('the claim of a process that died expires, so that others can refresh the JWT', async () => {
    const store = memoryStore();
    const name = createJwtSeal(TEST_SECRET).nameOf('s');
    await store.claim(`samay:jwt-turn:${name}`, 'the dead one', 5000);
    const { shareRefresh } = processOn(store);
    expect(await shareRefresh('s', '', async () => 'jwt')).toBe('jwt');
  });

  test('a refused JWT is not shared again, and neither is one of another session or secret', async () => {
    const store = memoryStore();
    const share = processOn(store).shareRefresh;
    await share('s', '', async () => 'first');
    expect(await share('s', 'expired', async () => 'second')).toBe('first');
    expect(await share('s', 'first', async () => 'second')).toBe('second');
    expect(await share('other', '', async () => 'third')).toBe('third');
    const stranger = processOn(store, 'another secret of at least 32 characters');
    expect(await stranger.shareRefresh('s', '', async () => 'fourth')).toBe('fourth');
  });

  test('a failed JWT refresh is shared; a response without a JWT is not', async () => {
    const store = memoryStore();
    const share = processOn(store).shareRefresh;
    expect(await share('s', '', async () => '')).toBe('');
    expect(await share('s', '', async () => null)).toBeNull();
    const fetchJwt = jest.fn(async () => 'jwt');
    expect(await share('s', '', fetchJwt)).toBeNull();
    expect(fetchJwt).not.toHaveBeenCalled();
  });

  test('entries of the shared store reveal neither the JWT nor the session id', async () => {
    const store = memoryStore();
    await processOn(store).shareRefresh('session-of-asha', '', async () => 'jwt-of-asha');
    expect(store.entries.size).toBe(1);
    expect(JSON.stringify([...store.entries])).not.toMatch(/asha/);
  });

  test('an entry of the shared store copied to another session cannot be opened', async () => {
    const seal = createJwtSeal(TEST_SECRET);
    const sealed = await seal.seal('jwt', seal.nameOf('one'));
    expect(await seal.open(sealed, seal.nameOf('one'))).toBe('jwt');
    expect(await seal.open(sealed, seal.nameOf('two'))).toBeUndefined();
  });
});

describeWithRedis('one JWT refresh over all processes, on Redis', (url) => {
  let stores: [ClosableSharedCache, ClosableSharedCache];
  beforeEach(() => {
    stores = [openRedisCache(url), openRedisCache(url)];
  });
  afterEach(() => {
    for (const store of stores) store.close();
  });

  test('500 calls in two processes cause one call of JwtToken, one retry each and no failure', async () => {
    const api = issuingApi();
    const processes = twoProcesses(stores, api);
    const replies = await storm(processes, `session-${randomUUID()}`);
    expect(replies.map((reply) => reply?.outcome.kind)).toEqual(Array(500).fill('done'));
    expect(api.issued()).toBe(1);
    expect(attempts(processes)).toBe(1000);
    expect(processes.map(({ warnings }) => warnings)).toEqual([[], []]);
  });

  test('a claim on Redis has one holder, and only the holder can release it', async () => {
    const name = `samay:test:${randomUUID()}`;
    const [one, other] = stores;
    expect(await one.claim(name, 'one', 5000)).toBe(true);
    expect(await other.claim(name, 'other', 5000)).toBe(false);
    await other.release(name, 'other');
    expect(await other.claim(name, 'other', 5000)).toBe(false);
    await one.release(name, 'one');
    expect(await other.claim(name, 'other', 5000)).toBe(true);
    await other.release(name, 'other');
  });

  test('a JWT shared on Redis is sealed, and expires after a minute at the latest', async () => {
    const session = `session-${randomUUID()}`;
    await processOn(stores[0]).shareRefresh(session, '', async () => 'jwt-of-asha');
    const name = `samay:jwt:${createJwtSeal(TEST_SECRET).nameOf(session)}`;
    const reader = createClient({ url });
    await reader.connect();
    const [value, milliseconds] = [await reader.get(name), await reader.pTTL(name)];
    reader.destroy();
    expect(value).not.toBeNull();
    expect(value).not.toContain('asha');
    expect(milliseconds).toBeGreaterThan(0);
    expect(milliseconds).toBeLessThanOrEqual(60_000);
  });
});

describe('a Redis with problems', () => {
  let mute: Server;
  let port: number;
  beforeAll(async () => {
    mute = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
    await new Promise((resolve) => mute.once('listening', resolve));
    port = (mute.address() as { port: number }).port;
  });
  afterAll(() => void mute.close());

  test.each([
    ['takes the connection and says nothing', () => port],
    ['does not listen at all', () => 1],
  ])('Redis %s: the store rejects, and the JWT refresh works without it', async (_name, portOf) => {
    const store = openRedisCache(`redis://127.0.0.1:${portOf()}`);
    await expect(store.read('x')).rejects.toThrow();
    await expect(store.claim('x', 'y', 1000)).rejects.toThrow();
    const { shareRefresh, warnings } = processOn(store);
    expect(await shareRefresh('s', '', async () => 'jwt')).toBe('jwt');
    expect(warnings).toHaveLength(1);
    store.close();
  });
});
