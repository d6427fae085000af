import {
  type calls,
  type DataOf,
  type LineDocumentsWire,
  type OrderWire,
  paiseOf,
  RETURN_CODES,
  type WarrantyCardWire,
} from '#lib/contract/index.ts';
import { recordPieces } from '../documents/warranty/record-pieces.ts';
import { issueInvoice } from '../orders/placing/invoice-number.ts';
import { addCustomer } from '../testing/add-customer.ts';
import { signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { BOTH_GATEWAYS, type OrderShopper, orderShopper } from '../testing/order-shopper.ts';
import { readPdf } from '../testing/read-pdf.ts';

const NOW = Date.parse('2026-11-21T20:00:00Z');
const DELIVERED = Date.parse('2026-11-24T20:00:00Z');
const NOT_FOUND = RETURN_CODES.NotFound.code;

let api: TestApi;
let shopper: OrderShopper;
let bought: OrderWire;
let ring: string;
let watch: string;

beforeAll(async () => {
  api = await createTestApi({ now: () => NOW, payments: BOTH_GATEWAYS });
  shopper = await orderShopper(api);
  await shopper.fill('D101MR02-12', 2);
  await shopper.fill('1801AV01');
  bought = await shopper.ordered({ PAN: 'AAPFU0939F' });
  const lineOf = (code: string) => bought.Products.find(({ ProductCode }) => ProductCode === code)?.LineId ?? '';
  [ring, watch] = [lineOf('D101MR02'), lineOf('1801AV01')];
});
afterAll(() => api.close());

const readDocuments = async () => {
  const { Data } = await shopper.caller.post<LineDocumentsWire[]>('OrderPapers', { OrderNumber: bought.OrderNumber });
  const of = (line: string) => Data?.find(({ LineId }) => LineId === line);
  return { ring: of(ring), watch: of(watch) };
};
const card = (LineId: string, which: object = { OrderNumber: bought.OrderNumber }) =>
  shopper.caller.post<WarrantyCardWire>('WarrantyCard', { LineId, ...which });
const change = (set: { delivered_at: number | null }) =>
  api.context.db.updateTable('orders').set(set).where('number', '=', bought.OrderNumber).execute();

test('an order stores the jewellery’s composition and its price breakup of the day', async () => {
  const before = await readDocuments();
  expect(before.ring).toMatchObject({
    Metal: 'Yellow Gold 18 KT (750)',
    GrossWeightG: 3.34,
    NetWeightG: 3.2,
    Stones: [expect.stringMatching(/^Diamond: 1 stone, 0\.72 ct, Round brilliant/)],
    Certificate: 'Diamond grading report',
    Pieces: [],
    PriceBreakup: { MetalName: 'Yellow Gold 18 KT (750)', RatePerGram: 9195, RateOn: '2026-11-22', Metal: 29_424 },
    HasWarrantyCard: false,
  });
  const { Metal = 0, Making = 0, Stones = 0, Discount = 0, Gst = 0 } = before.ring?.PriceBreakup ?? {};
  const paise = paiseOf(Metal) + paiseOf(Making) + paiseOf(Stones) - paiseOf(Discount);
  expect(paise + paiseOf(Gst)).toBe(1_22_058_00);
  expect(before.watch).toMatchObject({ Metal: '', NetWeightG: null, Stones: [], PriceBreakup: null, Certificate: '' });

  const { db } = api.context;
  const product = await db.selectFrom('products').select('document').where('code', '=', 'D101MR02').executeTakeFirst();
  const dearer = (product?.document ?? '').replaceAll('9195', '9900');
  await db.updateTable('products').set({ document: dearer }).where('code', '=', 'D101MR02').execute();
  expect((await readDocuments()).ring).toEqual(before.ring);
});

test('hallmarks and serial numbers from packing are in the documents, the invoice and its PDF', async () => {
  const { db } = api.context;
  const pieces = [
    { lineId: ring, piece: 1, huid: 'AB12CD', serial: '' },
    { lineId: ring, piece: 2, huid: 'EF34GH', serial: '' },
    { lineId: watch, piece: 1, huid: '', serial: 'AV-000123' },
  ];
  await db.transaction().execute(async (transaction) => {
    expect(await recordPieces(transaction, bought.OrderNumber, pieces, NOW)).toMatchObject({ code: 'Success' });
    await issueInvoice(transaction, bought.OrderNumber, NOW);
  });
  expect((await readDocuments()).ring?.Pieces).toEqual([
    { Piece: 1, HUID: 'AB12CD', Serial: '' },
    { Piece: 2, HUID: 'EF34GH', Serial: '' },
  ]);
  expect(JSON.stringify((await shopper.caller.post('CustomerData')).Data)).toContain('"HUID":"EF34GH"');
  const file = await shopper.caller.post<DataOf<typeof calls.invoicePdf>>('InvoicePdf', {
    OrderNumber: bought.OrderNumber,
  });
  const [page = ''] = readPdf(Buffer.from(file.Data?.ContentBase64 ?? '', 'base64')).pages;
  for (const text of ['Item 2: HUID EF34GH', 'Serial number AV-000123', 'Metal rate ₹9,195 per gram on 22 Nov 2026']) {
    expect(page).toContain(text);
  }
});

test('the warranty card exists from delivery, and is valid as long as the catalogue promised (IST)', async () => {
  expect((await card(watch)).ReturnCode).toBe(NOT_FOUND);
  await change({ delivered_at: DELIVERED });
  expect((await card(watch)).Data).toMatchObject({
    CardNumber: `${bought.OrderNumber}-W2`,
    ProductTitle: expect.stringContaining('Ganga'),
    Pieces: [{ Piece: 1, HUID: '', Serial: 'AV-000123' }],
    StartsOn: '2026-11-25',
    EndsOn: '2028-11-24',
    Months: 24,
    Covers: '24 months on the movement. The battery and strap are not covered.',
    PurchasedAt: NOW,
    Seller: { LegalName: 'Samay Retail Private Limited' },
    CareUrl: 'http://shop.test/page/contact',
    TestPayment: true,
  });
  const hindi = await signInSession(api.handle, shopper.token, 'hi');
  const inHindi = await hindi.post<WarrantyCardWire>('WarrantyCard', {
    LineId: watch,
    OrderNumber: bought.OrderNumber,
  });
  expect(inHindi.Data?.CareUrl).toBe('http://shop.test/hi/page/contact');
  expect((await card(ring)).Data).toMatchObject({ Quantity: 2, Months: 12, EndsOn: '2027-11-24', NetWeightG: 3.2 });
  expect(await readDocuments()).toMatchObject({ ring: { HasWarrantyCard: true }, watch: { HasWarrantyCard: true } });
});

test('the PDF of a warranty card has the same content', async () => {
  const file = await shopper.caller.post<DataOf<typeof calls.warrantyCardPdf>>('WarrantyCardPdf', {
    OrderNumber: bought.OrderNumber,
    LineId: ring,
  });
  expect(file.Data?.FileName).toBe(`warranty-${bought.OrderNumber}-W1.pdf`);
  const { pages, info, marked, structure } = readPdf(Buffer.from(file.Data?.ContentBase64 ?? '', 'base64'));
  expect(pages).toHaveLength(1);
  for (const text of [
    'Warranty card',
    'Yellow Gold 18 KT (750), net weight 3.2 g',
    'Item 1: HUID AB12CD',
    'Certificate: Diamond grading report',
    '12 months from 25 November 2026, the day of delivery',
    'Until 24 November 2027',
    'Lifetime exchange at the day’s rate',
    'http://shop.test/page/contact',
    'Samay Retail Private Limited',
    'Specimen: test payment',
  ]) {
    expect(pages[0]).toContain(text);
  }
  expect([info.Title, marked]).toEqual([`Warranty card ${bought.OrderNumber}-W1`, true]);
  expect(JSON.stringify(structure)).toContain('"role":"H1"');
});

test('the order key gives access to card and documents; the number only to the order’s customer', async () => {
  const guest = await signInSession(api.handle);
  const byKey = await guest.post<WarrantyCardWire>('WarrantyCard', { OrderKey: bought.OrderKey, LineId: watch });
  expect(byKey.Data).toEqual((await card(watch)).Data);
  const { caller: stranger } = await addCustomer(api);
  for (const caller of [guest, stranger]) {
    for (const name of ['OrderPapers', 'WarrantyCard', 'WarrantyCardPdf']) {
      const answer = await caller.post(name, { OrderNumber: bought.OrderNumber, LineId: watch });
      expect([answer.ReturnCode, answer.Data]).toEqual([NOT_FOUND, null]);
    }
  }
  expect((await card('a-line-of-another-order')).ReturnCode).toBe(NOT_FOUND);
});

test('a cancelled or returned item has no warranty', async () => {
  const lines = api.context.db.updateTable('order_lines');
  await lines.set({ returned: 1 }).where('id', 'in', [ring, watch]).execute();
  expect((await card(ring)).Data?.Quantity).toBe(1);
  expect((await card(watch)).ReturnCode).toBe(NOT_FOUND);
  expect((await readDocuments()).watch?.HasWarrantyCard).toBe(false);
  await lines.set({ cancelled: 1 }).where('id', '=', ring).execute();
  expect((await card(ring)).ReturnCode).toBe(NOT_FOUND);
});
