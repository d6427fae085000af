import type { CartWire, calls, DataOf, InvoiceWire, PhoneOrderWire } from '#lib/contract/index.ts';
import { WATCH } from '../testing/demo-skus.ts';
import { type OrderShop, orderShop } from '../testing/order-shop.ts';
import { type OrderShopper, orderShopper } from '../testing/order-shopper.ts';
import { TEST_ADDRESS } from '../testing/orders.ts';
import { PICKUP_ADDRESS } from '../testing/return-shop.ts';
import { resetShopRules, setCharges, setDelivery } from '../testing/shop-rules.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const EXPRESS = { charge: 150, freeFrom: null, days: [0, 1] as [number, number], zones: ['Bengaluru'], pincodes: [] };
const CHARGE = { Kind: 'express-delivery', Amount: 150 };
const HERE = { Express: true, Pincode: '560001' };
const REFUSED = { ReturnCode: 200, Data: { Field: 'Express' } };

type Delivery = DataOf<typeof calls.checkServiceability>;

describeOnEachEngine('express delivery', (engine) => {
  let shop: OrderShop;
  let asha: OrderShopper;

  beforeAll(async () => {
    shop = await orderShop(engine);
  });
  beforeEach(async () => {
    await shop.reset();
    setDelivery({ charge: 99, express: EXPRESS });
    asha = await orderShopper(shop.api, { email: 'asha@example.com' });
  });
  afterEach(() => resetShopRules());
  afterAll(() => shop.api.close());

  const delivery = async (Pincode: string, fields: object = {}) =>
    (await asha.caller.post<Delivery>('CheckServiceability', { Pincode, ...fields })).Data;
  /** Orders the cart express at the price that the cart shows for it, unless overridden. */
  const order = async (fields: Record<string, unknown> = {}) => {
    const ExpectedAmount = (await asha.view(HERE))?.PayableAmount ?? 0;
    return asha.order({ Express: true, ExpectedAmount, ...fields });
  };
  const ordered = async () => {
    const placed = (await order()).Data;
    if (!placed) throw new Error('The order was refused.');
    return placed;
  };

  test('date and charge of both ways are said where express delivery is offered, and of one elsewhere', async () => {
    const here = await delivery('560001');
    expect(here?.Express).toMatchObject({ Charge: 150, DeliveryDays: '0-1' });
    expect((here?.Express?.LatestDate ?? '') < (here?.LatestDate ?? '')).toBe(true);
    expect(await delivery('400001')).not.toHaveProperty('Express');
    const { BasketGUID, SubTotal } = await asha.fill(WATCH);
    setDelivery({ express: { ...EXPRESS, freeFrom: SubTotal } });
    expect((await delivery('560001', { BasketGUID }))?.Express).toMatchObject({ Charge: 0 });
    expect(await asha.view(HERE)).toMatchObject({ Charges: [] });
  });

  test('a cart has the charge where express delivery is offered, besides shipping, and not when it is collected', async () => {
    const { PayableAmount } = await asha.fill(WATCH);
    expect(await asha.view(HERE)).toMatchObject<Partial<CartWire>>({
      Charges: [CHARGE] as CartWire['Charges'],
      ShippingCharges: 99,
      PayableAmount: PayableAmount + 150,
    });
    for (const elsewhere of [{ Pincode: '400001' }, { Pincode: '' }])
      expect(await asha.view({ ...HERE, ...elsewhere })).toMatchObject({ Charges: [], PayableAmount });
    expect(await asha.view({ ...HERE, Collect: true })).toMatchObject({ Charges: [], ShippingCharges: 0 });
  });

  test('its charge counts to the most that a courier collects, and to the value that requires a PAN', async () => {
    const { PayableAmount } = await asha.fill(WATCH);
    const methods = async (fields: object) =>
      (await asha.caller.post<DataOf<typeof calls.paymentMethods>>('PaymentMethods', { Pincode: '560001', ...fields }))
        .Data;
    setCharges({ cashLimit: Math.ceil(PayableAmount) });
    const cash = async (fields: object) =>
      (await methods(fields))?.Methods.find(({ Method }) => Method === 'cash-on-delivery')?.Refusal;
    expect([await cash({}), await cash({ Express: true })]).toEqual(['', 'value']);
    setDelivery({ express: { ...EXPRESS, charge: 200_001 - Math.floor(PayableAmount) } });
    expect(await methods({})).toMatchObject({ PanNeeded: false });
    expect(await methods({ Express: true })).toMatchObject({ PanNeeded: true });
  });

  test('an order promises the days of express delivery, and says so to the shopper and the staff', async () => {
    await asha.fill(WATCH);
    const express = (await delivery('560001'))?.Express;
    const placed = await ordered();
    expect(placed).toMatchObject({
      Express: true,
      Charges: [CHARGE],
      EarliestDate: express?.EarliestDate,
      LatestDate: express?.LatestDate,
    });
    await shop.pays(placed.OrderNumber);
    const [mail] = (await shop.mails('order-confirmed')).filter(({ channel }) => channel === 'mail');
    expect(mail?.html).toContain('Express delivery');
    const { Data } = await shop.desk<DataOf<typeof calls.deskOrders>>('DeskOrders', { Search: placed.OrderNumber });
    expect(Data?.Orders).toMatchObject([{ Express: true, LatestDate: express?.LatestDate }]);
    const invoice = (await asha.caller.post<InvoiceWire>('Invoice', { OrderNumber: placed.OrderNumber })).Data;
    expect(invoice?.Rows.slice(1)).toMatchObject([
      { Description: 'Shipping', HsnCode: '996812', Total: 99 },
      { Description: 'Express delivery', HsnCode: '996812', GstPercent: 18, Total: 150 },
    ]);
    expect(invoice?.Total).toBe(placed.Total);
  });

  test('an order that goes the standard way is none, and one that is cancelled brings the charge back', async () => {
    await asha.fill(WATCH);
    expect(await asha.ordered()).not.toHaveProperty('Express');
    await asha.fill(WATCH);
    const placed = await ordered();
    await shop.pays(placed.OrderNumber);
    const bought = { shopper: asha, order: placed };
    await shop.cancel(bought);
    expect(await shop.details(bought)).toMatchObject({ State: 'cancelled', RefundAmount: placed.Total });
  });

  test('express delivery is refused by its name where it is not offered, and to a store', async () => {
    const mumbai = await asha.addAddress({ Pincode: '400001', City: 'Mumbai', StateCode: '27' });
    await asha.fill(WATCH);
    expect(await order({ AddressGUID: mumbai })).toMatchObject(REFUSED);
    const Collect = { StoreCode: 'ST1', FullName: 'Asha Rao', Mobile: '9876543210' };
    expect(await order({ Collect })).toMatchObject(REFUSED);
    setDelivery({ express: undefined });
    expect(await order()).toMatchObject(REFUSED);
  });

  test('an express order moves only to a pincode that has express delivery, with its days', async () => {
    await asha.fill(WATCH);
    const placed = await ordered();
    await shop.pays(placed.OrderNumber);
    const { State: _state, Country: _country, GSTIN: _gstin, StateCode: _code, ...fields } = TEST_ADDRESS;
    const { OrderNumber } = placed;
    const move = (Pincode: string, City: string) =>
      asha.caller.post('ModifyOrder', {
        OrderNumber,
        Address: { ...fields, Pincode, City },
        IdempotencyKey: `${Pincode}${'a'.repeat(26)}`,
      });
    expect(await move('570001', 'Mysuru')).toMatchObject(REFUSED);
    expect(await move('560002', 'Bengaluru')).toMatchObject({ ReturnCode: 0 });
    expect(await shop.details({ shopper: asha, order: placed })).toMatchObject({
      Express: true,
      LatestDate: placed.LatestDate,
    });
  });

  test('an order by phone can go express', async () => {
    const quote = async (fields: object) =>
      shop.desk<PhoneOrderWire & { Field: string }>('PlacePhoneOrder', {
        Mobile: PICKUP_ADDRESS.Mobile,
        Name: 'Asha Rao',
        Address: PICKUP_ADDRESS,
        Lines: [{ SKU: WATCH, Quantity: 1 }],
        Payment: 'link',
        DryRun: true,
        Operator: 'Ravi',
        IdempotencyKey: 'a'.repeat(32),
        ...fields,
      });
    const [standard, express] = [await quote({}), await quote({ Express: true })];
    expect(express.Data).toMatchObject({ Charges: [CHARGE], Total: (standard.Data?.Total ?? 0) + 150 });
    setDelivery({ express: { ...EXPRESS, zones: [], pincodes: ['11'] } });
    expect(await quote({ Express: true })).toMatchObject(REFUSED);
  });
});
