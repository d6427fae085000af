import { makeOrder, type OrderOptions } from '#lib/retail-api/testing/placed-order.ts';
import { readPdf } from '#lib/retail-api/testing/read-pdf.ts';
import { packingSlipOf } from './packing-slip-of.ts';
import { packingSlipPdfOf } from './packing-slip-pdf.ts';

const SELLER = { legalName: 'Samay Retail Private Limited', address: ['Bengaluru'], gstin: '29AAAAA0000A1Z5' };

function slipOf(options: OrderOptions = {}, left?: { cancelled: number }) {
  const { order, lines } = makeOrder(options);
  return packingSlipOf(
    order,
    lines.map((line) => ({ ...line, ...left })),
    SELLER,
  );
}

async function pagesOf(options: OrderOptions): Promise<string[]> {
  const slip = slipOf(options);
  if (!slip) throw new Error('There is no packing slip.');
  return readPdf(await packingSlipPdfOf(slip)).pages;
}

const LINES = [{ title: 'Aarvane Meridian', unitPrice: 12_495_00, quantity: 2, sizeName: '42 mm' }];

test('a packing slip has the address, the items and their prices, and no phone number', async () => {
  const [page = ''] = await pagesOf({ lines: LINES });
  for (const text of ['Packing slip', 'Asha Rao', 'Aarvane Meridian', 'Size 42 mm', '₹24,990', 'Samay Retail']) {
    expect(page).toContain(text);
  }
  expect(page).not.toMatch(/98765|Gift wrapped|A message for you/);
});

test('the packing slip of a gift with hidden prices has its message and no price at all', async () => {
  const gift = { Wrap: true, Message: 'Happy birthday,\nमाँ <b>&', HidePrices: true };
  const [page = ''] = await pagesOf({ lines: LINES, document: { gift } });
  for (const text of ['A message for you', 'Happy birthday,', '<b>&', 'Gift wrapped', '42 mm']) {
    expect(page).toContain(text);
  }
  expect(page).not.toMatch(/₹|Price|24,990|12,495/);
});

test('the packing slip says what to engrave, where, and the price with it', async () => {
  const engraving = { text: 'A & R 2026', place: 'Case back', price: 499_00, extraDays: 2 };
  const [page = ''] = await pagesOf({ lines: [{ title: 'Aarvane Meridian', unitPrice: 12_495_00, engraving }] });
  expect(page).toContain('Case back engraved: A & R 2026');
  expect(page).toContain('₹12,994');
});

test('the packing slip of an express order says so', async () => {
  expect((await pagesOf({ lines: LINES }))[0]).not.toContain('Express');
  expect((await pagesOf({ lines: LINES, document: { express: true } }))[0]).toContain('Express delivery');
});

test('a long packing slip has every item once, and page numbers', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => ({ title: `Watch number ${index + 1}.` }));
  const pages = await pagesOf({ lines });
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
  for (const { title } of lines) expect(pages.join(' ').split(title)).toHaveLength(2);
});

test.each([
  ['before the order is confirmed', { row: { confirmed_at: null } }, undefined],
  ['of a cancelled order', { row: { state: 'cancelled' } }, undefined],
  ['of an order whose items are all cancelled', {}, { cancelled: 1 }],
] as const)('there is no packing slip %s', (_what, options, left) => {
  expect(slipOf(options, left)).toBeNull();
});
