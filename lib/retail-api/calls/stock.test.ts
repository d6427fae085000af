import type { calls, DataOf } from '#lib/contract/index.ts';
import { RETURN_CODES } from '#lib/contract/index.ts';
import { reserveStock } from '../orders/holds/stock.ts';
import { send, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { OPERATOR_KEY } from '../testing/operator.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const NOW = Date.parse('2026-11-26T12:00:00+05:30');
const WATCH = '1801AV01';
const TWO_LEFT = '2101PK01';
const SOLD_OUT = '3301TK01';

describeOnEachEngine('online stock by the operator', (engine) => {
  let api: TestApi;
  let keys = 0;
  beforeEach(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', now: () => NOW, operatorKey: OPERATOR_KEY });
    const version = { id: 1, version: 1, imported_at: 0, source_hash: '' };
    await api.context.db.insertInto('catalogue_version').values(version).execute();
  });
  afterEach(() => api.close());

  const post = <Data>(name: string, body: object) =>
    send<Data>(api.handle, name, {
      method: 'POST',
      headers: { authorization: `Bearer ${OPERATOR_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const save = (Rows: object[], more: object = {}) =>
    post<DataOf<typeof calls.saveStock> & { Refused?: unknown; Message?: string }>('SaveStock', {
      Rows,
      Operator: 'Meera Shah',
      IdempotencyKey: `stock-key-${keys++}`,
      ...more,
    });
  const stockOf = async (Id: string) => {
    const { Data } = await post<DataOf<typeof calls.productStock>>('ProductStock', { Id });
    if (!Data) throw new Error(`${Id} has no stock.`);
    return Data;
  };
  const quantityOf = async (sku: string) => (await stockOf(sku)).Skus.find(({ SKU }) => SKU === sku)?.Quantity;
  const announced = async () => {
    const rows = await api.context.db.selectFrom('products').select('code').where('modified_at', '>=', NOW).execute();
    return rows.map(({ code }) => code);
  };

  test('stock is set and changed, and the ledger says by whom and why', async () => {
    const { Data } = await save(
      [
        { SKU: WATCH, Quantity: 12 },
        { SKU: '7701SV01-14', Change: -2, Reason: 'damaged' },
      ],
      { Note: 'Shelf 4', Reason: 'count' },
    );
    expect(Data).toEqual({
      Saved: 2,
      Changed: 2,
      Rows: [
        { Row: 1, SKU: WATCH, QuantityBefore: 28, Quantity: 12 },
        { Row: 2, SKU: '7701SV01-14', QuantityBefore: 9, Quantity: 7 },
      ],
    });
    expect(await quantityOf(WATCH)).toBe(12);
    const who = { At: NOW, Kind: 'operator', OrderNumber: '', By: 'Meera Shah', Note: 'Shelf 4' };
    expect((await stockOf(WATCH)).Ledger).toEqual([{ ...who, SKU: WATCH, Change: -16, Quantity: 12, Reason: 'count' }]);
    expect((await stockOf('7701sv01')).Ledger).toEqual([
      { ...who, SKU: '7701SV01-14', Change: -2, Quantity: 7, Reason: 'damaged' },
    ]);
    expect(await announced()).toEqual([]);
  });

  test('pages follow a product that is sold out, back, or has few left', async () => {
    await save([
      { SKU: WATCH, Quantity: 3 },
      { SKU: TWO_LEFT, Quantity: 0 },
      { SKU: SOLD_OUT, Quantity: 50 },
    ]);
    expect((await announced()).toSorted()).toEqual([WATCH, TWO_LEFT, SOLD_OUT]);
  });

  test('orders stand in the same ledger', async () => {
    await api.context.db
      .transaction()
      .execute((transaction) =>
        reserveStock(transaction, { number: 'SM-1', items: [{ sku: WATCH, quantity: 2 }], now: NOW - 1 }),
      );
    await save([{ SKU: WATCH, Change: 5 }]);
    expect((await stockOf(WATCH)).Ledger).toMatchObject([
      { Kind: 'operator', Change: 5, Quantity: 31, OrderNumber: '' },
      { Kind: 'hold', Change: -2, Quantity: null, OrderNumber: 'SM-1', By: '' },
    ]);
  });

  test('SaveStock refuses all rows for one bad row, and names row and field', async () => {
    const refused = await save([
      { SKU: WATCH, Quantity: 1 },
      { SKU: 'NOPE', Quantity: 1 },
      { SKU: TWO_LEFT, Change: -3 },
      { SKU: WATCH, Quantity: 2 },
      { SKU: SOLD_OUT, Quantity: 4, ExpectedQuantity: 1 },
    ]);
    expect(refused.ReturnCode).toBe(RETURN_CODES.InvalidRequest.code);
    expect(refused.Data?.Refused).toEqual([
      { Row: 2, Field: 'SKU', Message: 'NOPE is not a SKU of the catalogue' },
      { Row: 3, Field: 'Change', Message: '2101PK01 has only 2, so 3 cannot be taken off' },
      { Row: 4, Field: 'SKU', Message: '1801AV01 is also in row 1' },
      { Row: 5, Field: 'ExpectedQuantity', Message: '3301TK01 now has 0' },
    ]);
    expect(await quantityOf(WATCH)).toBe(28);
    const both = await save([{ SKU: WATCH, Quantity: 1, Change: 1 }]);
    expect(both.Data?.Refused).toEqual([
      { Row: 1, Field: 'Quantity', Message: 'must have Quantity or Change, one of them' },
    ]);
  });

  test('a dry run answers the same and changes nothing', async () => {
    const rows = [{ SKU: WATCH, Change: -1 }];
    const dry = await save(rows, { DryRun: true });
    expect(await quantityOf(WATCH)).toBe(28);
    expect((await stockOf(WATCH)).Ledger).toEqual([]);
    expect((await save(rows)).Data).toEqual(dry.Data);
  });

  test('a repeated request takes off nothing twice', async () => {
    const request = { IdempotencyKey: 'the-same-key-1' };
    await save([{ SKU: WATCH, Change: -5 }], request);
    expect((await save([{ SKU: WATCH, Change: -5 }], request)).Data).toMatchObject({ Saved: 1, Changed: 1, Rows: [] });
    expect(await quantityOf(WATCH)).toBe(23);
  });

  test('changes at the same time, of the operator and of orders, all count', async () => {
    const sell = () =>
      api.context.db
        .transaction()
        .execute((transaction) =>
          reserveStock(transaction, { number: 'SM-1', items: [{ sku: WATCH, quantity: 1 }], now: NOW }),
        );
    const change = () => save([{ SKU: WATCH, Change: 3 }]);
    await Promise.all([sell(), change(), sell(), change(), sell()]);
    expect(await quantityOf(WATCH)).toBe(28 - 3 + 6);
  });

  test('only the operator can save stock', async () => {
    const caller = await signInSession(api.handle);
    const request = { Rows: [{ SKU: WATCH, Quantity: 1 }], Operator: 'A', IdempotencyKey: 'some-key-0001' };
    expect((await caller.post('SaveStock', request)).ReturnCode).not.toBe(0);
    expect(await quantityOf(WATCH)).toBe(28);
  });
});
