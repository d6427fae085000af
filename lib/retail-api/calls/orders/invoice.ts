import { calls } from '#lib/contract/index.ts';
import { handlerFor, refuse, succeed } from '../../core/call-handler.ts';
import { readInvoice } from '../../documents/invoices/read-invoice.ts';

/** The tax invoice of an order, or a credit note to it. */
export const invoice = handlerFor(calls.invoiceOf, async (request, context, caller) => {
  const found = await readInvoice(request, context, caller);
  return found ? succeed(found) : refuse('NotFound', 'There is no such invoice.');
});
