import { RETURN_CODES } from '#lib/contract/index.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { eraseShoppers } from '../testing/erase-shoppers.ts';
import { BOTH_GATEWAYS, type OrderShopper, orderShopper } from '../testing/order-shopper.ts';
import { setSiteOption } from '../testing/set-site-option.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const WATCH = '1801AV01';
const GIFT = { Wrap: true, Message: 'Happy birthday,\nमाँ', HidePrices: true };

describeOnEachEngine('ordering a gift', (engine) => {
  let api: TestApi;
  let asha: OrderShopper;

  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', payments: BOTH_GATEWAYS });
  });
  beforeEach(async () => {
    await eraseShoppers(api.context.db);
    await setGiftOptions('on');
    asha = await orderShopper(api, { email: 'asha@example.com' });
    await asha.fill(WATCH);
  });
  afterAll(() => api.close());

  const setGiftOptions = (value: 'on' | 'off') => setSiteOption(api.context.db, 'GiftOptions', value);

  test('an order keeps its gift options, at the same amount', async () => {
    const { PayableAmount = 0 } = (await asha.view()) ?? {};
    const placed = await asha.ordered({ Gift: GIFT });
    expect(placed).toMatchObject({ Gift: GIFT, PayableAmount });
    const { Data } = await asha.caller.post('OrderDetails', { OrderNumber: placed.OrderNumber });
    expect(Data).toMatchObject({ Gift: GIFT });
    const { Data: all } = await asha.caller.post<{ Orders: object[] }>('CustomerData', {});
    expect(all).toMatchObject({ Orders: [{ Gift: GIFT }] });
  });

  test('an order without gift options is no gift', async () => {
    expect(await asha.ordered()).toMatchObject({ Gift: { Wrap: false, Message: '', HidePrices: false } });
  });

  test.each([
    ['too long', 'x'.repeat(241)],
    ['with control characters', 'a\u0007b'],
    ['with pictures', 'Love 🎁'],
  ])('a gift message %s is refused, and nothing is ordered', async (_what, Message) => {
    const refused = await asha.order({ Gift: { ...GIFT, Message } });
    expect(refused.ReturnCode).toBe(RETURN_CODES.InvalidRequest.code);
    expect(await api.context.db.selectFrom('orders').select('number').execute()).toEqual([]);
  });

  test('a store without gift options refuses a gift, and takes any other order', async () => {
    await setGiftOptions('off');
    const refused = await asha.order({ Gift: { ...GIFT, Message: '' } });
    expect(refused).toMatchObject({ ReturnCode: RETURN_CODES.InvalidRequest.code, Data: { Field: 'Gift' } });
    expect(await asha.ordered()).toMatchObject({ State: 'payment-pending' });
  });
});
