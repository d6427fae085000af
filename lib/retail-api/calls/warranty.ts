import { currentLanguage } from '#language';
import { calls } from '#lib/contract/index.ts';
import { fail, succeed } from '../core/outcome.ts';
import { printFile } from '../documents/print/print-file.ts';
import { readOrderDocuments, readWarrantyCard } from '../documents/warranty/read-order-documents.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** The warranty and authenticity documents of an order's items. */
const orderDocuments = handlerFor(calls.orderDocuments, async (request, context, caller) => {
  const found = await readOrderDocuments(request, context, caller);
  return found ? succeed(found) : fail('NotFound', 'There is no such order.');
});

/** The warranty card of a delivered line. */
const warrantyCard = handlerFor(calls.warrantyCardOf, async (request, context, caller) => {
  const found = await readWarrantyCard(request, context, caller);
  return found ? succeed(found) : fail('NotFound', 'There is no such warranty card.');
});

/** The warranty card of a line as a PDF. */
const warrantyCardPdf = handlerFor(calls.warrantyCardPdf, async (request, context, caller) => {
  const card = await readWarrantyCard(request, context, caller);
  if (!card) return fail('NotFound', 'There is no such warranty card.');
  return printFile(
    context.printer,
    { kind: 'warranty-card', language: currentLanguage(), card },
    `warranty-${card.CardNumber}.pdf`,
  );
});

/** Handlers of the calls about warranty and authenticity documents. */
export const warrantyCalls: readonly CallHandler[] = [orderDocuments, warrantyCard, warrantyCardPdf];
