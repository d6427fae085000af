import type { calls, DataOf } from '#lib/contract/index.ts';
import { DEMO_PROFILE, setShopProfile } from '#lib/shared/shop-profile.ts';
import { newId } from '../core/db/new-id.ts';
import { expireHolds } from '../orders/holds/expire-holds.ts';
import { HOLD_MS } from '../orders/holds/hold-order.ts';
import { dataOf, signInSession } from '../testing/api-caller.ts';
import { FIELD_WATCH, RING, WATCH } from '../testing/demo-skus.ts';
import { shelfOf } from '../testing/ledgers.ts';
import { type Bought, type OrderShop, orderShop } from '../testing/order-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';
import { untilLockWait } from '../testing/until-lock-wait.ts';

type Edited = DataOf<typeof calls.editOrder> & { Field: string; Reason: string; PayableAmount: number };
type Shown = DataOf<typeof calls.deskOrder>;

describeOnEachEngine('orders edited by staff', (engine) => {
  let shop: OrderShop;

  beforeAll(async () => {
    shop = await orderShop(engine);
  });
  beforeEach(async () => {
    setShopProfile(DEMO_PROFILE);
    await shop.reset();
  });
  afterAll(async () => {
    setShopProfile(DEMO_PROFILE);
    await shop.api.close();
  });

  const shown = async (OrderNumber: string) =>
    dataOf(await shop.desk<Shown>('DeskOrder', { OrderNumber }), 'DeskOrder');
  const edit = async ({ order }: Pick<Bought, 'order'>, fields: object) => {
    shop.clock.now += 1;
    return shop.desk<Edited>('EditOrder', {
      OrderNumber: order.OrderNumber,
      Version: (await shown(order.OrderNumber)).Version,
      Reason: 'As you asked on the phone.',
      Operator: 'Ravi',
      IdempotencyKey: newId(),
      ...fields,
    });
  };
  /** The amounts that a dry run answers, as the edit expects them. */
  const quote = async (bought: Pick<Bought, 'order'>, fields: object) => {
    const { Refund, Addition } = dataOf(await edit(bought, { DryRun: true, ...fields }), 'a dry run');
    return { ExpectedRefund: Refund?.Amount ?? null, ExpectedTotal: Addition?.Total ?? null };
  };
  const edited = async (bought: Pick<Bought, 'order'>, fields: object) =>
    dataOf(await edit(bought, { ...(await quote(bought, fields)), ...fields }), 'EditOrder');
  const lineOf = ({ order }: Pick<Bought, 'order'>, index = 0) => order.Products[index]?.LineId ?? '';
  const startPaying = async ({ Addition }: Pick<Edited, 'Addition'>) => {
    const OrderKey = new URL(Addition?.PaymentLink ?? '').searchParams.get('order') ?? '';
    const shopper = await signInSession(shop.api.handle);
    return shopper.post('StartPayment', { OrderKey, Gateway: 'razorpay', SiteURL: 'http://shop.test' });
  };
  const sumOf = async (table: 'payments' | 'refunds' | 'order_refunds') => {
    const rows = await shop.db.selectFrom(table).select('amount').execute();
    return rows.reduce((sum, { amount }) => sum + amount, 0);
  };
  const stock = async () => [await shelfOf(shop.db, WATCH), await shelfOf(shop.db, FIELD_WATCH)];

  test('removed items are refunded to the payment with a credit note, and are back in stock', async () => {
    const [before] = await stock();
    const bought = await shop.bought({ items: [[WATCH, 2]] });
    const fields = { Remove: [{ LineId: lineOf(bought), Quantity: 1 }] };
    const expected = await quote(bought, fields);
    expect(await stock()).toEqual([(before ?? 0) - 2, expect.any(Number)]);
    expect(await edit(bought, { ...fields, ...expected, ExpectedRefund: 1 })).toMatchObject({ ReturnCode: 251 });
    const done = dataOf(await edit(bought, { ...fields, ...expected }), 'EditOrder');
    expect(done).toMatchObject({
      Edited: true,
      Refund: { Amount: expected.ExpectedRefund, Parts: [{ Method: 'gateway', Name: 'razorpay' }] },
      Addition: null,
    });
    const order = await shown(bought.order.OrderNumber);
    expect(order.Order).toMatchObject({ State: 'confirmed', Products: [{ CancelledQuantity: 1 }] });
    expect(order.Order.CreditNotes).toHaveLength(1);
    expect(order.Audit.at(-1)).toMatchObject({ Did: 'lines-cancelled', By: 'desk:Ravi' });
    expect([await stock(), await sumOf('refunds')]).toEqual([
      [(before ?? 0) - 1, expect.any(Number)],
      (expected.ExpectedRefund ?? 0) * 100,
    ]);
  });

  test('an added item is an order of its own that joins the parcel without shipping, with its own invoice once paid', async () => {
    const bought = await shop.bought();
    const { OrderNumber } = bought.order;
    const done = await edited(bought, { Add: [{ SKU: FIELD_WATCH, Quantity: 1 }] });
    const number = done.Addition?.OrderNumber ?? '';
    expect(done.Addition).toMatchObject({
      State: 'payment-pending',
      ShippingCharges: 0,
      Lines: [{ SKU: FIELD_WATCH }],
    });
    expect((await shown(OrderNumber)).Additions).toEqual([{ OrderNumber: number, State: 'payment-pending' }]);
    dataOf(await startPaying(done), 'StartPayment');
    await shop.pays(number);
    const added = await shown(number);
    expect(added).toMatchObject({ AddsTo: OrderNumber, Order: { State: 'confirmed', Address: bought.order.Address } });
    expect(added.Order.InvoiceNumber).not.toBe('');
    expect(added.Order.InvoiceNumber).not.toBe((await shown(OrderNumber)).Order.InvoiceNumber);
    expect((await shop.mails('order-payment-link')).map(({ body }) => body).join()).toContain(
      `the change of your order ${OrderNumber}`,
    );
  });

  test('an exchange of items leaves the order as it is until the link is paid, and then refunds what they replace', async () => {
    const [watches = 0, fields = 0] = await stock();
    const bought = await shop.bought();
    const { OrderNumber, Total } = bought.order;
    const swap = { Remove: [{ LineId: lineOf(bought), Quantity: 1 }], Add: [{ SKU: FIELD_WATCH, Quantity: 1 }] };
    const done = await edited(bought, swap);
    expect((await shown(OrderNumber)).Order).toMatchObject({
      State: 'confirmed',
      Products: [{ CancelledQuantity: 0 }],
    });
    expect([await stock(), await sumOf('order_refunds')]).toEqual([[watches - 1, fields], 0]);
    dataOf(await startPaying(done), 'StartPayment');
    await shop.pays(done.Addition?.OrderNumber ?? '');
    expect((await shown(OrderNumber)).Order.State).toBe('cancelled');
    expect(await stock()).toEqual([watches, fields - 1]);
    const refunded = (done.Refund?.Amount ?? 0) * 100;
    expect([await sumOf('payments'), await sumOf('order_refunds'), await sumOf('refunds')]).toEqual([
      (Total + (done.Addition?.Total ?? 0)) * 100,
      refunded,
      refunded,
    ]);
  });

  test('added items go to the address that the order has when they are paid', async () => {
    const bought = await shop.bought();
    const { StateCode, State, Country, GSTIN, Landmark, ...address } = bought.order.Address;
    const done = await edited(bought, { Add: [{ SKU: FIELD_WATCH, Quantity: 1 }] });
    await edited(bought, { Address: { ...address, Landmark: 'the post office' } });
    dataOf(await startPaying(done), 'StartPayment');
    const number = done.Addition?.OrderNumber ?? '';
    await shop.pays(number);
    const { Order } = await shown(number);
    expect([Order.State, Order.PaymentMethod, Order.Address.Landmark]).toEqual([
      'confirmed',
      'razorpay',
      'the post office',
    ]);
  });

  test('a packed order keeps its items: its link is closed, and money on its way is refunded in full', async () => {
    const [watches = 0, fields = 0] = await stock();
    const bought = await shop.bought();
    const swap = { Remove: [{ LineId: lineOf(bought), Quantity: 1 }], Add: [{ SKU: FIELD_WATCH, Quantity: 1 }] };
    const done = await edited(bought, swap);
    dataOf(await startPaying(done), 'StartPayment');
    await shop.advanced(bought.order.OrderNumber, 'pack');
    expect((await startPaying(done)).ReturnCode).toBe(253);
    await shop.pays(done.Addition?.OrderNumber ?? '');
    expect((await shown(bought.order.OrderNumber)).Order).toMatchObject({
      State: 'packed',
      Products: [{ CancelledQuantity: 0 }],
    });
    expect(await sumOf('refunds')).toBe((done.Addition?.Total ?? 0) * 100);
    shop.clock.now += HOLD_MS;
    await expireHolds(shop.api.context);
    expect(await stock()).toEqual([watches - 1, fields]);
    const late = await edit(bought, { DryRun: true, ...swap });
    expect(late).toMatchObject({ ReturnCode: 260, Data: { Reason: 'packed' } });
  });

  test('an order to be paid on delivery gets less to collect, and added items at once', async () => {
    await shop.reset({ [FIELD_WATCH]: 5 });
    const bought = await shop.bought({ items: [[FIELD_WATCH, 1]], method: 'cash-on-delivery' });
    const swap = {
      Remove: [{ LineId: lineOf(bought), Quantity: 1 }],
      Add: [{ SKU: FIELD_WATCH, Quantity: 1 }],
      Payment: 'cash-on-delivery',
    };
    // Both together are one delivery, which may not be paid in cash above the limit.
    expect(await edit(bought, { DryRun: true, ...swap, Remove: [] })).toMatchObject({
      ReturnCode: 255,
      Data: { Reason: 'value' },
    });
    const [, before = 0] = await stock();
    const done = await edited(bought, swap);
    expect(done).toMatchObject({ Refund: { Parts: [{ Method: 'due' }] }, Addition: { State: 'confirmed' } });
    expect((await shown(bought.order.OrderNumber)).Order).toMatchObject({ State: 'cancelled', DueAmount: 0 });
    expect(await stock()).toEqual([expect.any(Number), before]);
  });

  test.each([
    ['cash', { Payment: 'cash-on-delivery', Quantity: 1, times: 1 }, { ReturnCode: 255, Data: { Reason: 'value' } }],
    ['sales without a PAN', { Payment: 'link', Quantity: 5, times: 3 }, { ReturnCode: 252 }],
  ])(
    'items added one by one count together for the limit of %s',
    async (_what, { Payment, Quantity, times }, refusal) => {
      await shop.reset({ [FIELD_WATCH]: 60 });
      const bought = await shop.bought({ items: [[FIELD_WATCH, 1]] });
      const limit = Math.ceil(bought.order.Total * 2.5);
      setShopProfile({ ...DEMO_PROFILE, cashOnDelivery: { ...DEMO_PROFILE.cashOnDelivery, limit } });
      const add = { Add: [{ SKU: FIELD_WATCH, Quantity }], Payment };
      for (let count = 0; count < times; count += 1) await edited(bought, add);
      expect(await edit(bought, { DryRun: true, ...add })).toMatchObject(refusal);
    },
  );

  test('an edit that takes and gives back items does not deadlock with an order of both', async () => {
    const [removed = '', added = ''] = [WATCH, FIELD_WATCH].toSorted();
    await shop.reset({ [WATCH]: 5, [FIELD_WATCH]: 5 });
    // Both stay below the limit of cash on delivery.
    await shop.db.updateTable('skus').set({ price: 2_000_00 }).where('sku', 'in', [removed, added]).execute();
    const bought = await shop.bought({ items: [[removed, 1]], method: 'cash-on-delivery' });
    const swap = {
      Remove: [{ LineId: lineOf(bought), Quantity: 1 }],
      Add: [{ SKU: added, Quantity: 1 }],
      Payment: 'cash-on-delivery',
    };
    const expected = await quote(bought, swap);
    const { done } = await shop.db.transaction().execute(async (transaction) => {
      const lock = (sku: string) =>
        transaction.updateTable('skus').set({ position: 0 }).where('sku', '=', sku).execute();
      await lock(removed);
      const request = edit(bought, { ...swap, ...expected });
      await untilLockWait(shop.db, engine, 'update');
      await lock(added);
      // The promise is not awaited here because it waits for this transaction.
      return { done: request };
    });
    expect(await done).toMatchObject({ ReturnCode: 0, Data: { Addition: { State: 'confirmed' } } });
  });

  test('address and size change by the rules of the shopper, and the event names the staff member', async () => {
    const bought = await shop.bought();
    const { StateCode, State, Country, GSTIN, Landmark, ...address } = bought.order.Address;
    const moved = await edited(bought, { Address: { ...address, Landmark: 'the post office' } });
    expect(moved).toMatchObject({ Refund: null, Addition: null });
    const order = await shown(bought.order.OrderNumber);
    expect(order.Order.Address.Landmark).toBe('the post office');
    expect(order.Audit.at(-1)).toMatchObject({ Did: 'modified', By: 'desk:Ravi' });
    const elsewhere = { Address: { ...address, Landmark: '', Pincode: '110001' } };
    expect(await edit(bought, elsewhere)).toMatchObject({ ReturnCode: 200, Data: { Field: 'Pincode' } });
  });

  test('of two edits at once of what two people saw, one is refused and nothing is done twice', async () => {
    const bought = await shop.bought({ items: [[WATCH, 2]] });
    const { OrderNumber } = bought.order;
    const { Version } = await shown(OrderNumber);
    const fields = { Remove: [{ LineId: lineOf(bought), Quantity: 1 }] };
    const expected = await quote(bought, fields);
    const both = await Promise.all([1, 2].map(() => edit(bought, { Version, ...fields, ...expected })));
    expect(both.map(({ ReturnCode }) => ReturnCode).toSorted((a, b) => a - b)).toEqual([0, 209]);
    expect((await shown(OrderNumber)).Order.Products[0]?.CancelledQuantity).toBe(1);
    expect(await sumOf('refunds')).toBe((expected.ExpectedRefund ?? 0) * 100);
    const added = { Add: [{ SKU: FIELD_WATCH, Quantity: 1 }] };
    const version = (await shown(OrderNumber)).Version;
    const prices = await quote(bought, added);
    const adds = await Promise.all([1, 2].map(() => edit(bought, { Version: version, ...added, ...prices })));
    expect(adds.map(({ ReturnCode }) => ReturnCode).toSorted((a, b) => a - b)).toEqual([0, 209]);
    expect((await shown(OrderNumber)).Additions).toHaveLength(1);
  });

  test('an edit is made once for its key', async () => {
    const bought = await shop.bought({ items: [[WATCH, 2]] });
    const { Version } = await shown(bought.order.OrderNumber);
    const fields = { Version, Remove: [{ LineId: lineOf(bought), Quantity: 1 }], IdempotencyKey: newId() };
    const expected = await quote(bought, { ...fields, IdempotencyKey: newId() });
    const first = dataOf(await edit(bought, { ...fields, ...expected }), 'EditOrder');
    expect((await edit(bought, { ...fields, ...expected })).Data).toEqual(first);
    expect((await shown(bought.order.OrderNumber)).Order.Products[0]?.CancelledQuantity).toBe(1);
  });

  test.each<[string, (bought: Bought) => object, object]>([
    ['nothing', () => ({}), { ReturnCode: 200, Data: { Field: 'Remove' } }],
    ['an unknown SKU', () => ({ Add: [{ SKU: 'NONE', Quantity: 1 }] }), { ReturnCode: 200, Data: { Field: 'Add' } }],
    [
      'more than the line has',
      (bought) => ({ Remove: [{ LineId: lineOf(bought), Quantity: 2 }] }),
      { ReturnCode: 260, Data: { Reason: 'nothing-left' } },
    ],
    [
      'no reason',
      (bought) => ({ Reason: '', Remove: [{ LineId: lineOf(bought), Quantity: 1 }] }),
      { ReturnCode: 200, Data: { Field: 'Reason' } },
    ],
    [
      'an unknown size',
      (bought) => ({ Sizes: [{ LineId: lineOf(bought), SKU: RING }] }),
      { ReturnCode: 200, Data: { Field: 'Sizes' } },
    ],
    ['what somebody has changed', () => ({ Version: 99, Add: [{ SKU: RING, Quantity: 1 }] }), { ReturnCode: 209 }],
  ])('an edit of %s is refused and changes nothing', async (_what, fieldsOf, refusal) => {
    const bought = await shop.bought();
    const before = await shown(bought.order.OrderNumber);
    const amounts = { ExpectedRefund: 1, ExpectedTotal: 1 };
    for (const DryRun of [true, false])
      expect(await edit(bought, { ...amounts, DryRun, ...fieldsOf(bought) })).toMatchObject(refusal);
    expect(await shown(bought.order.OrderNumber)).toEqual(before);
  });
});
