import type { calls, DataOf } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { sendRefunds } from '../payments/send-refunds.ts';
import { dataOf } from '../testing/api-caller.ts';
import { WATCH } from '../testing/demo-skus.ts';
import { type OrderShop, orderShop } from '../testing/order-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type Imported = DataOf<typeof calls.importSettlements>;
type Report = DataOf<typeof calls.settlementReport>;
type Totals = DataOf<typeof calls.settlementTotals>;

describeOnEachEngine('settlements of the gateways', (engine) => {
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
  const imported = async (Rows: object[], fields: object = {}) =>
    dataOf(await send<Imported>('ImportSettlements', { Gateway: 'razorpay', Rows, ...fields }), 'ImportSettlements');
  const monthNow = () => new Date(shop.clock.now).toISOString().slice(0, 7);
  const report = async (fields: object = {}) =>
    dataOf(
      await send<Report>('SettlementReport', { Month: monthNow(), Gateway: 'razorpay', ...fields }),
      'SettlementReport',
    );

  /** An order with its payment, and a row by which that is settled in full; amounts in rupees. */
  async function paid() {
    const bought = await shop.bought();
    const payment = await shop.db
      .selectFrom('payments')
      .selectAll()
      .where('subject_id', '=', bought.order.OrderNumber)
      .executeTakeFirstOrThrow();
    const amount = payment.amount / 100;
    return { bought, payment, row: settled('payment', payment.gateway_payment_id, amount, amount - 23.6) };
  }
  const settled = (kind: string, entity_id: string, amount: number, net: number) => ({
    kind,
    entity_id,
    amount: amount.toFixed(2),
    fee: kind === 'payment' ? '20.00' : '0',
    tax: kind === 'payment' ? '3.60' : '0',
    net: net.toFixed(2),
    settlement_id: 'setl_1',
    utr: 'UTR1',
    settled_at: new Date(shop.clock.now).toISOString(),
  });

  test('a payment and its refund match, and a repeated import stores nothing', async () => {
    const { bought, payment, row } = await paid();
    dataOf(await shop.cancel(bought), 'CancelOrder');
    await sendRefunds(shop.api.context, new AbortController().signal);
    const refund = await shop.db.selectFrom('refunds').selectAll().executeTakeFirstOrThrow();
    const rupees = refund.amount / 100;
    const rows = [row, settled('refund', refund.gateway_refund_id ?? '', rupees, -rupees)];
    const first = await imported(rows);
    expect(first).toMatchObject({ Added: 2, Known: 0, Matched: 2, Payments: 1, Refunds: 1, Fee: 20, Tax: 3.6 });
    expect(first).toMatchObject({ Paid: payment.amount / 100, Refunded: rupees, Differences: [] });
    expect(await imported(rows)).toMatchObject({ Added: 0, Known: 2, Matched: 2 });
    const page = await report();
    expect(page.Rows.map(({ Result, OrderNumber }) => [Result, OrderNumber])).toEqual([
      ['matched', bought.order.OrderNumber],
      ['matched', bought.order.OrderNumber],
    ]);
  });

  test('each kind of difference is named', async () => {
    const first = await paid();
    const second = await paid();
    const amount = first.payment.amount / 100;
    const { Differences, Matched } = await imported([
      settled('payment', first.payment.gateway_payment_id, amount - 1, amount - 24.6),
      settled('payment', second.payment.gateway_payment_id, amount, amount - 23.61),
      settled('payment', 'pay_of_nobody', 10, -13.6),
      settled('adjustment', 'adj_1', -500, -500),
    ]);
    expect(Matched).toBe(0);
    expect(Differences.map(({ Result, Recorded }) => [Result, Recorded])).toEqual([
      ['amount-differs', amount],
      ['net-differs', amount],
      ['unknown', null],
      ['adjustment', null],
    ]);
  });

  test('money that was not settled after some days is named, page after page', async () => {
    const { payment } = await paid();
    const Month = monthNow();
    const results = async (fields: object) => {
      const rows: Report['Rows'] = [];
      for (let After: string | null = ''; After !== null; ) {
        const page: Report = await report({ Month, After, ...fields });
        rows.push(...page.Rows);
        After = page.Next;
      }
      return rows.map(({ Result, EntityId }) => [Result, EntityId]);
    };
    expect(await results({})).toEqual([]);
    shop.clock.now += 8 * DAY_MS;
    expect(await results({})).toEqual([['not-settled', payment.gateway_payment_id]]);
    expect(await results({ UnsettledAfterDays: 9 })).toEqual([]);
    const totals = dataOf(await send<Totals>('SettlementTotals', { Month }), 'SettlementTotals');
    expect(totals.Rows.map(({ Gateway, NotSettled, NotSettledPaid }) => [Gateway, NotSettled, NotSettledPaid])).toEqual(
      [
        ['razorpay', 1, payment.amount / 100],
        ['payu', 0, 0],
      ],
    );
  });

  test('a dry run stores nothing', async () => {
    const { row } = await paid();
    expect(await imported([row], { DryRun: true })).toMatchObject({ Added: 1, Matched: 1 });
    expect((await report()).Rows).toEqual([]);
  });

  test('a wrong row is named with its column, and none is stored', async () => {
    const { row } = await paid();
    const refused = await send('ImportSettlements', {
      Gateway: 'razorpay',
      Rows: [row, { ...row, entity_id: 'other', amount: 'ten' }, { ...row, net: '1.00' }],
    });
    expect(refused).toMatchObject({
      Data: {
        Refused: [
          { Row: 2, Field: 'amount' },
          { Row: 3, Field: 'line_id', Message: 'is that of row 1, with other figures' },
        ],
      },
    });
    expect((await report()).Rows).toEqual([]);
    await imported([row]);
    expect(await send('ImportSettlements', { Gateway: 'razorpay', Rows: [{ ...row, utr: 'UTR2' }] })).toMatchObject({
      Data: { Refused: [{ Row: 1, Field: 'line_id', Message: 'was imported before with other figures' }] },
    });
  });

  test('a thousand rows of a report with many columns are taken in one call', async () => {
    const columns = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`column_${at}`, 'x'.repeat(60)]));
    const rows = Array.from({ length: 1000 }, (_, at) => ({
      ...columns,
      ...settled('payment', `pay_${at}`, 100, 76.4),
    }));
    expect(await imported(rows, { DryRun: true })).toMatchObject({ Payments: 1000, Unknown: 1000 });
  });

  test('a line that was stored with wrong figures is replaced where that is asked for', async () => {
    const { row } = await paid();
    expect(await imported([row])).toMatchObject({ Added: 1, Matched: 1 });
    const wrong = { ...row, amount: '1.00', net: '-22.60' };
    expect(await imported([wrong], { Replace: true })).toMatchObject({ Added: 0, Known: 0, Replaced: 1, Matched: 0 });
    expect(await imported([row], { Replace: true, DryRun: true })).toMatchObject({ Replaced: 1 });
    expect((await report()).Rows.map(({ Result }) => Result)).toEqual(['amount-differs']);
    expect(await imported([row], { Replace: true })).toMatchObject({ Replaced: 1, Matched: 1 });
    expect(await imported([row], { Replace: true })).toMatchObject({ Known: 1, Replaced: 0 });
    expect((await report()).Rows.map(({ Result }) => Result)).toEqual(['matched']);
  });

  test('a payment that is settled in parts is judged by their sum, and rows of one settlement are one line', async () => {
    const { payment, row } = await paid();
    const id = payment.gateway_payment_id;
    const part = (amount: number, fields: object) => ({
      ...settled('payment', id, amount, amount),
      fee: '0',
      tax: '0',
      ...fields,
    });
    expect(await imported([part(600, {})])).toMatchObject({ Added: 1, AmountDiffers: 1 });
    const rest = payment.amount / 100 - 600;
    const later = { settlement_id: 'setl_2', utr: 'UTR2' };
    const rows = [part(100, { ...later, line_id: 'a' }), part(rest - 100, { ...later, line_id: 'b' })];
    expect(await imported(rows, { DryRun: true })).toMatchObject({ Added: 1, Matched: 1, Differences: [] });
    expect(await imported(rows)).toMatchObject({ Added: 1, Matched: 1 });
    expect(await imported(rows)).toMatchObject({ Added: 0, Known: 1 });
    expect((await report()).Rows.map(({ Result, Amount }) => [Result, Amount])).toEqual([
      ['matched', 600],
      ['matched', rest],
    ]);
    // A third part is too much, and an adjustment that takes it back makes it right.
    expect(await imported([{ ...row, settlement_id: 'setl_3', utr: 'UTR3' }])).toMatchObject({ AmountDiffers: 1 });
    const back = -Number(row.amount);
    await imported([
      { ...part(0, {}), kind: 'adjustment', amount: `${back}`, net: `${back}`, settlement_id: 'setl_3', utr: 'UTR3' },
    ]);
    expect((await report()).Rows.map(({ Result }) => Result)).toEqual(['adjustment', 'matched', 'matched', 'matched']);
  });

  test('the same settlement in another form of report counts once', async () => {
    const { payment, row } = await paid();
    await imported([row]);
    const { settlement_id, utr, settled_at } = row;
    const own = {
      entity_id: payment.gateway_payment_id,
      type: 'payment',
      amount: String(payment.amount),
      fee: '2360',
      tax: '360',
      credit: String(payment.amount - 2360),
      settlement_id,
      settled_at,
    };
    const again = { Added: 0, Known: 1, Matched: 1 };
    expect(await imported([{ ...own, settlement_utr: utr }], { Unit: 'paise' })).toMatchObject(again);
    expect(await imported([own], { Unit: 'paise' })).toMatchObject(again);
    expect(await imported([{ ...row, settlement_id: '' }])).toMatchObject(again);
    expect((await report()).Rows).toHaveLength(1);
    const replaced = await imported([{ ...own, credit: '1' }], { Unit: 'paise', Replace: true });
    expect(replaced).toMatchObject({ Replaced: 1, NetDiffers: 1 });
    expect((await report()).Rows).toMatchObject([{ Net: 0.01 }]);
  });

  test('the audit names who imported which file', async () => {
    const { row } = await paid();
    await imported([row], { Note: 'november.csv' });
    const entries = await shop.db
      .selectFrom('desk_audit')
      .select(['operator', 'outcome'])
      .where('call', '=', 'ImportSettlements')
      .where('subject', '=', 'november.csv')
      .execute();
    expect(entries).toEqual([{ operator: 'Meera Shah', outcome: 'Success' }]);
  });
});
