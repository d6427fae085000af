import { createClient } from '@redis/client';
import { describeWithRedis } from '#lib/testing/redis.ts';
import { redisFindings } from './redis-findings.ts';

test('without Redis nothing is asked', async () => {
  expect(await redisFindings({})).toEqual([]);
});

test('a Redis that does not run is wrong', async () => {
  expect(await redisFindings({ REDIS_URL: 'redis://127.0.0.1:9' })).toEqual([
    { state: 'wrong', text: expect.stringMatching(/^REDIS_URL: 127\.0\.0\.1:9 cannot be used \(.*ECONNREFUSED/) },
  ]);
});

describeWithRedis('a Redis that runs', (url) => {
  const user = 'doctor-findings-test';
  const as = (name: string, password: string) => url.replace('//', `//${name}:${password}@`);
  let client: ReturnType<typeof createClient>;
  beforeAll(async () => {
    client = createClient({ url });
    await client.connect();
    await client.aclSetUser(user, ['reset', 'on', '>right', '~*', '+@read', '+@connection']);
  });
  afterAll(async () => {
    await client.aclDelUser(user);
    client.destroy();
  });

  test('takes a value', async () => {
    expect(await redisFindings({ REDIS_URL: url })).toEqual([
      { state: 'ok', text: expect.stringMatching(/^REDIS_URL: \S+ takes a value$/) },
    ]);
  });

  test.each([
    ['a wrong password', 'wrong', /WRONGPASS/],
    ['a user who may not write', 'right', /NOPERM/],
  ])('%s is wrong, and no password is printed', async (_what, password, message) => {
    const [finding] = await redisFindings({ REDIS_URL: as(user, password) });
    expect(finding).toEqual({ state: 'wrong', text: expect.stringMatching(message) });
    expect(finding?.text).not.toContain(`:${password}@`);
  });
});
