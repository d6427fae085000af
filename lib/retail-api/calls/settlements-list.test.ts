import { type calls, type DataOf, RETURN_CODES } from '#lib/contract/index.ts';
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
    await shop.db.deleteFrom('settlement_lines').execute();
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

  test('a settlement that is not there is refused', async () => {
    expect((await lines({ SettlementId: 'setl_none' })).ReturnCode).toBe(RETURN_CODES.NotFound.code);
  });
});
