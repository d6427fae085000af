import { type CartWire, RETURN_CODES } from '#lib/contract/index.ts';
import { type ApiCaller, addCustomerToken, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const WATCH = '1801AV01';
const TWO_LEFT = '2101PK01';
const EMPTY = { ReturnCode: RETURN_CODES.CartEmpty.code, Data: null };

describeOnEachEngine('the cart of a signed-in customer', (engine) => {
  let api: TestApi;
  let phone: ApiCaller;
  let laptop: ApiCaller;

  beforeEach(async () => {
    api = await createTestApi({ engine, catalogue: 'seed' });
    const [first, second] = [await addCustomerToken(api.context, 'c'), await addCustomerToken(api.context, 'c')];
    phone = await signInSession(api.handle, first);
    laptop = await signInSession(api.handle, second);
  });
  afterEach(() => api.close());

  test('a customer has one cart on every device without sending a BasketGUID', async () => {
    const added = await phone.post<CartWire>('AddCart', { SKU: WATCH });
    const again = await laptop.post<CartWire>('AddCart', { SKU: TWO_LEFT, Quantity: 2 });
    expect(again.Data).toMatchObject({ BasketGUID: added.Data?.BasketGUID, TotalQuantity: 3 });
    expect((await phone.post('ViewCartNew')).Data).toEqual(again.Data);
    expect((await phone.post('GetCartTotalItemsCount')).Data).toEqual({ TotalQuantity: 3, TotalItems: 2 });
    const LineId = again.Data?.Products[0]?.LineId;
    const updated = await phone.post<CartWire>('UpdateCart', { LineId, Quantity: 4 });
    expect(updated.Data).toMatchObject({ TotalQuantity: 6 });
    const removed = await laptop.post<CartWire>('RemoveCartItem', { SKU: TWO_LEFT });
    expect(removed.Data).toMatchObject({ TotalItems: 1, TotalQuantity: 4 });
  });

  test('20 concurrent first adds from two devices make one basket and lose nothing', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        (number % 2 ? phone : laptop).post<CartWire>('AddCart', { SKU: number < 10 ? WATCH : TWO_LEFT }),
      ),
    );
    const refused = answers.filter(({ ReturnCode }) => ReturnCode !== 0);
    expect(new Set(refused.map(({ ReturnCode }) => ReturnCode))).toEqual(new Set([RETURN_CODES.QuantityLimit.code]));
    expect(refused).toHaveLength(20 - 5 - 2);
    const baskets = await api.context.db.selectFrom('baskets').select('guid').where('customer_id', '=', 'c').execute();
    expect(baskets).toHaveLength(1);
    expect((await phone.post('ViewCartNew')).Data).toMatchObject({ TotalQuantity: 7 });
  });

  test('a cart is empty for a new customer, and for a guest who sends no BasketGUID', async () => {
    const guest = await signInSession(api.handle);
    await phone.post('AddCart', { SKU: WATCH });
    const other = await signInSession(api.handle, await addCustomerToken(api.context, 'other'));
    for (const caller of [guest, other]) {
      for (const name of ['ViewCartNew', 'GetCartTotalItemsCount', 'RemoveCartItem']) {
        expect(await caller.post(name, { SKU: WATCH })).toMatchObject(EMPTY);
      }
      expect(await caller.post('UpdateCart', { LineId: 'x', Quantity: 1 })).toMatchObject({
        ReturnCode: RETURN_CODES.NotFound.code,
        Data: { Subject: 'basket' },
      });
    }
  });

  test('a guest’s basket that a customer names stays the guest’s', async () => {
    const guest = await signInSession(api.handle);
    const { Data } = await guest.post<CartWire>('AddCart', { SKU: WATCH });
    const BasketGUID = Data?.BasketGUID;
    expect((await phone.post<CartWire>('AddCart', { SKU: TWO_LEFT, BasketGUID })).Data?.TotalItems).toBe(2);
    expect((await guest.post<CartWire>('ViewCartNew', { BasketGUID })).Data?.TotalItems).toBe(2);
    expect(await phone.post('ViewCartNew')).toMatchObject(EMPTY);
  });
});
