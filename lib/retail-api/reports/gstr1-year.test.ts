import type { Gstr1Wire, InvoiceWire } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { taxInside } from '#lib/shared/tax-inside.ts';
import fc from '#lib/testing/generated.ts';
import { sum } from '../core/sum.ts';
import { issueCreditNote } from '../documents/invoices/issue-credit-note.ts';
import { readOrderLines } from '../orders/order-repository.ts';
import { issueInvoice } from '../orders/placing/invoice-number.ts';
import { send } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { addUp, hsnSums, sectionSums, type TaxSums } from '../testing/gstr1-sums.ts';
import { OPERATOR_KEY } from '../testing/operator.ts';
import { insertOrder, TEST_ADDRESS } from '../testing/orders.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

jest.setTimeout(300_000);

/** The financial year from April 2026; days are counted from its first. */
const YEAR = Date.parse('2026-04-01T00:00:00+05:30');
const MONTHS = Array.from({ length: 12 }, (_, index) => {
  const number = ((index + 3) % 12) + 1;
  return `${index < 9 ? 2026 : 2027}-${String(number).padStart(2, '0')}`;
});

const line = fc.record({
  net: fc.integer({ min: 1_00, max: 3_00_000_00 }),
  shipping: fc.constantFrom(0, 0, 99_00),
  quantity: fc.integer({ min: 1, max: 3 }),
  goods: fc.constantFrom({ hsnCode: '9102', gstPercent: 18 }, { hsnCode: '7113', gstPercent: 3 }),
});
const sale = fc.record({
  at: fc.integer({ min: 0, max: 365 * DAY_MS - 1 }),
  state: fc.constantFrom('29', '29', '27', '07'),
  registered: fc.boolean(),
  test: fc.constantFrom(false, false, false, false, true),
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  /** Parts of lines that are cancelled or returned: after how long, and how many thousandths of the price. */
  credits: fc.array(
    fc.record({
      after: fc.integer({ min: 0, max: 40 * DAY_MS }),
      line: fc.nat({ max: 2 }),
      part: fc.nat({ max: 500 }),
    }),
    { maxLength: 2 },
  ),
});
type Sale = typeof sale extends fc.Arbitrary<infer Value> ? Value : never;

/** The month in India by the calendar of the runtime. */
const monthOf = (at: number) => new Date(at).toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' }).slice(0, 7);

