import { calls } from '#lib/contract/index.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { clientOf, credential } from '#lib/testing/storefront/retail-client.ts';
import type { UnusableAnswer } from './unusable-answers.ts';

const READY = credential({ jwt: 'jwt', customerToken: 'a-customer' });
const envelope = (code: number, data: unknown = null, status = 200) =>
  Response.json({ ReturnCode: code, ReturnMessage: 'secret words', Data: data }, { status });
const COUNT = { TotalQuantity: 2, TotalItems: 1 };

function setUp(answer: () => Response) {
  const clock = { now: 1_000_000 };
  const reported: (UnusableAnswer & { suppressed: number })[] = [];
  const { client } = clientOf(({ name }) => (name === 'ErrorLog' ? envelope(0) : answer()), {
    now: () => clock.now,
    warn: (unusable) => reported.push(unusable),
  });
  const call = () => client.call(calls.cartItemsCount, { BasketGUID: 'basket-of-somebody' }, READY);
  return { clock, reported, call };
}

const fail = (error: unknown) => () => {
  throw error;
};

test.each<[string, () => Response, Omit<UnusableAnswer, 'call'>]>([
  ['a dead network', fail(new TypeError('fetch failed')), { cause: 'network' }],
  ['silence', fail(new DOMException('too slow', 'TimeoutError')), { cause: 'timeout' }],
  ['a body without end', () => new Response('x'.repeat(3_000_000)), { cause: 'too-large' }],
  ['a redirect', () => new Response(null, { status: 302 }), { cause: 'redirect' }],
  ['a bad gateway', () => new Response('', { status: 502 }), { cause: 'status', status: 502 }],
  ['a failed call', () => envelope(299, null, 500), { cause: 'status', status: 500 }],
  ['a failure in a 200', () => envelope(299), { cause: 'return-code', returnCode: 299 }],
  ['HTML', () => new Response('<html>'), { cause: 'contract', status: 200, path: '', issue: 'no envelope' }],
  [
    'a wrong field',
    () => envelope(0, { ...COUNT, TotalItems: 'secret words' }),
    { cause: 'contract', path: 'TotalItems', issue: 'invalid_type' },
  ],
])('the unusable answer %s is logged with its cause and without values', async (_, answer, expected) => {
  const { reported, call } = setUp(answer);
  await call();
  expect(reported).toEqual([{ call: 'GetCartTotalItemsCount', ...expected, suppressed: 0 }]);
  expect(JSON.stringify(reported)).not.toMatch(/secret words|somebody|a-customer/);
});

test('a long outage is logged once a minute, with the number of suppressed entries', async () => {
  const { clock, reported, call } = setUp(() => envelope(299, null, 500));
  for (let made = 0; made < 100; made += 1) await call();
  expect(reported).toHaveLength(1);
  clock.now += MINUTE_MS;
  await call();
  expect(reported.map(({ suppressed }) => suppressed)).toEqual([0, 99]);
});

test('a usable answer, such as a refusal, is not logged', async () => {
  const answers = [() => envelope(0, COUNT), () => envelope(210), () => envelope(24), () => envelope(204)];
  for (const answer of answers) {
    const { reported, call } = setUp(answer);
    await call();
    expect(reported).toEqual([]);
  }
});
