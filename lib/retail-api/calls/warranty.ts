import { calls } from '#lib/contract/index.ts';
import { type CallHandler, handlerFor } from '../core/call-handler.ts';
import { refuse, succeed } from '../core/outcome.ts';
import { printFile } from '../documents/print/print-file.ts';
import { readOrderDocuments, readWarrantyCard } from '../documents/warranty/read-order-documents.ts';

/** What proves what the pieces of an order are. */
const orderDocuments = handlerFor(calls.orderDocuments, async (request, context, caller) => {
  const found = await readOrderDocuments(request, context, caller);
  return found ? succeed(found) : refuse('NotFound', 'There is no such order.');
});

/** The warranty of a line that was delivered. */
const warrantyCard = handlerFor(calls.warrantyCardOf, async (request, context, caller) => {
  const found = await readWarrantyCard(request, context, caller);
  return found ? succeed(found) : refuse('NotFound', 'There is no such warranty card.');
});

/** The warranty card of a line as a file. */
const warrantyCardPdf = handlerFor(calls.warrantyCardPdf, async (request, context, caller) => {
  const card = await readWarrantyCard(request, context, caller);
  if (!card) return refuse('NotFound', 'There is no such warranty card.');
  return printFile(context.printer, { kind: 'warranty-card', card }, `samay-warranty-${card.CardNumber}.pdf`);
});

/** Calls about what proves what was bought, and its warranty. */
export const warrantyCalls: readonly CallHandler[] = [orderDocuments, warrantyCard, warrantyCardPdf];
