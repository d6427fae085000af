import { TEST_ADDRESS } from '#lib/retail-api/testing/orders.ts';
import { makeOrder, type OrderOptions } from '#lib/retail-api/testing/placed-order.ts';
import { readPdf } from '#lib/retail-api/testing/read-pdf.ts';
import { inLanguage } from '#lib/shared/request-context.ts';
import { DEMO_PROFILE } from '#lib/shared/shop-profile.ts';
import { buildInvoice } from '../build-invoice.ts';
import { invoicePdfOf } from './invoice-pdf.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');

async function fileOf(options: OrderOptions = {}) {
  const row = { number: 'SM-7K2M9QX4', invoice_number: 'SM2627-000001', invoiced_at: NOW, ...options.row };
  const seller = DEMO_PROFILE.seller;
  const written = buildInvoice({ ...makeOrder({ ...options, row }), packed: new Map(), seller, instrument: 'upi' });
  if (!written) throw new Error('There is no invoice.');
  return invoicePdfOf(written);
}

const pagesOf = async (options?: OrderOptions) => readPdf(await fileOf(options)).pages;

test('an invoice PDF has everything that a tax invoice requires', async () => {
  const [page = '', ...further] = await pagesOf({
    lines: [
      { unitPrice: 1_18_000_00, quantity: 2, couponDiscount: 11_800_00, shipping: 59_00 },
      { title: 'Suvarnika Ring', unitPrice: 10_300_00, gstPercent: 3, hsnCode: '7113', huid: 'AZ4524' },
    ],
    document: { gstin: '29AAPFU0939F1ZR', pan: 'AAPFU0939F' },
  });
  expect(further).toEqual([]);
  for (const text of [
    'Tax invoice',
    'Original for recipient',
    'Samay Retail Private Limited',
    'GSTIN 29AAAAA0000A1Z5',
    'Invoice number: SM2627-000001',
    'Invoice date: 21 November 2026',
    'Order number: SM-7K2M9QX4',
    'Place of supply: Karnataka (29)',
    'Tax payable on reverse charge: No',
    'Asha Rao',
    'GSTIN 29AAPFU0939F1ZR',
    'PAN AAPFU0939F',
    '7113',
    'HUID AZ4524',
    '1,90,000.00',
    'Shipping',
    'CGST',
    'SGST',
    '1.5%',
    '₹2,34,559.00',
    'Total in words: Rupees two lakh thirty-four thousand five hundred fifty-nine only',
    'Razorpay, UPI',
    'Page 1 of 1',
  ]) {
    expect(page).toContain(text);
  }
  expect(page).not.toContain('IGST');
  expect(page).not.toContain('Specimen');
});

test('an invoice PDF for another state has integrated tax only', async () => {
  const address = { ...TEST_ADDRESS, State: 'Maharashtra', StateCode: '27' };
  const [page = ''] = await pagesOf({ document: { address } });
  expect(page).toContain('IGST');
  expect(page).not.toMatch(/CGST|SGST/);
});

test('a long invoice PDF repeats the table header on every page, and has every line once', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => ({ title: `Watch number ${index + 1}.`, sizeName: '42 mm' }));
  const pages = await pagesOf({ lines, document: { testPayment: true } });
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    expect(page).toContain('Specimen: test payment');
    if (page.includes('Watch number')) expect(page).toContain('Unit price');
  }
  const all = pages.join(' ');
  for (const { title } of lines) expect(all.split(title)).toHaveLength(2);
  expect(all.split('Total in words')).toHaveLength(2);
});

test('an invoice PDF in Hindi has the state as GSTN lists it, beside its code', async () => {
  const [page = ''] = await inLanguage('hi', () => pagesOf());
  expect(page).toContain('टैक्स इनवॉइस');
  expect(page).toContain('Bengaluru, Karnataka 560001');
});

test('names in Indian scripts are shown in Devanagari in a PDF, and no character is an empty box', async () => {
  const address = { ...TEST_ADDRESS, FullName: 'आशा राव', City: 'ಬನಪ', AddressLine1: '明 Road' };
  const [page = ''] = await pagesOf({ document: { address } });
  expect(page).toContain('बनप, Karnataka 560001');
  expect(page).toContain('? Road');
  expect(page).toMatch(/[\u0900-\u097f]+ [\u0900-\u097f]+/);
});

test('the same invoice is the same PDF, with a title and tags', async () => {
  const file = await fileOf();
  expect(Buffer.from(await fileOf()).equals(Buffer.from(file))).toBe(true);
  const { info, marked, structure } = readPdf(file);
  expect(info).toMatchObject({
    Title: 'Tax invoice SM2627-000001',
    Author: 'Samay Retail Private Limited',
    Language: 'en-IN',
  });
  expect(marked).toBe(true);
  for (const role of ['H1', 'H2', 'Table', 'TR', 'TH', 'TD']) {
    expect(JSON.stringify(structure)).toContain(`"role":"${role}"`);
  }
});
