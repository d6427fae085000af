import type { OpenDatabase } from '../../core/db/engine.ts';
import { addOrder } from '../../testing/placed-order.ts';
import { describeOnEachEngine, openTestDatabase } from '../../testing/test-database.ts';
import { financialYear, issueInvoice } from './invoice-number.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');

test.each([
  ['2026-03-31T18:29:59Z', '2526'],
  ['2026-03-31T18:30:00Z', '2627'],
  ['2026-12-31T20:00:00Z', '2627'],
  ['2027-03-31T18:29:59Z', '2627'],
  ['2099-05-01T00:00:00Z', '9900'],
])('%s is in the financial year of %s in India', (at, year) => {
  expect(financialYear(Date.parse(at))).toBe(year);
});

describeOnEachEngine('invoice numbers', (engine) => {
  let opened: OpenDatabase;
  beforeEach(async () => {
    opened = await openTestDatabase(engine);
  });
  afterEach(() => opened.close());

  const issue = (number: string, now = NOW) =>
    opened.db.transaction().execute((transaction) => issueInvoice(transaction, number, now));
  const numbers = async () =>
    (await opened.db.selectFrom('orders').select('invoice_number').execute())
      .map((row) => row.invoice_number)
      .toSorted();

  test('an order gets one number, however often and concurrently it is requested', async () => {
    const { order } = await addOrder(opened.db);
    await Promise.all(Array.from({ length: 8 }, () => issue(order.number)));
    await issue(order.number, NOW + 1);
    expect(await numbers()).toEqual(['SM2627-000001']);
    expect(await opened.db.selectFrom('orders').select('invoiced_at').execute()).toEqual([{ invoiced_at: NOW }]);
    expect(await opened.db.selectFrom('invoice_series').selectAll().execute()).toEqual([{ series: 'SM2627', last: 1 }]);
  });

  test('numbers are consecutive without a gap, even after a rollback', async () => {
    const placed = [];
    for (let made = 0; made < 12; made++) placed.push((await addOrder(opened.db)).order.number);
    await Promise.all(
      placed.slice(0, 11).map((number, index) =>
        index % 3 === 0
          ? expect(
              opened.db.transaction().execute(async (transaction) => {
                await issueInvoice(transaction, number, NOW);
                throw new Error('Another product failed.');
              }),
            ).rejects.toThrow('Another product')
          : issue(number),
      ),
    );
    const issued = (await numbers()).filter((number) => number !== null);
    expect(issued).toEqual(Array.from({ length: 7 }, (_, index) => `SM2627-00000${index + 1}`));
  });

  test('test payments have a series of their own and leave no gap in the other', async () => {
    for (const testPayment of [false, true, false, true]) {
      const { order } = await addOrder(opened.db, { document: { testPayment } });
      await issue(order.number);
    }
    expect(await numbers()).toEqual(['SM2627-000001', 'SM2627-000002', 'TEST2627-000001', 'TEST2627-000002']);
  });

  test('another financial year starts with 1, and no number is longer than the law allows', async () => {
    const [first, second] = [await addOrder(opened.db), await addOrder(opened.db)];
    await issue(first.order.number);
    await opened.db.updateTable('invoice_series').set({ last: 999_999 }).execute();
    await issue(second.order.number, Date.parse('2027-04-01T00:00:00Z'));
    const third = await addOrder(opened.db);
    await issue(third.order.number);
    expect(await numbers()).toEqual(['SM2627-000001', 'SM2627-1000000', 'SM2728-000001']);
    expect((await numbers()).every((number) => (number ?? '').length <= 16)).toBe(true);
  });
});
