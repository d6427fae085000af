import { SEED_PRODUCTS, seedSlug } from '#lib/testing/examples/seed.ts';
import { customerBrowser } from '#lib/testing/storefront/customer.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { setOptions } from '#lib/testing/storefront/site-options.ts';
import { getSharedWishlist } from './server.ts';

const setup = setUpRetailApi();

beforeAll(async () => {
  await setOptions(setup.api, { WISHLIST: 'on' });
});

async function shared(name: string) {
  const { customer } = await customerBrowser(setup.api, { name });
  const [product] = SEED_PRODUCTS;
  await customer.caller.post('AddWishList', { ProductUrl: product && seedSlug(product) });
  const share = async (Shared: boolean) =>
    (await customer.caller.post<{ ShareId: string }>('ShareWishList', { Shared })).Data?.ShareId ?? '';
  return { id: await share(true), end: () => share(false) };
}

test("a shared wishlist shows its items and its owner's first name", async () => {
  const { id } = await shared('Asha Rao');
  const list = await getSharedWishlist(id);
  expect(list).toMatchObject({
    ok: true,
    value: { ownerName: 'Asha', items: [{ code: '1801AV01', price: 1_249_500, sizeNeeded: false, inStock: true }] },
  });
  expect(JSON.stringify(list)).not.toContain('Rao');
});

test('a wishlist that is no longer shared is not found, like an unknown one', async () => {
  const { id, end } = await shared('Asha');
  await end();
  const unknown = await getSharedWishlist('A'.repeat(24));
  expect(unknown).toEqual({ ok: false, failure: { kind: 'not-found' } });
  expect(await getSharedWishlist(id)).toEqual(unknown);
});

test.each(['', 'short', '../../etc/passwd-of-the-store', 'x'.repeat(65), '%00'.repeat(8)])(
  'the malformed wishlist id %j is not found without a call',
  async (id) => {
    const before = setup.exchanges.length;
    expect(await getSharedWishlist(id)).toEqual({ ok: false, failure: { kind: 'not-found' } });
    expect(setup.exchanges).toHaveLength(before);
  },
);

test('a shared wishlist in an outage is unavailable, not missing', async () => {
  setup.intercept = () => new Response('', { status: 502 });
  expect(await getSharedWishlist('A'.repeat(24))).toEqual({ ok: false, failure: { kind: 'unavailable' } });
});
