import { RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { addCustomer, type TestCustomer } from '../testing/add-customer.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { setSiteOption } from '../testing/set-site-option.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const WATCH = 'aarvane-ganga-three-hand-date-watch-blue-dial-1801av01';
const FIELD_WATCH = 'pathik-field-automatic-2101pk01';
const SOLD_OUT = 'traksha-sold-out-diver-3301tk01';
const RING = 'suvarnika-solitaire-ring-7701sv01';
const code = (name: ReturnCodeName) => RETURN_CODES[name].code;

interface Item {
  ProductCode: string;
  SKU: string;
  SizeName: string | null;
  Price: number;
  SizeNeeded: boolean;
  InStock: boolean;
  AddedAt: number;
}
interface List {
  TotalItems: number;
  Products: Item[];
  ShareId: string;
}

describeOnEachEngine('the wishlist', (engine) => {
  let api: TestApi;
  let asha: TestCustomer;
  let now = Date.parse('2026-11-20T10:00:00+05:30');

  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', now: () => now });
  });
  beforeEach(async () => {
    await offer('on');
    asha = await addCustomer(api, { name: 'Asha Rao', email: 'asha@example.com' });
  });
  afterAll(() => api.close());

  const offer = (value: 'on' | 'off') => setSiteOption(api.context.db, 'Wishlist', value);
  const add = (ProductUrl: string, fields: object = {}) =>
    asha.caller.post<{ TotalItems: number }>('AddWishList', { ProductUrl, ...fields });
  const list = async () => (await asha.caller.post<List>('WishList')).Data;
  const codes = async () => (await list())?.Products.map(({ ProductCode }) => ProductCode);
  const share = async (Shared: boolean) => (await asha.caller.post<List>('ShareWishList', { Shared })).Data?.ShareId;
  const shared = (ShareId: string, caller: ApiCaller = asha.caller) =>
    caller.post<{ OwnerName: string; Products: Item[] }>('SharedWishList', { ShareId });

  test('the wishlist has each product once, the newest first', async () => {
    expect((await add(WATCH)).Data).toEqual({ TotalItems: 1 });
    expect((await add(FIELD_WATCH)).Data).toEqual({ TotalItems: 2 });
    expect((await add(SOLD_OUT)).Data).toEqual({ TotalItems: 3 });
    expect((await add(`/some/${WATCH}`)).Data).toEqual({ TotalItems: 3 });
    expect(await codes()).toEqual(['3301TK01', '2101PK01', '1801AV01']);
    now += MINUTE_MS;
    await add(RING);
    expect((await codes())?.[0]).toBe('7701SV01');
  });

  test('each wishlist item states its current price and availability', async () => {
    await add(WATCH);
    await add(SOLD_OUT);
    expect(await list()).toEqual({
      TotalItems: 2,
      ShareId: '',
      Products: [
        expect.objectContaining({ ProductCode: '3301TK01', SKU: '3301TK01', SizeName: null, InStock: false }),
        expect.objectContaining({
          ProductCode: '1801AV01',
          ProductURL: WATCH,
          SKU: '1801AV01',
          SizeName: null,
          SizeNeeded: false,
          InStock: true,
          Price: 12_495,
          AddedAt: now,
        }),
      ],
    });
  });

  test('a wishlist item needs a size until one is named, and the last named size counts', async () => {
    await add(RING);
    expect((await list())?.Products[0]).toMatchObject({
      SKU: '',
      SizeName: null,
      SizeNeeded: true,
      InStock: true,
      Price: 64_999,
    });
    await add(RING, { SizeName: '14' });
    const named = { SKU: '7701SV01-14', SizeName: '14', SizeNeeded: false, InStock: true, Price: 66_499 };
    expect((await list())?.Products[0]).toMatchObject(named);
    await add(RING);
    expect((await list())?.Products[0]).toMatchObject(named);
    await add(RING, { SKU: '7701SV01-16' });
    expect((await list())?.Products[0]).toMatchObject({ SizeName: '16', InStock: false, Price: 67_999 });
    expect((await list())?.TotalItems).toBe(1);
  });

  test('an unknown product or size cannot be added to the wishlist', async () => {
    expect((await add('nothing-9999xx99')).ReturnCode).toBe(code('NotFound'));
    expect((await add(WATCH, { SKU: 'NO-SUCH-SKU' })).ReturnCode).toBe(code('NotFound'));
    expect(await add(RING, { SizeName: '99' })).toMatchObject({
      ReturnCode: code('InvalidRequest'),
      Data: { Field: 'SizeName' },
    });
    expect((await list())?.TotalItems).toBe(0);
  });

  test('removing from the wishlist succeeds even if the product was not there', async () => {
    await add(WATCH);
    await add(RING);
    const remove = (ProductCode: string) => asha.caller.post<List>('RemoveWishListItem', { ProductCode });
    expect((await remove('1801av01')).Data).toMatchObject({ TotalItems: 1, Products: [{ ProductCode: '7701SV01' }] });
    expect((await remove('1801AV01')).Data?.TotalItems).toBe(1);
  });

  test('a product that left the catalogue is neither shown nor counted in the wishlist', async () => {
    await add(WATCH);
    await api.context.db
      .insertInto('wishlist_items')
      .values({ customer_id: asha.id, product_code: 'GONE01', sku: 'GONE01', added_at: now + 1000 })
      .execute();
    expect(await list()).toMatchObject({ TotalItems: 1, Products: [{ ProductCode: '1801AV01' }] });
    expect((await add(RING)).Data).toEqual({ TotalItems: 2 });
  });

  test('the 101st wishlist item is refused, also concurrently', async () => {
    const products = Array.from({ length: 98 }, (_, index) => `FILL${String(index).padStart(4, '0')}`);
    await api.context.db
      .insertInto('products')
      .values(
        products.map((product) => ({ code: product, slug: product, document: '{}', position: 9, modified_at: 0 })),
      )
      .execute();
    await api.context.db
      .insertInto('wishlist_items')
      .values(products.map((product) => ({ customer_id: asha.id, product_code: product, sku: '', added_at: 1 })))
      .execute();
    const answers = await Promise.all([WATCH, FIELD_WATCH, SOLD_OUT, RING].map((url) => add(url)));
    expect(answers.map(({ ReturnCode }) => ReturnCode).toSorted((a, b) => a - b)).toEqual([
      0,
      0,
      code('ListFull'),
      code('ListFull'),
    ]);
    await api.context.db.deleteFrom('products').where('code', 'in', products).execute();
  });

  test('a product added to the wishlist twenty times concurrently is there once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(WATCH)));
    for (const answer of answers) expect(answer).toMatchObject({ ReturnCode: 0, Data: { TotalItems: 1 } });
  });

  test('a shared wishlist is readable by its id, with only the first name of its owner', async () => {
    await add(RING, { SizeName: '12' });
    const id = (await share(true)) ?? '';
    expect(id).toMatch(/^[A-Za-z0-9_-]{24}$/);
    expect(await share(true)).toBe(id);
    const answer = await shared(id, await signInSession(api.handle));
    expect(answer.Data).toEqual({
      OwnerName: 'Asha',
      Products: [expect.objectContaining({ ProductCode: '7701SV01', SizeName: '12', InStock: true })],
    });
    const json = JSON.stringify(answer);
    for (const secret of [asha.id, asha.mobile, asha.token, 'Rao', 'asha@example.com']) {
      expect(json).not.toContain(secret);
    }
  });

  test('the id of a wishlist that is no longer shared is never valid again', async () => {
    const first = (await share(true)) ?? '';
    expect(await share(false)).toBe('');
    const second = (await share(true)) ?? '';
    expect(second).not.toBe(first);
    const ended = await shared(first);
    expect(ended).toMatchObject({ status: 200, ReturnCode: code('NotFound'), Data: null });
    expect(ended).toEqual(await shared('A'.repeat(24)));
    expect((await shared(second)).ReturnCode).toBe(0);
  });

  test('a wishlist shared by twenty concurrent requests has one id', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => share(true)));
    expect(new Set(ids).size).toBe(1);
  });

  test('wishlist calls require a signed-in customer', async () => {
    const guest = await signInSession(api.handle);
    for (const [call, body] of OWN_CALLS) {
      expect((await guest.post(call, body)).ReturnCode).toBe(code('SignInRequired'));
    }
  });

  test('wishlist calls do not exist when wishlists are turned off', async () => {
    const id = await share(true);
    await offer('off');
    const guest = await signInSession(api.handle);
    for (const [call, body] of [...OWN_CALLS, ['SharedWishList', { ShareId: id }] as const]) {
      expect((await asha.caller.post(call, body)).ReturnCode).toBe(code('NotFound'));
      expect((await guest.post(call, body)).ReturnCode).toBe(code('NotFound'));
    }
  });
});

const OWN_CALLS = [
  ['WishList', {}],
  ['AddWishList', { ProductUrl: WATCH }],
  ['RemoveWishListItem', { ProductCode: '1801AV01' }],
  ['ShareWishList', { Shared: true }],
] as const;
