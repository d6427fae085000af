import type { z } from 'zod';
import { type CartWire, type calls, RETURN_CODES } from '#lib/contract/index.ts';
import { addCustomer } from '../testing/add-customer.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { addGiftCard } from '../testing/gifts.ts';
import { setSiteOption } from '../testing/set-site-option.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const WATCH = '1801AV01';

describeOnEachEngine('PaymentMethods', (engine) => {
  let api: TestApi;
  let asha: ApiCaller;

  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', now: () => NOW });
  });
  beforeEach(async () => {
    asha = await signInSession(api.handle);
    await cash('on');
    await api.context.db.updateTable('skus').set({ price: 5_000_00 }).where('sku', '=', WATCH).execute();
  });
  afterAll(() => api.close());

  const cash = (value: 'on' | 'off') => setSiteOption(api.context.db, 'CashOnDelivery', value);
  const cartOf = async (quantity = 1) =>
    (await asha.post<CartWire>('AddCart', { SKU: WATCH, Quantity: quantity })).Data?.BasketGUID ?? '';
  async function request(body: object) {
    const { Data } = await asha.post<z.output<typeof calls.paymentMethods.data>>('PaymentMethods', body);
    if (!Data) throw new Error('PaymentMethods was refused.');
    return { ...Data, Methods: Object.fromEntries(Data.Methods.map(({ Method, Refusal }) => [Method, Refusal])) };
  }

  test('PaymentMethods states the status of each method; without gateways only cash is available', async () => {
    expect(await request({ BasketGUID: await cartOf() })).toEqual({
      Methods: {
        razorpay: 'unavailable',
        payu: 'unavailable',
        'cash-on-delivery': '',
        'gift-card': 'unavailable',
      },
      PanNeeded: false,
      TestPayment: false,
      CheckingOrderKey: '',
    });
  });

  test('PaymentMethods offers cash only where couriers accept it', async () => {
    const BasketGUID = await cartOf();
    const at = async (Pincode: string) => (await request({ BasketGUID, Pincode })).Methods['cash-on-delivery'];
    expect(await at('560001')).toBe('');
    expect(await at('796001')).toBe('pincode');
    expect(await at('900056')).toBe('pincode');
  });

  test('PaymentMethods evaluates cash on delivery by the amount that is left to pay', async () => {
    const BasketGUID = await cartOf(2);
    expect((await request({ BasketGUID })).Methods).toMatchObject({ 'cash-on-delivery': 'value' });
    const small = await addGiftCard(api.context.db, NOW, { initial_amount: 99_00 });
    const { Data } = await asha.post<{ GCSessionId: string }>('ApplyGiftCard', { ...small.pair, BasketGUID });
    const GCSessionId = Data?.GCSessionId;
    expect((await request({ BasketGUID, GCSessionId })).Methods).toMatchObject({ 'cash-on-delivery': '' });
    const large = await addGiftCard(api.context.db, NOW, { initial_amount: 10_000_00 });
    await asha.post('ApplyGiftCard', { ...large.pair, BasketGUID, GCSessionId });
    expect((await request({ BasketGUID, GCSessionId })).Methods).toEqual({
      razorpay: 'nothing-to-pay',
      payu: 'nothing-to-pay',
      'cash-on-delivery': 'nothing-to-pay',
      'gift-card': '',
    });
  });

  test('PaymentMethods does not mention cash that is switched off', async () => {
    await cash('off');
    expect((await request({ BasketGUID: await cartOf() })).Methods).not.toHaveProperty('cash-on-delivery');
  });

  test.each([
    [200_000_00, false],
    [200_000_01, true],
  ])('an order of %i paise requires a PAN: %s', async (total, needed) => {
    const price = total - 99_00;
    await api.context.db.updateTable('skus').set({ price }).where('sku', '=', WATCH).execute();
    expect((await request({ BasketGUID: await cartOf() })).PanNeeded).toBe(needed);
  });

  test('PaymentMethods is refused without a cart', async () => {
    const refusal = async (body: object) => (await asha.post('PaymentMethods', body)).ReturnCode;
    const BasketGUID = await cartOf();
    await asha.post('RemoveCartItem', { BasketGUID, SKU: WATCH });
    expect(await refusal({ BasketGUID })).toBe(RETURN_CODES.CartEmpty.code);
    expect(await refusal({})).toBe(RETURN_CODES.CartEmpty.code);
    expect(await refusal({ BasketGUID: 'no-such-basket-at-all' })).toBe(RETURN_CODES.NotFound.code);
    const { caller } = await addCustomer(api);
    const { Data } = await caller.post<CartWire>('AddCart', { SKU: WATCH });
    expect(await refusal({ BasketGUID: Data?.BasketGUID })).toBe(RETURN_CODES.NotFound.code);
  });
});
