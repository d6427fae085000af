import type { OpenDatabase } from '../../core/db/engine.ts';
import { issueInvoice } from '../../orders/placing/invoice-number.ts';
import { addOrder } from '../../testing/placed-order.ts';
import { describeOnEachEngine, openTestDatabase } from '../../testing/test-database.ts';
import { issueCreditNote } from './issue-credit-note.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const LINE = { lineId: 'line', quantity: 1, amount: 500_00 };

describeOnEachEngine('credit notes for invoices', (engine) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    for (const table of ['orders', 'invoice_series'] as const) await opened.db.deleteFrom(table).execute();
  });
  afterAll(() => opened.close());

  const invoiced = async (testPayment = false) => {
    const { order } = await addOrder(opened.db, { document: { testPayment } });
    await opened.db.transaction().execute((transaction) => issueInvoice(transaction, order.number, NOW));
    return order.number;
  };
  const issue = (orderNumber: string, reference: string, lines = [LINE]) =>
    opened.db
      .transaction()
      .execute((transaction) => issueCreditNote(transaction, { orderNumber, reference, lines, now: NOW }));
  const creditNotes = () =>
    opened.db.selectFrom('credit_notes').select(['number', 'amount', 'document']).orderBy('number').execute();

  test('there is one credit note per reason, in a separate number series', async () => {
    const number = await invoiced();
    await issue(number, 'cancel:1');
    await issue(number, 'cancel:1');
    await issue(number, 'cancel:2', [LINE, { ...LINE, lineId: 'free', amount: 0 }]);
    const document = JSON.stringify({ lines: [LINE] });
    expect(await creditNotes()).toEqual([
      { number: 'CN2627-000001', amount: 500_00, document },
      { number: 'CN2627-000002', amount: 500_00, document },
    ]);
  });

  test('the credit note of a test payment is a specimen, with a number of at most 16 characters', async () => {
    await issue(await invoiced(true), 'cancel:1');
    expect(await creditNotes()).toMatchObject([{ number: 'TESTCN2627-00001' }]);
  });

  test('there is no credit note when nothing is refunded or nothing was invoiced', async () => {
    await issue(await invoiced(), 'cancel:1', [{ ...LINE, amount: 0 }]);
    await issue((await addOrder(opened.db)).order.number, 'cancel:2');
    expect(await creditNotes()).toEqual([]);
  });
});
