import type { InvoiceWire } from '#lib/contract/index.ts';
import { DEMO_PROFILE } from '#lib/shared/shop-profile.ts';
import { until } from '#lib/testing/until.ts';
import { makeOrder } from '../../testing/placed-order.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { buildInvoice } from '../invoices/build-invoice.ts';
import { invoicePdfOf } from '../invoices/pdf/invoice-pdf.ts';
import type { PrintedDocument } from './draw-document.ts';
import { Printer } from './printer.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const seller = DEMO_PROFILE.seller;

let printer: Printer;
beforeEach(() => {
  printer = new Printer();
});
afterEach(() => printer.stop());

function invoiceWire(serial: number, lines = 1): InvoiceWire {
  const row = { number: 'SM-7K2M9QX4', invoice_number: `SM2627-00000${serial}`, invoiced_at: NOW };
  const titles = Array.from({ length: lines }, (_, index) => ({ title: `Watch number ${index + 1}` }));
  const written = buildInvoice({ ...makeOrder({ row, lines: titles }), packed: new Map(), seller, instrument: 'upi' });
  if (!written) throw new Error('There is no invoice.');
  return written;
}

const invoice = (serial: number, lines = 1): PrintedDocument => ({
  kind: 'invoice',
  language: 'en',
  invoice: invoiceWire(serial, lines),
});

/** pdfkit throws on an invalid date. */
const undrawable = (serial: number): PrintedDocument => ({
  kind: 'invoice',
  language: 'en',
  invoice: { ...invoiceWire(serial), IssuedAt: Number.NaN },
});

test('the worker thread draws the same file as the function', async () => {
  const file = await printer.print(invoice(1));
  expect(Buffer.from(file ?? []).equals(Buffer.from(await invoicePdfOf(invoiceWire(1))))).toBe(true);
});

test('a document is drawn in the language that it is asked for in', async () => {
  const english = await printer.print(invoice(1));
  const hindi = readPdf(
    (await printer.print({ kind: 'invoice', language: 'hi', invoice: invoiceWire(1) })) ?? Buffer.of(),
  );
  expect(hindi.info).toMatchObject({ Title: 'टैक्स इनवॉइस SM2627-000001', Language: 'hi-IN' });
  expect(readPdf(english ?? Buffer.of()).info).toMatchObject({ Title: 'Tax invoice SM2627-000001', Language: 'en-IN' });
});

test('other work continues while a long document is drawn', async () => {
  let ticks = 0;
  const state = { isDrawn: false };
  const count = () => {
    ticks += 1;
    if (!state.isDrawn) setImmediate(count);
  };
  setImmediate(count);
  await printer.print(invoice(1, 12));
  state.isDrawn = true;
  // On the event loop itself there would be only a handful.
  expect(ticks).toBeGreaterThan(100);
});

test('an invoice is drawn once for concurrent requests, and a limited number of files is cached', async () => {
  await printer.stop();
  printer = new Printer({ maxCached: 2 });
  const [first, second, again] = await Promise.all([1, 2, 1].map((serial) => printer.print(invoice(serial))));
  expect(again).toBe(first);
  await printer.print(invoice(3));
  expect(await printer.print(invoice(1))).toBe(first);
  expect(await printer.print(invoice(2))).not.toBe(second);
});

test('a document is refused when too many are waiting, and nothing is cached for it', async () => {
  await printer.stop();
  printer = new Printer({ waiting: 1 });
  const served = [printer.print(invoice(1)), printer.print(invoice(2))];
  expect(await printer.print(invoice(3))).toBeNull();
  await Promise.all(served);
  expect(await printer.print(invoice(3))).toHaveProperty('length');
});

test('a document that cannot be drawn fails alone: the next is drawn, and it is tried again on request', async () => {
  const broken = printer.print(undrawable(1));
  const sound = printer.print(invoice(2));
  await expect(broken).rejects.toThrow();
  expect(await sound).toHaveProperty('length');
  await expect(printer.print(undrawable(1))).rejects.toThrow();
});

test('a request does not wait for a slow drawing, which continues: the next request gets the file', async () => {
  await printer.stop();
  const onLate = jest.fn();
  printer = new Printer({ waitMs: 0, onLate });
  expect(await printer.print(invoice(1))).toBeNull();
  expect(onLate).toHaveBeenCalledWith('invoice', 0);
  let file: Uint8Array | null = null;
  await until(() => {
    void printer.print(invoice(1)).then((bytes) => {
      file = bytes;
    });
    return file !== null;
  });
  expect(file).toHaveProperty('length');
});

test('a drawing that takes too long is given up', async () => {
  await printer.stop();
  const onLate = jest.fn();
  printer = new Printer({ drawnWithinMs: 0, onLate });
  expect(await printer.print(invoice(1, 38))).toBeNull();
  expect(onLate).toHaveBeenCalledWith('invoice', 0);
});

test('stop ends the current drawing and the waiting ones', async () => {
  const files = [printer.print(invoice(1, 38)), printer.print(invoice(2))];
  const ended = Promise.allSettled(files);
  await printer.stop();
  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(printer.print(invoice(3))).rejects.toThrow('is stopping');
});
