import { randomUUID } from 'node:crypto';
import { describeWithRedis } from '#lib/testing/redis.ts';
import { openTcpRelay } from '#lib/testing/tcp-relay.ts';
import { until } from '#lib/testing/until.ts';
import { ChangeFollower, openChangePublisher } from './change-stream.ts';
import { connectRedis, type RedisClient } from './redis-connection.ts';

describeWithRedis('changes of pages over several processes', (url) => {
  let stream: string;
  let admin: RedisClient;
  const ends: (() => unknown)[] = [];
  const onAway = jest.fn();

  function publisher(options: { url?: string; kept?: number } = {}) {
    const opened = openChangePublisher({ url, stream, onAway, ...options });
    ends.push(() => opened.close());
    return opened;
  }
  async function followerAt(address: string) {
    const seen: string[] = [];
    const follower = new ChangeFollower({
      url: address,
      stream,
      onAway,
      onChanged: (tags) => seen.push(...tags),
      onMissed: () => seen.push('everything'),
    });
    await follower.start();
    ends.push(() => follower.stop());
    return seen;
  }
  /** A follower whose connection can be cut. */
  async function distantFollower() {
    const { hostname, port } = new URL(url);
    const relay = await openTcpRelay(hostname, Number(port || '6379'));
    ends.push(relay.close);
    return { relay, seen: await followerAt(`redis://127.0.0.1:${relay.port}`) };
  }

  beforeAll(async () => {
    const { client, tried } = await connectRedis(url);
    await tried;
    admin = client;
  });
  beforeEach(() => {
    stream = `samay:test:${randomUUID()}`;
    onAway.mockClear();
  });
  afterEach(async () => {
    await Promise.all(ends.splice(0).map((end) => end()));
    await admin.del(stream);
  });
  afterAll(() => admin.destroy());

  const add = (tag: string) => admin.xAdd(stream, '*', { tags: JSON.stringify([tag]) });

  test('each of two publishers reaches each of three followers', async () => {
    const followers = [await followerAt(url), await followerAt(url), await followerAt(url)];
    publisher().publish(['product:1', 'menu']);
    publisher().publish(['list:watches']);
    await until(() => followers.every((seen) => seen.length === 3));
    for (const seen of followers) expect(seen.toSorted()).toEqual(['list:watches', 'menu', 'product:1']);
    expect(onAway).not.toHaveBeenCalled();
  });

  test('a follower hears nothing of what was before it started', async () => {
    await add('old');
    const seen = await followerAt(url);
    await add('new');
    await until(() => seen.length > 0);
    expect(seen).toEqual(['new']);
  });

  test('a follower that was away reads what it missed', async () => {
    const { relay, seen } = await distantFollower();
    await add('before');
    await until(() => seen.length === 1);
    relay.cut();
    await add('missed:1');
    await add('missed:2');
    await until(() => onAway.mock.calls.length > 0);
    expect(seen).toEqual(['before']);
    relay.mend();
    await until(() => seen.length === 3);
    expect(seen).toEqual(['before', 'missed:1', 'missed:2']);
    expect(onAway).toHaveBeenCalledTimes(1);
  });

  test.each([{ other: 'x' }, { tags: 'no JSON' }, { tags: '{"a":1}' }])(
    'after an entry in another form, %j, everything counts as changed, and what follows is read',
    async (entry: Record<string, string>) => {
      const seen = await followerAt(url);
      await admin.xAdd(stream, '*', entry);
      await until(() => seen.length === 1);
      await add('later');
      await until(() => seen.length === 2);
      expect(seen).toEqual(['everything', 'later']);
    },
  );

  test('where the stream no longer has all that a follower missed, everything counts as changed', async () => {
    const { relay, seen } = await distantFollower();
    await add('before');
    await until(() => seen.length === 1);
    relay.cut();
    for (const tag of ['lost', 'kept']) await add(tag);
    await admin.xTrim(stream, 'MAXLEN', 1);
    relay.mend();
    await until(() => seen.length === 2);
    await add('later');
    await until(() => seen.length === 3);
    expect(seen).toEqual(['before', 'everything', 'later']);
  });

  test('a follower that began without Redis takes everything as changed when there is one', async () => {
    const { hostname, port } = new URL(url);
    const relay = await openTcpRelay(hostname, Number(port || '6379'));
    ends.push(relay.close);
    relay.cut();
    const seen = await followerAt(`redis://127.0.0.1:${relay.port}`);
    expect(seen).toEqual([]);
    relay.mend();
    await until(() => seen.length > 0);
    await add('later');
    await until(() => seen.length === 2);
    expect(seen).toEqual(['everything', 'later']);
  });

  test('a change that cannot be published is published when Redis is back', async () => {
    const { hostname, port } = new URL(url);
    const relay = await openTcpRelay(hostname, Number(port || '6379'));
    ends.push(relay.close);
    relay.cut();
    publisher({ url: `redis://127.0.0.1:${relay.port}` }).publish(['menu']);
    await until(() => onAway.mock.calls.length > 0);
    const seen = await followerAt(url);
    relay.mend();
    await until(() => seen.length > 0);
    expect(seen).toEqual(['menu']);
  });

  test('the stream keeps a limited number of changes', async () => {
    const { publish } = publisher({ kept: 100 });
    await Promise.all(Array.from({ length: 500 }, (_, index) => add(`product:${index}`)));
    const seen = await followerAt(url);
    publish(['menu']);
    await until(() => seen.length > 0);
    expect(await admin.xLen(stream)).toBeLessThan(300);
  });
});
