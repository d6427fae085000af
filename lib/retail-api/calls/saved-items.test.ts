import { type CartWire, type calls, type DataOf, RETURN_CODES } from '#lib/contract/index.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { addCustomer } from '../testing/add-customer.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { eraseShoppers } from '../testing/erase-shoppers.ts';
import { restock } from '../testing/ledgers.ts';
import { setSiteOption } from '../testing/set-site-option.ts';
import { signInByCode } from '../testing/sign-in.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const WATCH = '1801AV01';
const TWO_LEFT = '2101PK01';

type Saved = DataOf<typeof calls.savedItems>;

describeOnEachEngine('saving for later', (engine) => {
  let api: TestApi;
  let guest: ApiCaller;
  let now = Date.parse('2026-11-21T10:00:00Z');

  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', now: () => now });
  });
  beforeEach(async () => {
    await eraseShoppers(api.context.db);
    await restock(api.context.db);
    guest = await signInSession(api.handle);
  });
  afterAll(() => api.close());

  async function add(caller: ApiCaller, SKU: string, Quantity = 1, BasketGUID = ''): Promise<CartWire> {
    const { Data } = await caller.post<CartWire>('AddCart', { SKU, Quantity, BasketGUID });
    if (!Data) throw new Error('Nothing was added.');
    return Data;
  }
  const lineOf = ({ Products }: CartWire, sku: string) => Products.find(({ SKU }) => SKU === sku)?.LineId ?? '';
  const savedOf = async (caller: ApiCaller, BasketGUID = '') =>
    (await caller.post<Saved>('SavedItems', { BasketGUID })).Data ?? [];
  const cartOf = async (caller: ApiCaller, BasketGUID = '') =>
    ((await caller.post<CartWire>('ViewCartNew', { BasketGUID })).Data?.Products ?? []).map(({ SKU, Quantity }) => [
      SKU,
      Quantity,
    ]);
  const setStock = (sku: string, quantity: number) =>
    api.context.db.updateTable('skus').set({ quantity }).where('sku', '=', sku).execute();
  /** Adds and saves an item of a guest; returns the basket and the saved item. */
  async function saved(sku = WATCH, quantity = 1) {
    const cart = await add(guest, sku, quantity);
    const { BasketGUID } = cart;
    await guest.post('SaveForLater', { BasketGUID, LineId: lineOf(cart, sku) });
    const [item] = await savedOf(guest, BasketGUID);
    if (!item) throw new Error('Nothing was saved.');
    return { BasketGUID, LineId: lineOf(cart, sku), SavedId: item.SavedId, item };
  }

  test('a saved line leaves the cart and its totals, and repeating it changes nothing', async () => {
    const cart = await add(guest, WATCH, 2);
    const { BasketGUID } = cart;
    const both = await add(guest, TWO_LEFT, 1, BasketGUID);
    const request = { BasketGUID, LineId: lineOf(both, WATCH) };
    const { Data } = await guest.post<CartWire>('SaveForLater', request);
    expect(Data).toMatchObject({ TotalQuantity: 1, Products: [{ SKU: TWO_LEFT }] });
    expect((await guest.post<CartWire>('SaveForLater', request)).Data).toEqual(Data);
    expect(await savedOf(guest, BasketGUID)).toMatchObject([
      { SKU: WATCH, Quantity: 2, UnitPrice: 12_495, StoreQuantity: 28, Withdrawn: false },
    ]);
  });

  test('the last line of a cart can be saved, and comes back at its current price', async () => {
    const { BasketGUID, SavedId } = await saved(WATCH, 2);
    expect(await cartOf(guest, BasketGUID)).toEqual([]);
    const back = await guest.post<DataOf<typeof calls.returnSavedItem>>('ReturnSavedItem', { BasketGUID, SavedId });
    expect(back.Data).toMatchObject({ Shortfall: false, Cart: { TotalQuantity: 2 } });
    await guest.post('ReturnSavedItem', { BasketGUID, SavedId });
    expect(await cartOf(guest, BasketGUID)).toEqual([[WATCH, 2]]);
    expect(await savedOf(guest, BasketGUID)).toEqual([]);
  });

  test('a saved item is added to its line in the cart, as far as there are enough', async () => {
    const { BasketGUID, SavedId } = await saved(TWO_LEFT, 2);
    await add(guest, TWO_LEFT, 1, BasketGUID);
    const { Data } = await guest.post('ReturnSavedItem', { BasketGUID, SavedId });
    expect(Data).toMatchObject({ Shortfall: true });
    expect(await cartOf(guest, BasketGUID)).toEqual([[TWO_LEFT, 2]]);
  });

  test('a sold-out item stays saved, and can be removed', async () => {
    const { BasketGUID, SavedId } = await saved();
    await setStock(WATCH, 0);
    const refused = await guest.post('ReturnSavedItem', { BasketGUID, SavedId });
    expect(refused.ReturnCode).toBe(RETURN_CODES.OutOfStock.code);
    expect(await savedOf(guest, BasketGUID)).toMatchObject([{ SKU: WATCH, StoreQuantity: 0 }]);
    expect((await guest.post('RemoveSavedItem', { BasketGUID, SavedId })).ReturnCode).toBe(0);
    expect((await guest.post('RemoveSavedItem', { BasketGUID, SavedId })).ReturnCode).toBe(0);
    expect(await savedOf(guest, BasketGUID)).toEqual([]);
  });

  test('no more items are saved than a cart may hold', async () => {
    const { BasketGUID } = await saved();
    const cart = await add(guest, TWO_LEFT, 1, BasketGUID);
    await setMaximumLines('1');
    const refused = await guest.post('SaveForLater', { BasketGUID, LineId: lineOf(cart, TWO_LEFT) });
    await setMaximumLines('100');
    expect(refused.ReturnCode).toBe(RETURN_CODES.CartFull.code);
    expect(await cartOf(guest, BasketGUID)).toEqual([[TWO_LEFT, 1]]);
  });
  const setMaximumLines = (value: string) => setSiteOption(api.context.db, 'MaximumCartLines', value);

  test("a guest's saved items stay after the sign-in, beside the customer's own", async () => {
    const { BasketGUID } = await saved();
    await signInByCode(guest, api.context.db, { mobile: '9876543210', sessionId: 's1', BasketGUID });
    // A code is sent once in a while only.
    now += 20 * MINUTE_MS;
    const again = await signInSession(api.handle);
    const { BasketGUID: second } = await addSaved(again, TWO_LEFT);
    const { CustomerToken } = await signInByCode(again, api.context.db, {
      mobile: '9876543210',
      sessionId: 's2',
      BasketGUID: second,
    });
    const customer = await signInSession(api.handle, CustomerToken);
    expect((await savedOf(customer)).map(({ SKU }) => SKU).toSorted()).toEqual([WATCH, TWO_LEFT]);
    const { Data } = await customer.post('CustomerData');
    expect(Data).toMatchObject({ SavedForLater: [{ Quantity: 1 }, { Quantity: 1 }] });
  });
  async function addSaved(caller: ApiCaller, sku: string): Promise<CartWire> {
    const cart = await add(caller, sku);
    await caller.post('SaveForLater', { BasketGUID: cart.BasketGUID, LineId: lineOf(cart, sku) });
    return cart;
  }

  test("nobody sees or takes another customer's saved items, and they go with the account", async () => {
    const asha = await addCustomer(api);
    const { BasketGUID } = await addSaved(asha.caller, WATCH);
    const [item] = await savedOf(asha.caller);
    expect(await savedOf(guest, BasketGUID)).toEqual([]);
    const foreign = { BasketGUID, SavedId: item?.SavedId };
    for (const call of ['ReturnSavedItem', 'RemoveSavedItem']) {
      expect((await guest.post(call, foreign)).ReturnCode).toBe(RETURN_CODES.NotFound.code);
    }
    await api.context.db.deleteFrom('baskets').where('customer_id', '=', asha.id).execute();
    expect(await api.context.db.selectFrom('saved_lines').selectAll().execute()).toEqual([]);
  });
});
