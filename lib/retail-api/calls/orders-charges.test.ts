import type { CartWire, calls, DataOf, InvoiceWire, PhoneOrderWire } from '#lib/contract/index.ts';
import { readOrderLines } from '../orders/order-repository.ts';
import { RING, WATCH } from '../testing/demo-skus.ts';
import { type OrderShop, orderShop } from '../testing/order-shop.ts';
import { type OrderShopper, orderShopper } from '../testing/order-shopper.ts';
import { PICKUP_ADDRESS } from '../testing/return-shop.ts';
import { resetShopRules, setCharges, setDelivery } from '../testing/shop-rules.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const WRAPPED = { Wrap: true, Message: '', HidePrices: false };
const CHARGES: CartWire['Charges'] = [
  { Kind: 'gift-wrap', Amount: 150 },
  { Kind: 'cash-on-delivery', Amount: 49 },
];

type Methods = DataOf<typeof calls.paymentMethods>;

describeOnEachEngine('charges of an order besides shipping', (engine) => {
  let shop: OrderShop;
  let asha: OrderShopper;

  beforeAll(async () => {
    shop = await orderShop(engine);
  });
  beforeEach(async () => {
    await shop.reset();
    await shop.setOption('GiftOptions', 'on');
    setDelivery({ charge: 99 });
    setCharges({ cash: 49, wrap: 150 });
    asha = await orderShopper(shop.api, { email: 'asha@example.com' });
  });
  afterEach(() => resetShopRules());
  afterAll(() => shop.api.close());

  const methods = async (fields: object = {}) =>
    (await asha.caller.post<Methods>('PaymentMethods', { Pincode: '560001', ...fields })).Data;
  const cash = (answer: Methods | null | undefined) =>
    answer?.Methods.find(({ Method }) => Method === 'cash-on-delivery');
  const wrappedInCash = { PaymentMethod: 'cash-on-delivery', Gift: WRAPPED };
  const invoiceOf = async (OrderNumber: string) =>
    (await asha.caller.post<InvoiceWire>('Invoice', { OrderNumber })).Data;

  test('a cart has no charge until something is chosen, and then a line for each', async () => {
    const plain = await asha.fill(WATCH);
    expect(plain).toMatchObject({ Charges: [], ShippingCharges: 99 });
    const chosen = await asha.view({ GiftWrap: true, CashOnDelivery: true });
    expect(chosen).toMatchObject<Partial<CartWire>>({
      Charges: CHARGES,
      SubTotal: plain.SubTotal,
      ShippingCharges: 99,
      PayableAmount: plain.PayableAmount + 199,
    });
    const [tax] = chosen?.Taxes ?? [];
    expect((tax?.TaxableAmount ?? 0) + (tax?.TaxAmount ?? 0)).toBeCloseTo(plain.PayableAmount + 199, 2);
    expect(await asha.view()).toMatchObject({ Charges: [], PayableAmount: plain.PayableAmount });
  });

  test('the payment methods say what cash and gift wrap add, and cash is free from its value', async () => {
    const { SubTotal } = await asha.fill(WATCH);
    const answer = await methods();
    expect(answer).toMatchObject({ GiftWrapCharge: 150 });
    expect(answer?.Methods.filter(({ Charge }) => Charge !== undefined)).toEqual([
      { Method: 'cash-on-delivery', Refusal: '', Charge: 49 },
    ]);
    setCharges({ cash: 49, cashFreeFrom: SubTotal });
    const free = await methods();
    expect(cash(free)).toEqual({ Method: 'cash-on-delivery', Refusal: '' });
    expect(free).not.toHaveProperty('GiftWrapCharge');
  });

  test('the fee counts to the most that a courier collects', async () => {
    const { PayableAmount } = await asha.fill(WATCH);
    const limit = Math.ceil(PayableAmount);
    setCharges({ cash: 49, cashLimit: limit });
    expect(cash(await methods())).toMatchObject({ Refusal: 'value', Maximum: limit });
    const refused = await asha.order({ PaymentMethod: 'cash-on-delivery' });
    expect(refused).toMatchObject({ Data: { Reason: 'value' } });
    setCharges({ cashLimit: limit });
    expect(cash(await methods())).toMatchObject({ Refusal: '' });
  });

  test('a PAN is asked for before a choice whose charge requires it', async () => {
    const { PayableAmount } = await asha.fill(WATCH);
    const wrap = 200_001 - Math.floor(PayableAmount);
    setCharges({ wrap: wrap - 1 });
    expect(await methods()).toMatchObject({ PanNeeded: false });
    setCharges({ wrap });
    expect(await methods()).toMatchObject({ PanNeeded: true });
    expect(await asha.order({ Gift: WRAPPED })).toMatchObject({ ReturnCode: 252 });
    expect(await asha.order()).toMatchObject({ ReturnCode: 0 });
  });

  test('an order costs what was confirmed: without the fee it is refused with the new amount', async () => {
    const { PayableAmount } = await asha.fill(WATCH);
    expect(await asha.order({ ...wrappedInCash, ExpectedAmount: PayableAmount })).toMatchObject({
      ReturnCode: 251,
      Data: { PayableAmount: PayableAmount + 199 },
    });
    const order = await asha.ordered(wrappedInCash);
    expect(order).toMatchObject({
      State: 'confirmed',
      Charges: CHARGES,
      ShippingCharges: 99,
      Total: PayableAmount + 199,
      DueAmount: PayableAmount + 199,
    });
    const [mail] = (await shop.mails('order-confirmed')).filter(({ channel }) => channel === 'mail');
    expect(mail?.html).toContain('Cash on delivery fee');
  });

  test('the invoice has a row for each charge at the rate of the goods, and adds up to the order', async () => {
    await asha.fill(WATCH);
    const { OrderNumber, Total } = await asha.ordered(wrappedInCash);
    const invoice = await invoiceOf(OrderNumber);
    expect(invoice?.Rows.slice(1)).toMatchObject([
      { Description: 'Shipping', HsnCode: '996812', GstPercent: 18, Total: 99 },
      { Description: 'Gift wrap', HsnCode: '998540', GstPercent: 18, Total: 150 },
      { Description: 'Cash on delivery fee', HsnCode: '996812', GstPercent: 18, Total: 49 },
    ]);
    expect(invoice?.Total).toBe(Total);
  });

  test('goods of two rates share the charges, and outside the state the taxes add up to those of the order', async () => {
    const address = await asha.addAddress({ Pincode: '400001', City: 'Mumbai', StateCode: '27' });
    await asha.fill(WATCH);
    await asha.fill(RING);
    const order = await asha.ordered({ AddressGUID: address, Gift: WRAPPED });
    await shop.pays(order.OrderNumber);
    const invoice = await invoiceOf(order.OrderNumber);
    const wraps = invoice?.Rows.filter(({ Description }) => Description === 'Gift wrap') ?? [];
    expect(wraps.map(({ GstPercent }) => GstPercent)).toEqual([3, 18]);
    expect(wraps.reduce((sum, { Total }) => sum + Total, 0)).toBeCloseTo(150, 2);
    const taxes = order.Taxes.reduce((sum, { TaxAmount }) => sum + TaxAmount, 0);
    expect(invoice?.Igst).toBeCloseTo(taxes, 2);
    expect(invoice?.Total).toBe(order.Total);
  });

  test('an order that is cancelled before it ships refunds its charges in full', async () => {
    await asha.fill(WATCH, 2);
    const placed = await asha.ordered({ Gift: WRAPPED });
    await shop.pays(placed.OrderNumber);
    const bought = { shopper: asha, order: placed };
    expect((await shop.preview(bought)).Data).toMatchObject({ Amount: placed.Total });
    const [line] = (await readOrderLines(shop.db, [placed.OrderNumber])).get(placed.OrderNumber) ?? [];
    const half = { Lines: [{ LineId: line?.id, Quantity: 1 }] };
    expect((await shop.preview(bought, half)).Data?.Amount).toBeCloseTo(placed.Total / 2, 1);
    await shop.cancel(bought);
    expect(await shop.details(bought)).toMatchObject({ State: 'cancelled', RefundAmount: placed.Total });
  });

  test('an order by phone that is paid in cash has the fee', async () => {
    const quote = async (Payment: string) =>
      (
        await shop.desk<PhoneOrderWire>('PlacePhoneOrder', {
          Mobile: PICKUP_ADDRESS.Mobile,
          Name: 'Asha Rao',
          Address: PICKUP_ADDRESS,
          Lines: [{ SKU: WATCH, Quantity: 1 }],
          Payment,
          DryRun: true,
          Operator: 'Ravi',
          IdempotencyKey: 'a'.repeat(32),
        })
      ).Data;
    const [link, inCash] = [await quote('link'), await quote('cash-on-delivery')];
    expect(link).toMatchObject({ Charges: [] });
    expect(inCash).toMatchObject({ Charges: [{ Kind: 'cash-on-delivery', Amount: 49 }] });
    expect(inCash?.Total).toBe((link?.Total ?? 0) + 49);
  });
});
