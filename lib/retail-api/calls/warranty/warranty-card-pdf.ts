import { calls } from '#lib/contract/index.ts';
import { handlerFor, refuse } from '../../core/call-handler.ts';
import { printFile } from '../../documents/print/print-file.ts';
import { readWarrantyCard } from '../../documents/warranty/read-papers.ts';

/** The warranty card of a line as a file. */
export const warrantyCardPdf = handlerFor(calls.warrantyCardPdf, async (request, context, caller) => {
  const card = await readWarrantyCard(request, context, caller);
  if (!card) return refuse('NotFound', 'There is no such warranty card.');
  return printFile(context.printer, { kind: 'warranty-card', card }, `samay-warranty-${card.CardNumber}.pdf`);
});
