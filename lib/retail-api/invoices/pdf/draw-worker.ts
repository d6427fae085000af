import { parentPort } from 'node:worker_threads';
import type { InvoiceWire } from '#lib/contract/index.ts';
import { invoicePdfOf } from './invoice-pdf.ts';

// A thread of its own: it is sent an invoice, and sends the file back. What cannot be drawn ends it.
parentPort?.on('message', async (invoice: InvoiceWire) => {
  parentPort?.postMessage(await invoicePdfOf(invoice));
});
