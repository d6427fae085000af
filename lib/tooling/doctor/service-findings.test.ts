import { createClient } from '@redis/client';
import { describeWithRedis } from '#lib/testing/redis.ts';
import { mailFindings, redisFindings } from './service-findings.ts';

jest.mock('../launcher/run-tool.ts', () => ({ runTool: () => mockRun() }));
const mockRun = jest.fn();
afterEach(() => mockRun.mockReset());

test('without Redis and a mail server nothing is asked', async () => {
  expect(await redisFindings({})).toEqual([]);
  expect(await mailFindings({})).toEqual([]);
  expect(mockRun).not.toHaveBeenCalled();
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

const MAIL = { SMTP_URL: 'smtp://shop:secret@mail.example:587' };

test.each([
  [null, 'ok', 'SMTP_URL: mail.example:587 accepts the user and password'],
  ['Invalid login: 535', 'wrong', 'SMTP_URL: mail.example:587 cannot be used (Invalid login: 535)'],
])('a mail server with the problem %j is %s', async (problem, state, text) => {
  mockRun.mockResolvedValueOnce({ exitCode: 0, output: JSON.stringify({ problem }) });
  expect(await mailFindings(MAIL)).toEqual([{ state, text }]);
});
