import { calls } from '#lib/contract/index.ts';
import { clientOf, credential, replyOf } from '#lib/testing/storefront/retail-client.ts';
import { longestUpstreamWaitMs } from './upstream-waits.ts';

const READY = credential({ jwt: 'jwt' });
const PAYMENT_RETURN = { Gateway: 'razorpay', Fields: {}, Mark: '' } as const;

/** Never answers; ends as `fetch` does when its time is over. */
const hang = (init: RequestInit) =>
  new Promise<Response>((_, reject) => {
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

test('a write that nobody answers is given up after the time of the settings, and not sent again', async () => {
  const { client, names } = clientOf(
    ({ name }, _url, init) => (name === 'ErrorLog' ? replyOf.data(null) : hang(init)),
    { timeoutMs: 5 },
  );
  const sent = { ProductUrl: 'a', IdempotencyKey: 'one-press-of-a-button' };
  expect((await client.call(calls.addCart, sent, READY)).outcome).toEqual({
    kind: 'failed',
    failure: { kind: 'unavailable' },
  });
  expect(names().filter((name) => name === 'AddCart')).toHaveLength(1);
});

test.each([
  [5, 12_000],
  [20_000, 20_000],
])('with %i ms in the settings a call that waits for a gateway has %i ms', async (timeoutMs, expected) => {
  const asked = jest.spyOn(AbortSignal, 'timeout');
  const { client } = clientOf(() => replyOf.data(null), { timeoutMs });
  await client.call(calls.paymentReturn, PAYMENT_RETURN, READY);
  expect(asked.mock.calls.map(([ms]) => ms)).toContain(expected);
  asked.mockRestore();
});

test('while a call waits for a gateway, pages do not count the retail API as late, whatever time the settings give', async () => {
  const waits = new Map<string, number>();
  const { client } = clientOf(
    async ({ name }) => {
      await new Promise((resolve) => setImmediate(resolve));
      waits.set(name, longestUpstreamWaitMs());
      return replyOf.data({ TotalQuantity: 2, TotalItems: 1 });
    },
    { timeoutMs: 20_000 },
  );
  await client.call(calls.paymentReturn, PAYMENT_RETURN, READY);
  await client.call(calls.cartItemsCount, {}, READY);
  expect(waits.get(calls.paymentReturn.name)).toBe(0);
  expect(waits.get(calls.cartItemsCount.name)).toBeGreaterThan(0);
});
