import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { calls } from '#lib/contract/index.ts';
import { describeWithRedis } from '#lib/testing/redis.ts';
import { clientOf, credential, type Exchange } from '#lib/testing/retail-client.ts';
import { createJwtSeal } from './jwt-seal.ts';
import { openRedisStore } from './redis-store.ts';
import { createSharedRefresh } from './shared-refresh.ts';
import type { OpenStore, SharedStore } from './shared-store.ts';

const SECRET = 'a secret of at least 32 characters for tests';
const COUNT = { TotalQuantity: 2, TotalItems: 1 };

function envelope(data: unknown): Response {
  return Response.json({ ReturnCode: 0, ReturnMessage: '', Data: data });
}

/** A retail API that issues `jwt-1`, `jwt-2`, … and takes the newest only, or none at all. */
function issuingApi({ takes = true } = {}) {
  let issued = 0;
  return {
    issued: () => issued,
    async answer({ name, authorization }: Exchange): Promise<Response> {
      // As over a network: nobody has an answer before the others have asked.
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

/** A store in this process, shared as one on Redis would be. Its claims never end. */
function memoryStore(): SharedStore & { entries: Map<string, string> } {
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

/** What one process has of its own: a way to share, and what it was warned of. */
function processOn(store: SharedStore, secret = SECRET) {
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

/** Two processes with a client each, in front of one API. */
function twoProcesses(stores: [SharedStore, SharedStore], api: ReturnType<typeof issuingApi>) {
  return stores.map((store) => {
    const { shareRefresh, warnings } = processOn(store);
    return { ...clientOf(api.answer, { shareRefresh }), warnings };
  });
}

/** 500 calls at once with an expired JWT, half of them in each process. */
async function storm(processes: ReturnType<typeof twoProcesses>, sessionId: string) {
  const stale = credential({ sessionId, jwt: 'expired' });
  return Promise.all(
    Array.from({ length: 500 }, (_, index) => processes[index % 2]?.client.call(calls.cartItemsCount, {}, stale)),
  );
}

const attempts = (processes: ReturnType<typeof twoProcesses>) =>
  processes.flatMap(({ names }) => names()).filter((name) => name === 'GetCartTotalItemsCount').length;

const down: SharedStore = {
  read: () => Promise.reject(new Error('down')),
  write: () => Promise.reject(new Error('down')),
  claim: () => Promise.reject(new Error('down')),
  release: () => Promise.reject(new Error('down')),
};

describe('one refresh over all processes', () => {
  test('500 calls in two processes cause one call of JwtToken, one retry each and no failure', async () => {
    const api = issuingApi();
    const store = memoryStore();
    const processes = twoProcesses([store, store], api);
    const replies = await storm(processes, 'session-1');
    expect(replies.map((reply) => reply?.outcome.kind)).toEqual(Array(500).fill('done'));
    expect(api.issued()).toBe(1);
    expect(attempts(processes)).toBe(1000);
  });

  test('a JWT that is refused again leads to no loop: one retry each, and no further call', async () => {
    const api = issuingApi({ takes: false });
    const store = memoryStore();
    const processes = twoProcesses([store, store], api);
    const replies = await storm(processes, 'session-1');
    expect(replies.map((reply) => reply?.effects.jwt)).toEqual(Array(500).fill(''));
    expect(api.issued()).toBe(1);
    expect(attempts(processes)).toBe(1000);
  });

  test('without the store each process asks for itself, and one line a minute says so', async () => {
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
    clock.now += 60_000;
    await shareRefresh('s', '', async () => 'jwt');
    expect(warnings).toHaveLength(2);
  });

  test('a store that fails after the call costs no second one', async () => {
    const { shareRefresh } = processOn({ ...memoryStore(), write: down.write, release: down.release });
    const fetchJwt = jest.fn(async () => 'jwt');
    expect(await shareRefresh('s', '', fetchJwt)).toBe('jwt');
    expect(fetchJwt).toHaveBeenCalledTimes(1);
  });

  test('a process that died in its turn holds nobody up for good', async () => {
    const store = memoryStore();
    const name = createJwtSeal(SECRET).nameOf('s');
    await store.claim(`samay:jwt-turn:${name}`, 'the dead one', 5000);
    const { shareRefresh } = processOn(store);
    expect(await shareRefresh('s', '', async () => 'jwt')).toBe('jwt');
  });

  test('a refused JWT is not given back, and neither is one of another session or secret', async () => {
    const store = memoryStore();
    const share = processOn(store).shareRefresh;
    await share('s', '', async () => 'first');
    expect(await share('s', 'expired', async () => 'second')).toBe('first');
    expect(await share('s', 'first', async () => 'second')).toBe('second');
    expect(await share('other', '', async () => 'third')).toBe('third');
    const stranger = processOn(store, 'another secret of at least 32 characters');
    expect(await stranger.shareRefresh('s', '', async () => 'fourth')).toBe('fourth');
  });

  test('that there was none to be had is shared; an answer without a JWT is not', async () => {
    const store = memoryStore();
    const share = processOn(store).shareRefresh;
    expect(await share('s', '', async () => '')).toBe('');
    expect(await share('s', '', async () => null)).toBeNull();
    const fetchJwt = jest.fn(async () => 'jwt');
    expect(await share('s', '', fetchJwt)).toBeNull();
    expect(fetchJwt).not.toHaveBeenCalled();
  });

  test('what lies in the store tells neither the JWT nor the session', async () => {
    const store = memoryStore();
    await processOn(store).shareRefresh('session-of-asha', '', async () => 'jwt-of-asha');
    expect(store.entries.size).toBe(1);
    expect(JSON.stringify([...store.entries])).not.toMatch(/asha/);
  });

  test('an entry moved under the name of another session opens nothing', async () => {
    const seal = createJwtSeal(SECRET);
    const sealed = await seal.seal('jwt', seal.nameOf('one'));
    expect(await seal.open(sealed, seal.nameOf('one'))).toBe('jwt');
    expect(await seal.open(sealed, seal.nameOf('two'))).toBeUndefined();
  });
});

describeWithRedis('one refresh over all processes', (url) => {
  let stores: [OpenStore, OpenStore];
  beforeEach(() => {
    stores = [openRedisStore(url), openRedisStore(url)];
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

  test('a turn is one holder’s, and only the holder ends it', async () => {
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

  test('a shared JWT is gone after a minute at the latest, and unreadable until then', async () => {
    const session = `session-${randomUUID()}`;
    await processOn(stores[0]).shareRefresh(session, '', async () => 'jwt-of-asha');
    const name = `samay:jwt:${createJwtSeal(SECRET).nameOf(session)}`;
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

describe('a Redis that is not well', () => {
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
  ])('%s: the store rejects, and the refresh goes on without it', async (_name, portOf) => {
    const store = openRedisStore(`redis://127.0.0.1:${portOf()}`);
    await expect(store.read('x')).rejects.toThrow();
    await expect(store.claim('x', 'y', 1000)).rejects.toThrow();
    const { shareRefresh, warnings } = processOn(store);
    expect(await shareRefresh('s', '', async () => 'jwt')).toBe('jwt');
    expect(warnings).toHaveLength(1);
    store.close();
  });
});
