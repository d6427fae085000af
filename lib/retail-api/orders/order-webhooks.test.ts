import { saveEndpoint } from '../messages/webhooks/save-endpoint.ts';
import { type CollectShop, collectShop, NEAR } from '../testing/collect-shop.ts';
import { FIELD_WATCH, WATCH } from '../testing/demo-skus.ts';
import { orderShopper } from '../testing/order-shopper.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

describeOnEachEngine('webhooks about what happens in the shop', (engine) => {
  let shop: CollectShop;
  beforeAll(async () => {
    shop = await collectShop(engine);
    const { db, secret } = shop.api.context;
    const request = { EndpointName: 'erp', Url: 'https://erp.example/', Operator: 'Meera' };
    await db.transaction().execute((one) => saveEndpoint(one, request, { secret, allowsPrivate: false, now: 0 }));
  });
  beforeEach(async () => {
    await shop.reset();
    await shop.db.deleteFrom('outbox').execute();
  });
  afterAll(() => shop.api.close());

  const webhooks = () =>
    shop.db
      .selectFrom('outbox')
      .selectAll()
      .where('channel', '=', 'webhook')
      .orderBy('subject')
      .orderBy('sequence')
      .execute();
  /** Types of events about the subjects that begin with a word, in order. */
  const typesAbout = async (word: string) =>
    (await webhooks()).filter(({ subject }) => subject.startsWith(word)).map(({ kind }) => kind);

  test('an order is placed, paid at a gateway, packed, shipped and delivered', async () => {
    const { order } = await shop.bought();
    await shop.advanced(order.OrderNumber, 'pack', 'ship', 'out-for-delivery', 'deliver');
    expect(await typesAbout('order:')).toEqual([
      'order.placed',
      'payment.captured',
      'order.confirmed',
      'order.paid',
      'order.packed',
      'order.shipped',
      'order.out_for_delivery',
      'order.delivered',
    ]);
    const shipped = (await webhooks()).find(({ kind }) => kind === 'order.shipped');
    const row = await shop.row(order.OrderNumber);
    expect(JSON.parse(shipped?.body ?? '')).toEqual({
      type: 'order.shipped',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      data: {
        OrderNumber: order.OrderNumber,
        State: 'shipped',
        PaymentMethod: 'razorpay',
        TotalAmount: (row?.total ?? 0) / 100,
        PayableAmount: (row?.payable ?? 0) / 100,
      },
    });
  });

  test('an order that is paid on delivery is paid when it is delivered', async () => {
    const { order } = await shop.bought({ items: [[FIELD_WATCH, 1]], method: 'cash-on-delivery' });
    await shop.advanced(order.OrderNumber, 'pack', 'ship', 'deliver');
    expect((await typesAbout('order:')).filter((type) => type !== 'order.shipped')).toEqual([
      'order.placed',
      'order.confirmed',
      'order.packed',
      'order.delivered',
      'order.paid',
    ]);
  });

  test('an order that is collected is ready, and delivered once it is handed over', async () => {
    await shop.resetShelves({ [NEAR]: { [WATCH]: 1 } });
    const asha = await orderShopper(shop.api);
    await asha.fill(WATCH);
    const { OrderNumber: number } = (await shop.boughtToCollect(asha)).order;
    await shop.advanced(number, 'ready', 'send-code');
    await shop.advance(number, 'collect', { Code: await shop.code() });
    expect((await typesAbout('order:')).slice(4)).toEqual(['order.ready_to_collect', 'order.delivered']);
  });

  test('a cancelled order is reported with its refund, in parts', async () => {
    const bought = await shop.bought({ cards: [100_00] });
    await shop.cancel(bought);
    expect((await typesAbout('order:')).slice(4)).toEqual([
      'refund.opened',
      'refund.opened',
      'refund.processed',
      'order.cancelled',
    ]);
    const amounts = (await webhooks())
      .filter(({ kind }) => kind === 'refund.opened')
      .map(({ body }) => JSON.parse(body).data);
    const row = await shop.row(bought.order.OrderNumber);
    expect(amounts.reduce((sum, { Amount }) => sum + Amount * 100, 0)).toBe(row?.total);
  });

  test('a failed payment is reported, and a payment that bought nothing with its refund', async () => {
    const { order } = await shop.bought();
    await shop.pays(order.OrderNumber, 'captured', 'pay_twice');
    await shop.pays(order.OrderNumber, 'failed', 'pay_failed');
    expect((await typesAbout('order:')).slice(4)).toEqual(['payment.captured', 'refund.opened']);
    const twice = (await webhooks()).at(-1);
    expect(JSON.parse(twice?.body ?? '').data).toMatchObject({ Method: 'gateway', Reference: 'twice' });
  });

  test('the last piece that is ordered is sold out, and back when the order is cancelled', async () => {
    await shop.reset({ [WATCH]: 1 });
    const bought = await shop.bought();
    expect(await typesAbout(`sku:${WATCH}`)).toEqual(['stock.sold_out']);
    await shop.cancel(bought);
    expect(await typesAbout(`sku:${WATCH}`)).toEqual(['stock.sold_out', 'stock.back']);
    const rows = [{ SKU: WATCH, Quantity: 0 }];
    await shop.db
      .insertInto('catalogue_version')
      .values({ id: 1, version: 1, imported_at: 0, source_hash: '' })
      .execute();
    await shop.desk('SaveStock', { Rows: rows, Operator: 'Meera', IdempotencyKey: 'stock-key-1' });
    expect(await typesAbout(`sku:${WATCH}`)).toEqual(['stock.sold_out', 'stock.back', 'stock.sold_out']);
  });

  test('a change that is rolled back sends no webhook', async () => {
    const { order } = await shop.bought();
    await shop.db.deleteFrom('outbox').execute();
    expect(await shop.advance(order.OrderNumber, 'deliver')).not.toMatchObject({ ReturnCode: 0 });
    expect(await shop.advance(order.OrderNumber, 'ship', { AWB: '' })).not.toMatchObject({ ReturnCode: 0 });
    expect(await webhooks()).toEqual([]);
  });

  test('no webhook holds the name, number, mailbox or address of a shopper', async () => {
    const bought = await shop.bought();
    await shop.cancel(bought);
    const row = await shop.row(bought.order.OrderNumber);
    const { customer, address } = JSON.parse(row?.document ?? '{}');
    const personal = [...Object.values(customer), ...Object.values(address)].filter(
      (value): value is string => typeof value === 'string' && value.length > 3,
    );
    expect(personal.length).toBeGreaterThan(4);
    const sent = (await webhooks()).map(({ body, subject }) => `${subject} ${body}`).join('\n');
    for (const value of personal) expect(sent).not.toContain(value);
  });
});
