import { calls } from '#lib/contract/index.ts';
import { handlerFor, refuse, succeed } from '../../call-handler.ts';
import { readInvoice } from '../../invoices/read-invoice.ts';
import { tooManyRequests } from '../../refusals.ts';

const BUSY_SECONDS = 10;

/** The tax invoice of an order as a file. */
export const invoicePdf = handlerFor(calls.invoicePdf, async (request, context, caller) => {
  const found = await readInvoice(request, context, caller);
  if (!found) return refuse('NotFound', 'There is no such invoice.');
  const file = await context.printer.print(found);
  if (!file) return tooManyRequests(BUSY_SECONDS);
  return succeed({
    FileName: `samay-invoice-${found.InvoiceNumber}.pdf`,
    ContentBase64: Buffer.from(file).toString('base64'),
  });
});
