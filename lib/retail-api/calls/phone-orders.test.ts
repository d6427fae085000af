import type { calls, DataOf, OrderWire, PhoneOrderWire } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { newId } from '../core/db/new-id.ts';
import { cancelUnpaid } from '../orders/holds/expire-holds.ts';
import { addCustomer } from '../testing/add-customer.ts';
import { dataOf, signInSession } from '../testing/api-caller.ts';
import { FIELD_WATCH, WATCH } from '../testing/demo-skus.ts';
import { shelfOf } from '../testing/ledgers.ts';
import { COUPON, type OrderShop, orderShop } from '../testing/order-shop.ts';
import { TEST_ADDRESS } from '../testing/orders.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type Refusal = PhoneOrderWire & { Field: string; Message: string; Reason: string; PayableAmount: number };
type Listed = DataOf<typeof calls.deskOrders>;

const { State: _state, ...ADDRESS } = TEST_ADDRESS;
const MOBILE = '9876500011';

describeOnEachEngine('orders by phone', (engine) => {
  let shop: OrderShop;

  beforeAll(async () => {
    shop = await orderShop(engine);
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.api.close());

  const request = (fields: object = {}) => ({
    Mobile: MOBILE,
    Name: 'Asha Rao',
    Lines: [{ SKU: WATCH, Quantity: 2 }],
    Address: ADDRESS,
    Payment: 'link',
    Operator: 'Ravi',
    IdempotencyKey: newId(),
    ...fields,
  });
  const place = (fields: object = {}) => shop.desk<Refusal>('PlacePhoneOrder', request(fields));
  const quote = async (fields: object = {}) =>
    dataOf(await place({ DryRun: true, ...fields }), 'the dry run of PlacePhoneOrder');
  const placed = async (fields: object = {}) => {
    const { Total: ExpectedTotal } = await quote(fields);
    return dataOf(await place({ ExpectedTotal, ...fields }), 'PlacePhoneOrder');
  };
  const keyOf = ({ PaymentLink }: PhoneOrderWire) => new URL(PaymentLink).searchParams.get('order') ?? '';
  const startPaying = async (order: PhoneOrderWire) => {
    const shopper = await signInSession(shop.api.handle);
    return shopper.post('StartPayment', { OrderKey: keyOf(order), Gateway: 'razorpay', SiteURL: 'http://shop.test' });
  };
  const stateOf = async (number: string) => (await shop.row(number))?.state;
  const countOrders = async () => (await shop.db.selectFrom('orders').select('number').execute()).length;

  test('a dry run prices the order as a cart and writes nothing; another total than it answered is refused', async () => {
    const { Total, ...quoted } = await quote({ CouponCode: COUPON });
    expect(quoted).toMatchObject({
      Placed: false,
      OrderNumber: '',
      PaymentLink: '',
      Lines: [{ SKU: WATCH, Quantity: 2 }],
    });
    expect(quoted.CouponDiscount).toBeGreaterThan(0);
    expect([await countOrders(), await shop.db.selectFrom('customers').select('id').execute()]).toEqual([0, []]);
    expect(await place({ CouponCode: COUPON, ExpectedTotal: Total + 1 })).toMatchObject({
      ReturnCode: 251,
      Data: { PayableAmount: Total },
    });
    expect(await place()).toMatchObject({ ReturnCode: 200, Data: { Field: 'ExpectedTotal' } });
    expect(await countOrders()).toBe(0);
  });

  test('a customer who reads the store in Hindi is written to in Hindi, whoever takes the order', async () => {
    const { id } = await addCustomer(shop.api, { mobile: MOBILE, name: 'Asha Rao', email: 'asha@example.com' });
    await shop.db.updateTable('customers').set({ language: 'hi' }).where('id', '=', id).execute();
    await placed();
    const [mail] = (await shop.mails('order-payment-link')).filter(({ channel }) => channel === 'mail');
    expect(mail?.html).toContain('<html lang="hi-IN">');
    const customer = await shop.db.selectFrom('customers').select('language').where('id', '=', id).executeTakeFirst();
    expect(customer?.language).toBe('hi');
  });

  test('the customer pays by the link: items are held from then on, and the paid order is invoiced and packed as any', async () => {
    const before = await shelfOf(shop.db, WATCH);
    const order = await placed({ Email: 'Asha@Example.com', Note: 'Gift for her mother.' });
    const { OrderNumber: number } = order;
    expect(order).toMatchObject({ Placed: true, State: 'payment-pending', PayUntil: shop.clock.now + DAY_MS });
    expect(await shelfOf(shop.db, WATCH)).toBe(before);
    const messages = await shop.mails('order-payment-link');
    expect(messages.map(({ channel, recipient }) => [channel, recipient])).toEqual(
      expect.arrayContaining([
        ['mail', 'asha@example.com'],
        ['sms', MOBILE],
      ]),
    );
    for (const { body } of messages) expect(body).toContain(order.PaymentLink);
    const { Data: list } = await shop.desk<Listed>('DeskOrders', { State: 'payment-pending' });
    expect(list?.Orders.map(({ OrderNumber }) => OrderNumber)).toEqual([number]);
    dataOf(await startPaying(order), 'StartPayment');
    expect(await shelfOf(shop.db, WATCH)).toBe(before - 2);
    await shop.pays(number);
    expect(await shop.row(number)).toMatchObject({
      state: 'confirmed',
      placed_by: 'Ravi',
      invoice_number: expect.any(String),
    });
    const shown = dataOf(await shop.desk<DataOf<typeof calls.deskOrder>>('DeskOrder', { OrderNumber: number }), 'show');
    expect(shown.Audit.map(({ Did }) => Did)).toEqual(expect.arrayContaining(['note', 'confirmed']));
    await shop.advanced(number, 'pack', 'ship', 'deliver');
  });

  test('the audit has the number of the order, and nothing of the note about it', async () => {
    const { OrderNumber } = await placed({ Note: 'Call Asha Rao after six.' });
    const entries = await shop.db.selectFrom('desk_audit').selectAll().where('call', '=', 'PlacePhoneOrder').execute();
    expect(entries.map(({ subject }) => subject)).toContain(OrderNumber);
    expect(JSON.stringify(entries)).not.toMatch(/Asha/);
  });

  test('an account is opened once, and one that is there keeps its name', async () => {
    const known = await addCustomer(shop.api, { name: 'A. Menon', mobile: '9876500012' });
    await placed({ Mobile: known.mobile });
    await placed();
    await placed();
    const customers = await shop.db.selectFrom('customers').select(['mobile', 'name']).orderBy('mobile').execute();
    expect(customers).toEqual([
      { mobile: MOBILE, name: 'Asha Rao' },
      { mobile: known.mobile, name: 'A. Menon' },
    ]);
    const own = await known.caller.post<{ Orders: OrderWire[] }>('OrderList');
    expect(own.Data?.Orders).toHaveLength(1);
  });

  test('the same request places one order, and another one with its key is refused', async () => {
    const { Total } = await quote();
    const key = { IdempotencyKey: newId(), ExpectedTotal: Total };
    const first = dataOf(await place(key), 'PlacePhoneOrder');
    expect((await place(key)).Data).toEqual(first);
    expect((await place({ ...key, Lines: [{ SKU: WATCH, Quantity: 1 }] })).ReturnCode).toBe(213);
    expect([await countOrders(), (await shop.mails('order-payment-link')).length]).toEqual([1, 1]);
  });

  test('cash on delivery is confirmed at once where the rules allow it', async () => {
    const before = await shelfOf(shop.db, WATCH);
    const cheap = { Lines: [{ SKU: FIELD_WATCH, Quantity: 1 }], Payment: 'cash-on-delivery' };
    const order = await placed(cheap);
    expect(order).toMatchObject({ Placed: true, State: 'confirmed', PaymentLink: '', PayUntil: null });
    expect(await shop.mails('order-payment-link')).toEqual([]);
    const dear = { Payment: 'cash-on-delivery', Lines: [{ SKU: WATCH, Quantity: 4 }] };
    expect(await place({ DryRun: true, ...dear })).toMatchObject({ ReturnCode: 255, Data: { Reason: 'value' } });
    expect(await shelfOf(shop.db, WATCH)).toBe(before);
    await shop.setOption('CashOnDelivery', 'off');
    expect((await place({ DryRun: true, ...cheap })).ReturnCode).toBe(255);
  });

  test.each<[string, object, object]>([
    ['an unknown SKU', { Lines: [{ SKU: 'NONE', Quantity: 1 }] }, { ReturnCode: 200, Data: { Field: 'Lines' } }],
    ['more than there is', { Lines: [{ SKU: WATCH, Quantity: 99 }] }, { ReturnCode: 200, Data: { Field: 'Lines' } }],
    [
      'a pincode of another state',
      { Address: { ...ADDRESS, Pincode: '110001' } },
      { ReturnCode: 200, Data: { Field: 'Address.Pincode' } },
    ],
    ['a pincode that is not delivered to', { Address: { ...ADDRESS, Pincode: '999999' } }, { ReturnCode: 220 }],
    ['a GST number of another state', { GSTIN: '27AAPFU0939F1ZV' }, { ReturnCode: 200, Data: { Field: 'GSTIN' } }],
    ['an unknown coupon', { CouponCode: 'NONE' }, { ReturnCode: 230 }],
    ['no line', { Lines: [] }, { ReturnCode: 200, Data: { Field: 'Lines' } }],
  ])('%s is refused, and nothing is written', async (_what, fields, refusal) => {
    expect(await place({ ExpectedTotal: 1, ...fields })).toMatchObject(refusal);
    expect([await countOrders(), await shop.db.selectFrom('customers').select('id').execute()]).toEqual([0, []]);
  });

  test('an unpaid order is sent again and withdrawn; money that comes after that is refunded', async () => {
    const order = await placed();
    const step = (call: string, OrderNumber: string) =>
      shop.desk<Refusal>(call, { OrderNumber, Operator: 'Ravi', IdempotencyKey: newId() });
    expect((await step('SendPaymentLink', order.OrderNumber)).ReturnCode).toBe(0);
    expect(await shop.mails('order-payment-link')).toHaveLength(2);
    dataOf(await startPaying(order), 'StartPayment');
    expect((await step('WithdrawPhoneOrder', order.OrderNumber)).Data?.State).toBe('cancelled');
    expect((await startPaying(order)).ReturnCode).toBe(253);
    expect(await step('SendPaymentLink', order.OrderNumber)).toMatchObject({
      ReturnCode: 260,
      Data: { Reason: 'step' },
    });
    await shop.pays(order.OrderNumber);
    expect(await stateOf(order.OrderNumber)).toBe('cancelled');
    expect(await shop.db.selectFrom('refunds').select('amount').execute()).toEqual([{ amount: expect.any(Number) }]);
    const { order: bought } = await shop.bought();
    expect((await step('WithdrawPhoneOrder', bought.OrderNumber)).ReturnCode).toBe(204);
  });

  test('a link works for a day', async () => {
    const order = await placed();
    shop.clock.now += DAY_MS;
    expect((await startPaying(order)).ReturnCode).toBe(253);
    await cancelUnpaid(shop.db, shop.clock.now);
    expect(await stateOf(order.OrderNumber)).toBe('cancelled');
  });

  test('two customers who pay for the last piece do not both get it', async () => {
    const last = await shelfOf(shop.db, FIELD_WATCH);
    await shop.db.updateTable('skus').set({ quantity: 1 }).where('sku', '=', FIELD_WATCH).execute();
    const lines = { Lines: [{ SKU: FIELD_WATCH, Quantity: 1 }] };
    const orders = [await placed(lines), await placed({ ...lines, Mobile: '9876500013' })];
    const codes = (await Promise.all(orders.map(startPaying))).map(({ ReturnCode }) => ReturnCode);
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, 210]);
    expect([last > 1, await shelfOf(shop.db, FIELD_WATCH)]).toEqual([true, 0]);
  });
});