describeOnEachEngine('form GSTR-1 over a generated year', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', operatorKey: OPERATOR_KEY });
  });
  afterAll(() => api.close());

  const headers = { authorization: `Bearer ${OPERATOR_KEY}`, 'content-type': 'application/json' };
  const formOf = async (Month: string): Promise<Gstr1Wire> => {
    const body = JSON.stringify({ Month });
    const answer = await send<Gstr1Wire>(api.handle, 'Gstr1Report', { method: 'POST', headers, body });
    if (!answer.Data) throw new Error(JSON.stringify(answer));
    return answer.Data;
  };

  async function trade(sales: readonly Sale[]): Promise<void> {
    const { db } = api.context;
    for (const table of ['credit_notes', 'orders', 'invoice_series'] as const) await db.deleteFrom(table).execute();
    for (const { at, state, registered, test: isTest, lines, credits } of sales) {
      const { number } = await insertOrder(db, {
        total: sum(lines.map(({ net, shipping }) => net + shipping)),
        state: 'confirmed',
        document: {
          address: { ...TEST_ADDRESS, StateCode: state },
          gstin: registered ? `${state}AABCT1332L1Z${state[1]}` : '',
          testPayment: isTest,
        },
        lines: lines.map(({ net, shipping, quantity, goods }) => ({
          net,
          quantity,
          document: { ...goods, shipping, tax: taxInside(net + shipping, goods.gstPercent) },
        })),
      });
      await db.transaction().execute((transaction) => issueInvoice(transaction, number, YEAR + at));
      const stored = (await readOrderLines(db, [number])).get(number) ?? [];
      for (const [index, { after, line: position, part }] of credits.entries()) {
        const one = stored[position % stored.length];
        if (!one) continue;
        const amount = Math.floor(((one.net + one.document.shipping) * part) / 1000);
        const credited = { orderNumber: number, reference: `return:${index}`, now: YEAR + at + after };
        const note = { ...credited, lines: [{ lineId: one.id, quantity: 1, amount }] };
        await db.transaction().execute((transaction) => issueCreditNote(transaction, note));
      }
    }
  }

  /** The invoices and credit notes as the shopper's call shows them, in rupees. */
  async function shownDocuments(): Promise<InvoiceWire[]> {
    const { db } = api.context;
    const orders = await db.selectFrom('orders').select(['number', 'key']).execute();
    const notes = await db.selectFrom('credit_notes').select(['number', 'order_number']).execute();
    const issued = await send<{ SecurityToken: string }>(api.handle, 'JwtToken', {
      method: 'POST',
      body: JSON.stringify({ SessionID: 'a-session', SiteURL: 'http://localhost:3000' }),
    });
    const documents: InvoiceWire[] = [];
    for (const { number, key } of orders) {
      for (const CreditNoteNumber of [
        '',
        ...notes.filter((one) => one.order_number === number).map((one) => one.number),
      ]) {
        const answer = await send<InvoiceWire>(api.handle, 'Invoice', {
          method: 'POST',
          headers: { authorization: `Bearer ${issued.Data?.SecurityToken}`, 'content-type': 'application/json' },
          body: JSON.stringify({ OrderKey: key, OrderNumber: number, CreditNoteNumber, CustomerToken: '' }),
        });
        if (!answer.Data) throw new Error(JSON.stringify(answer));
        documents.push(answer.Data);
      }
    }
    return documents;
  }

  test('the forms of the twelve months add up to the documents, to the paisa', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(sale, { minLength: 20, maxLength: 60 }), async (sales) => {
        await trade(sales.toSorted((a, b) => a.at - b.at));
        const shown = (await shownDocuments()).filter(({ TestPayment }) => !TestPayment);
        for (const month of MONTHS) {
          const form = await formOf(month);
          const own = shown.filter((one) => monthOf((one.CreditNote ?? one).IssuedAt) === month);
          expect({ month, ...sectionSums(form) }).toEqual({ month, ...documentSums(own) });
          expect({ month, ...hsnSums(form) }).toEqual({ month, ...documentSums(own) });
          expect({ month, ...(await databaseSums(month)) }).toEqual({ month, ...countsOf(form) });
          expect(reportedAlone(form)).toEqual(own.filter(isReportedAlone(shown)).map(numberOf).toSorted());
        }
      }),
      { numRuns: engine === 'sqlite' ? 4 : 1 },
    );
  });

  /** Value and numbers of documents, straight from the tables. */
  async function databaseSums(month: string) {
    const { db } = api.context;
    const isOwn = ({ at, document }: { at: number | null; document: string }) =>
      at !== null && monthOf(at) === month && !JSON.parse(document).testPayment;
    const orders = await db.selectFrom('orders').select(['total', 'invoiced_at as at', 'document']).execute();
    const notes = await db
      .selectFrom('credit_notes')
      .innerJoin('orders', 'orders.number', 'credit_notes.order_number')
      .select(['credit_notes.amount', 'credit_notes.issued_at as at', 'orders.document'])
      .execute();
    const [invoices, credited] = [orders.filter(isOwn), notes.filter(isOwn)];
    return {
      value: sum(invoices.map(({ total }) => total)) - sum(credited.map(({ amount }) => amount)),
      invoices: invoices.length,
      creditNotes: credited.length,
    };
  }
});

function documentSums(documents: readonly InvoiceWire[]): TaxSums {
  return addUp(
    documents.map(({ CreditNote, TaxableAmount: txval, Igst: iamt, Cgst: camt, Sgst: samt }) => {
      return { txval, iamt, camt, samt, sign: CreditNote ? -1 : 1 };
    }),
  );
}

function countsOf(form: Gstr1Wire) {
  const { txval, iamt, camt, samt } = sectionSums(form);
  const issued = (nature: number) =>
    sum(
      (form.doc_issue?.doc_det ?? [])
        .filter(({ doc_num }) => doc_num === nature)
        .flatMap(({ docs }) => docs.map(({ totnum }) => totnum)),
    );
  return { value: txval + iamt + camt + samt, invoices: issued(1), creditNotes: issued(5) };
}

/** Numbers of the documents that are reported one by one. */
function reportedAlone({ b2b = [], b2cl = [], cdnr = [], cdnur = [] }: Gstr1Wire): string[] {
  const invoices = [...b2b, ...b2cl].flatMap(({ inv }) => inv.map(({ inum }) => inum));
  const notes = [...cdnr.flatMap(({ nt }) => nt), ...cdnur].map(({ nt_num }) => nt_num);
  return [...invoices, ...notes].toSorted();
}

const numberOf = ({ CreditNote, InvoiceNumber }: InvoiceWire) => CreditNote?.CreditNoteNumber ?? InvoiceNumber;

/** Whether a document is reported by itself: to a buyer with a GSTIN, or to another state with an invoice above a lakh. */
function isReportedAlone(shown: readonly InvoiceWire[]) {
  const invoices = shown.filter(({ CreditNote }) => !CreditNote);
  const totals = new Map(invoices.map(({ InvoiceNumber, Total }) => [InvoiceNumber, Total]));
  return ({ BuyerGSTIN, InvoiceNumber, Seller, PlaceOfSupply }: InvoiceWire) =>
    BuyerGSTIN !== '' || (Seller.StateCode !== PlaceOfSupply.StateCode && (totals.get(InvoiceNumber) ?? 0) > 1_00_000);
}
