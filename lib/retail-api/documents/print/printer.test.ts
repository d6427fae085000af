import type { InvoiceWire } from '#lib/contract/index.ts';
import { parseEnvironment } from '#lib/shared/env.ts';
import { makeOrder } from '../../testing/placed-order.ts';
import { invoiceOf } from '../invoices/invoice-of.ts';
import { invoicePdfOf } from '../invoices/pdf/invoice-pdf.ts';
import { sellerFromSettings } from '../invoices/seller.ts';
import type { PrintedDocument } from './draw-document.ts';
import { Printer } from './printer.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const seller = sellerFromSettings(parseEnvironment({}));

let printer: Printer;
beforeEach(() => {
  printer = new Printer();
});
afterEach(() => printer.stop());

function invoiceWire(serial: number, lines = 1): InvoiceWire {
  const row = { number: 'SM-7K2M9QX4', invoice_number: `SM2627-00000${serial}`, invoiced_at: NOW };
  const titles = Array.from({ length: lines }, (_, index) => ({ title: `Watch number ${index + 1}` }));
  const written = invoiceOf({ ...makeOrder({ row, lines: titles }), packed: new Map(), seller, instrument: 'upi' });
  if (!written) throw new Error('There is no invoice.');
  return written;
}

const invoice = (serial: number, lines = 1): PrintedDocument => ({
  kind: 'invoice',
  invoice: invoiceWire(serial, lines),
});

/** pdfkit refuses a date that is none. */
const undrawable = (serial: number): PrintedDocument => ({
  kind: 'invoice',
  invoice: { ...invoiceWire(serial), IssuedAt: Number.NaN },
});

test('the thread draws the file that the function draws', async () => {
  const file = await printer.print(invoice(1));
  expect(Buffer.from(file ?? []).equals(Buffer.from(await invoicePdfOf(invoiceWire(1))))).toBe(true);
});

test('everything else goes on while a long one is drawn', async () => {
  let turns = 0;
  const state = { isDrawn: false };
  const count = () => {
    turns += 1;
    if (!state.isDrawn) setImmediate(count);
  };
  setImmediate(count);
  await printer.print(invoice(1, 12));
  state.isDrawn = true;
  // Drawn on the event loop it would leave it a handful.
  expect(turns).toBeGreaterThan(100);
});

test('an invoice is drawn once, also for those who ask meanwhile, and so many are kept', async () => {
  await printer.stop();
  printer = new Printer({ kept: 2 });
  const first = printer.print(invoice(1));
  const second = printer.print(invoice(2));
  expect(printer.print(invoice(1))).toBe(first);
  const third = printer.print(invoice(3));
  await Promise.all([first, second, third]);
  expect(printer.print(invoice(1))).toBe(first);
  expect(printer.print(invoice(2))).not.toBe(second);
});

test('who finds too many waiting is turned away, and nothing of it is kept', async () => {
  await printer.stop();
  printer = new Printer({ waiting: 1 });
  const served = [printer.print(invoice(1)), printer.print(invoice(2))];
  expect(printer.print(invoice(3))).toBeNull();
  await Promise.all(served);
  expect(await printer.print(invoice(3))).toHaveProperty('length');
});

test('what cannot be drawn fails alone: the next one is drawn, and it is tried again when asked for', async () => {
  const broken = printer.print(undrawable(1));
  const sound = printer.print(invoice(2));
  await expect(broken).rejects.toThrow();
  expect(await sound).toHaveProperty('length');
  const again = printer.print(undrawable(1));
  expect(again).not.toBe(broken);
  await expect(again).rejects.toThrow();
});

test('what is not drawn in time is given up', async () => {
  await printer.stop();
  printer = new Printer({ finishedWithinMs: 0 });
  await expect(printer.print(invoice(1, 38))).rejects.toThrow(/timeout|aborted/i);
});

test('a stop ends what is drawn, and what waits', async () => {
  const files = [printer.print(invoice(1, 38)), printer.print(invoice(2))];
  const ended = Promise.allSettled(files);
  await printer.stop();
  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(printer.print(invoice(3))).rejects.toThrow('stops');
});
