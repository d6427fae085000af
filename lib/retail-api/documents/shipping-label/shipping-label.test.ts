import { makeOrder, type OrderOptions } from '#lib/retail-api/testing/placed-order.ts';
import { readPdf } from '#lib/retail-api/testing/read-pdf.ts';
import { barsOf } from './code-128.ts';
import { shippingLabelOf } from './shipping-label-of.ts';
import { shippingLabelPdfOf } from './shipping-label-pdf.ts';

const SELLER = { legalName: 'Samay Retail Private Limited', address: ['9 Clock Tower Road'], gstin: '29AAAAA0000A1Z5' };
type Facts = Partial<Parameters<typeof shippingLabelOf>[2]>;

function labelOf(options: OrderOptions = {}, facts: Facts = {}, left?: { cancelled: number }) {
  const { order, lines } = makeOrder(options);
  const all = lines.map((line) => ({ ...line, ...left }));
  return shippingLabelOf(order, all, { seller: SELLER, pickUp: SELLER.address, due: 0, ...facts });
}

async function pagesOf(options?: OrderOptions, facts?: Facts): Promise<string[]> {
  const label = labelOf(options, facts);
  if (!label) throw new Error('There is no label.');
  return readPdf(await shippingLabelPdfOf(label)).pages;
}

const TWO = { row: { number: 'SM-261122-7KQ4XW' }, lines: [{ quantity: 2 }] };

test('a label has whom it goes to, where it comes from, and the number of the order', async () => {
  const pages = await pagesOf(TWO);
  expect(pages).toHaveLength(1);
  for (const text of ['PREPAID', 'Asha Rao', '9 Clock Tower Road', 'SM-261122-7KQ4XW', '2 items'])
    expect(pages[0]).toContain(text);
  expect(pages[0]).not.toMatch(/cash/i);
});

test('cash on delivery stands on it in figures and in words', async () => {
  const [page = ''] = await pagesOf(TWO, { due: 12_495_00 });
  for (const text of ['CASH ON DELIVERY', 'Collect ₹12,495 in cash', 'twelve thousand four hundred ninety-five only'])
    expect(page).toContain(text);
});

test('the label of an express order says so, paid or not', async () => {
  const express = { ...TWO, document: { express: true as const } };
  expect((await pagesOf(express))[0]).toContain('EXPRESS · PREPAID');
  expect((await pagesOf(express, { due: 100 }))[0]).toMatch(/EXPRESS · CASH ON\s+DELIVERY/);
});

test('the label of a part has its items and its courier', async () => {
  const { order, lines } = makeOrder(TWO);
  const items = [{ lineId: lines[0]?.id ?? '', quantity: 1 }];
  const parcel = { courier: 'Blue Dart', awb: 'BD123', items };
  const label = shippingLabelOf(order, lines, { seller: SELLER, pickUp: SELLER.address, due: 0, parcel });
  expect(label).toMatchObject({ pieces: 1, parcel: 'Blue Dart BD123' });
});

test('the longest address stays on one label', async () => {
  const long = 'Tower '.repeat(20).trim();
  const { document } = makeOrder();
  const address = { ...document.address, AddressLine1: long, AddressLine2: long, Landmark: 'Park '.repeat(16) };
  expect(await pagesOf({ ...TWO, document: { address } }, { due: 99_99_999_99 })).toHaveLength(1);
});

test('the label of a test order says so', async () => {
  expect((await pagesOf({ document: { testPayment: true } }))[0]).toContain('TEST: DO NOT SHIP');
});

test('there is no label for what is not confirmed, cancelled, or has nothing left', () => {
  expect(labelOf({ row: { confirmed_at: null } })).toBeNull();
  expect(labelOf({ row: { state: 'cancelled' } })).toBeNull();
  expect(labelOf({}, {}, { cancelled: 1 })).toBeNull();
});

test('a barcode begins and ends as Code 128 does, with room for the scanner', () => {
  const { bars, modules } = barsOf('AB');
  // Start, two characters, the check character, and the stop pattern, whose last bar is two modules wide.
  expect(modules).toBe(10 + 4 * 11 + 13 + 10);
  expect(bars[0]).toEqual({ at: 10, width: 2 });
  expect(bars.at(-1)).toEqual({ at: modules - 12, width: 2 });
});
