import { customerBrowser } from '#lib/testing/customer.ts';
import { serveWith } from '#lib/testing/handlers.ts';
import { clientOnApi, type Exchange } from '#lib/testing/retail-client.ts';
import { SEED_PRODUCTS, seedSlug } from '#lib/testing/seed.ts';
import { setOptions } from '#lib/testing/site-options.ts';

process.env.SESSION_SECRET = 'a secret of at least 32 characters for tests';
process.env.LOG_LEVEL = 'silent';

import { getSharedWishlist } from './server.ts';

let testClient: Awaited<ReturnType<typeof clientOnApi>>;
let intercept: (exchange: Exchange) => Response | undefined;

beforeAll(async () => {
  testClient = await clientOnApi((exchange) => intercept(exchange));
  await setOptions(testClient.api, { WISHLIST: 'on' });
});
afterAll(() => testClient.api.close());
beforeEach(() => {
  intercept = () => undefined;
  serveWith(testClient.client);
});

async function shared(name: string) {
  const { customer } = await customerBrowser(testClient.api, { name });
  const [product] = SEED_PRODUCTS;
  await customer.caller.post('AddWishList', { ProductUrl: product && seedSlug(product) });
  const share = async (Shared: boolean) =>
    (await customer.caller.post<{ ShareId: string }>('ShareWishList', { Shared })).Data?.ShareId ?? '';
  return { id: await share(true), end: () => share(false) };
}

test('a shared list tells its pieces and the first name of its owner', async () => {
  const { id } = await shared('Asha Rao');
  const list = await getSharedWishlist(id);
  expect(list).toMatchObject({
    ok: true,
    value: { ownerName: 'Asha', items: [{ code: '1801AV01', price: 1_249_500, sizeNeeded: false, inStock: true }] },
  });
  expect(JSON.stringify(list)).not.toContain('Rao');
});

test('an ended list is as unknown as one that never was', async () => {
  const { id, end } = await shared('Asha');
  await end();
  const unknown = await getSharedWishlist('A'.repeat(24));
  expect(unknown).toEqual({ ok: false, failure: { kind: 'not-found' } });
  expect(await getSharedWishlist(id)).toEqual(unknown);
});

test.each(['', 'short', '../../etc/passwd-of-the-store', 'x'.repeat(65), '%00'.repeat(8)])(
  '%j is no id, which costs no call',
  async (id) => {
    const before = testClient.exchanges.length;
    expect(await getSharedWishlist(id)).toEqual({ ok: false, failure: { kind: 'not-found' } });
    expect(testClient.exchanges).toHaveLength(before);
  },
);

test('an outage is no missing list', async () => {
  intercept = () => new Response('', { status: 502 });
  expect(await getSharedWishlist('A'.repeat(24))).toEqual({ ok: false, failure: { kind: 'unavailable' } });
});
