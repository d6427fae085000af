import { type calls, type DataOf, RETURN_CODES } from '#lib/contract/index.ts';
import { recordRefundUpdate } from '../payments/refund-update.ts';
import { sendRefunds } from '../payments/send-refunds.ts';
import { forgetSums } from '../payments/settlements/kept-sums.ts';
import { addUpSettlements } from '../reports/settlements/settlement-list.ts';
import { dataOf } from '../testing/api-caller.ts';
import { WATCH } from '../testing/demo-skus.ts';
import { type OrderShop, orderShop } from '../testing/order-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type List = DataOf<typeof calls.settlementList>;
type Lines = DataOf<typeof calls.settlementLines>;
type Report = DataOf<typeof calls.settlementReport>;

describeOnEachEngine('the list of settlements', (engine) => {
  let shop: OrderShop;
  beforeAll(async () => {
    shop = await orderShop(engine, undefined, { takesMoney: true });
  });
  beforeEach(async () => {
    for (const table of ['settlement_lines', 'settlement_sums'] as const) await shop.db.deleteFrom(table).execute();
    await shop.reset({ [WATCH]: 9 });
  });
  afterAll(() => shop.api.close());

  const send = <Data>(name: string, fields: object) => shop.desk<Data>(name, { Operator: 'Meera Shah', ...fields });
  const importRows = async (Rows: object[], Gateway = 'razorpay') =>
    dataOf(await send<object>('ImportSettlements', { Gateway, Rows, Note: 'october.csv' }), 'ImportSettlements');
  const list = async (Page = 1) => {
    const Month = new Date(shop.clock.now).toISOString().slice(0, 7);
    return dataOf(await send<List>('SettlementList', { Month, Page }), 'SettlementList');
  };
  const lines = (fields: object) => send<Lines>('SettlementLines', { Gateway: 'razorpay', ...fields });
  const row = (entity_id: string, settlement: { settlement_id?: string; utr?: string }, amount = 100, at = 0) => ({
    kind: 'payment',
    entity_id,
    amount: amount.toFixed(2),
    fee: '2',
    tax: '0.36',
    net: (amount - 2.36).toFixed(2),
    settled_at: new Date(shop.clock.now + at).toISOString(),
    ...settlement,
  });
  async function paid() {
    const { order } = await shop.bought();
    const { gateway_payment_id: id, amount } = await shop.db
      .selectFrom('payments')
      .selectAll()
      .where('subject_id', '=', order.OrderNumber)
      .executeTakeFirstOrThrow();
    return { number: order.OrderNumber, id, rupees: amount / 100 };
  }

  test('settlements are listed with their sums, file and state, the newest first', async () => {
    const { id, rupees } = await paid();
    await importRows([
      row(id, { settlement_id: 'setl_1', utr: 'UTR1' }, rupees),
      row('pay_other', { settlement_id: 'setl_2' }, 50, 1000),
      row('pay_third', { utr: 'UTR3' }, 50, 2000),
    ]);
    await importRows([row('4031', { settlement_id: '77' }, 70, 3000)], 'payu');
    const { Settlements, TotalPages } = await list();
    expect(TotalPages).toBe(1);
    expect(
      Settlements.map(({ Gateway, SettlementId, Utr, State, Differences }) =>
        [Gateway, SettlementId, Utr, State, Differences].join(' '),
      ),
    ).toEqual([
      'payu 77  differs 1',
      'razorpay  UTR3 differs 1',
      'razorpay setl_2  differs 1',
      'razorpay setl_1 UTR1 matched 0',
    ]);
    expect(Settlements[3]).toMatchObject({ Payments: 1, Paid: rupees, Fee: 2, Tax: 0.36, Note: 'october.csv' });
    expect(Settlements[3]).toMatchObject({ ImportedBy: 'Meera Shah', Matched: 1 });
  });

  test('one settlement shows its lines, all or those that do not match', async () => {
    const { id, rupees, number } = await paid();
    await importRows([
      row(id, { settlement_id: 'setl_1' }, rupees),
      row('pay_other', { settlement_id: 'setl_1' }),
      row('pay_of_next', { settlement_id: 'setl_2' }),
    ]);
    const all = dataOf(await lines({ SettlementId: 'setl_1' }), 'SettlementLines');
    expect(all.Rows.map(({ Result, OrderNumber }) => [Result, OrderNumber]).toSorted()).toEqual([
      ['matched', number],
      ['unknown', ''],
    ]);
    expect(all).toMatchObject({ Next: null, Settlement: { Payments: 2, Unknown: 1, State: 'differs' } });
    const different = dataOf(await lines({ SettlementId: 'setl_1', Show: 'differences' }), 'SettlementLines');
    expect(different.Rows.map(({ EntityId }) => EntityId)).toEqual(['pay_other']);
    const Month = new Date(shop.clock.now).toISOString().slice(0, 7);
    const report = await send<Report>('SettlementReport', { Month, Gateway: 'razorpay', Show: 'differences' });
    expect(dataOf(report, 'SettlementReport').Rows.map(({ EntityId }) => EntityId)).toEqual([
      'pay_of_next',
      'pay_other',
    ]);
  });

  test('a settlement without an id is found by its transfer, and long ones and lists are read in pages', async () => {
    const many = (count: number, settlementOf: (at: number) => object) =>
      Array.from({ length: count }, (_, at) => row(`pay_${at}`, settlementOf(at)));
    await importRows(many(201, () => ({ utr: 'UTR9' })));
    const first = dataOf(await lines({ Utr: 'UTR9' }), 'SettlementLines');
    const second = dataOf(await lines({ Utr: 'UTR9', After: first.Next }), 'SettlementLines');
    expect([first.Rows.length, second.Rows.length, second.Next]).toEqual([200, 1, null]);
    expect(new Set([...first.Rows, ...second.Rows].map(({ EntityId }) => EntityId)).size).toBe(201);
    await importRows(many(20, (at) => ({ settlement_id: `setl_${at}` })));
    expect(await list(2)).toMatchObject({ TotalPages: 2, Settlements: [{}] });
  });

  test('kept sums follow lines that are imported later or replaced, and payments that are known later', async () => {
    const { id, rupees } = await paid();
    await shop.db.updateTable('payments').set({ gateway_payment_id: 'pay_unknown' }).execute();
    await importRows([row(id, { settlement_id: 'setl_1' }, rupees)]);
    const sums = async () => {
      const { Settlements } = await list();
      return Settlements.map(({ SettlementId, State, Payments, Paid, Matched }) =>
        [SettlementId, State, Payments, Paid, Matched].join(' '),
      );
    };
    expect(await addUpSettlements(shop.db)).toBe(false);
    expect([await sums(), await sums()]).toEqual([[`setl_1 differs 1 ${rupees} 0`], [`setl_1 differs 1 ${rupees} 0`]]);
    // The gateway names a payment that the store comes to know later, as it does by `insertPayment`.
    await shop.db.updateTable('payments').set({ gateway_payment_id: id }).execute();
    await forgetSums(shop.db, [id]);
    expect(await sums()).toEqual([`setl_1 matched 1 ${rupees} 1`]);
    await importRows([row('pay_second', { settlement_id: 'setl_1' }, 50)]);
    expect(await sums()).toEqual([`setl_1 differs 2 ${rupees + 50} 1`]);
    await send('ImportSettlements', {
      Gateway: 'razorpay',
      Rows: [row('pay_second', { settlement_id: 'setl_1' }, 60)],
      Replace: true,
    });
    expect(await sums()).toEqual([`setl_1 differs 2 ${rupees + 60} 1`]);
    // Another settlement that pays a part of the same payment is judged with it.
    await importRows([row(id, { settlement_id: 'setl_2' }, 10, 1000)]);
    expect((await sums()).map((text) => text.slice(0, 14))).toEqual(['setl_2 differs', 'setl_1 differs']);
    expect((await list()).Settlements.map(({ Matched }) => Matched)).toEqual([0, 0]);
  });

  test('a payment that is captured after its settlement was imported forgets the sums', async () => {
    const { id, rupees } = await paid();
    const payment = await shop.db.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
    await importRows([
      row('pay_late', { settlement_id: 'setl_1' }, rupees),
      row(id, { settlement_id: 'setl_2' }, rupees),
    ]);
    expect((await list()).Settlements.map(({ Matched }) => Matched).toSorted()).toEqual([0, 1]);
    await shop.pays(payment.subject_id, undefined, 'pay_late');
    expect((await list()).Settlements.map(({ Unknown }) => Unknown)).toEqual([0, 0]);
  });

  test('a refund whose number at the gateway the store learns later forgets the sums, however it learns it', async () => {
    const { id: payment_id, amount } = await refundedPayment();
    const refund = {
      payment_id,
      amount,
      reason: 'amount',
      gateway_refund_id: null,
      created_at: shop.clock.now,
    } as const;
    await shop.db
      .insertInto('refunds')
      .values([
        { ...refund, id: 'r1', reason: 'amount', state: 'sent', next_try_at: shop.clock.now, processed_at: null },
        {
          ...refund,
          id: 'refund-sent-by-hand',
          reason: 'twice',
          state: 'failed',
          next_try_at: null,
          processed_at: null,
        },
      ])
      .execute();
    const refundRow = (entity_id: string) => ({
      ...row(entity_id, { settlement_id: 'setl_1' }, amount / 100),
      kind: 'refund',
    });
    await importRows([refundRow('rfnd_gateway'), refundRow('rfnd_by_hand')]);
    const unknown = async () => (await list()).Settlements.map(({ Unknown }) => Unknown);
    expect([await unknown(), await unknown()]).toEqual([[2], [2]]);
    const update = { state: 'processed', gatewayRefundId: 'rfnd_gateway', nextTryAt: 0, now: shop.clock.now } as const;
    await shop.db.transaction().execute((transaction) => recordRefundUpdate(transaction, 'r1', update));
    expect(await unknown()).toEqual([1]);
    dataOf(
      await send<object>('MarkOrderRefund', { OrderRefundId: 'refund-sent-by-hand', Reference: 'rfnd_by_hand' }),
      'MarkOrderRefund',
    );
    expect(await unknown()).toEqual([0]);
  });

  test('a failed refund that is sent anew, under another number, forgets the sums', async () => {
    const { id: payment_id, amount } = await refundedPayment();
    const times = { created_at: shop.clock.now, next_try_at: shop.clock.now, processed_at: null };
    const failed = { id: 'r-failed', reason: 'amount', state: 'failed', gateway_refund_id: 'rfnd_failed' } as const;
    await shop.db
      .insertInto('refunds')
      .values({ payment_id, amount, ...failed, ...times })
      .execute();
    const line = { ...row('rfnd_failed', { settlement_id: 'setl_1' }, amount / 100), kind: 'refund' };
    await importRows([line]);
    const unknown = async () => (await list()).Settlements.map(({ Unknown }) => Unknown);
    expect([await unknown(), await unknown()]).toEqual([[0], [0]]);
    await sendRefunds(shop.api.context, new AbortController().signal);
    expect(await shop.db.selectFrom('refunds').select('gateway_refund_id').execute()).not.toContainEqual({
      gateway_refund_id: 'rfnd_failed',
    });
    expect(await unknown()).toEqual([1]);
  });

  async function refundedPayment() {
    await paid();
    return shop.db.selectFrom('payments').select(['id', 'amount']).executeTakeFirstOrThrow();
  }

  test('a settlement that is not there is refused', async () => {
    expect((await lines({ SettlementId: 'setl_none' })).ReturnCode).toBe(RETURN_CODES.NotFound.code);
  });
});
