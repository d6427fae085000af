import { calls } from '#lib/contract/index.ts';
import { handlerFor, refuse, succeed } from '../../core/call-handler.ts';
import { readWarrantyCard } from '../../documents/warranty/read-papers.ts';

/** The warranty of a line that was delivered. */
export const warrantyCard = handlerFor(calls.warrantyCardOf, async (request, context, caller) => {
  const found = await readWarrantyCard(request, context, caller);
  return found ? succeed(found) : refuse('NotFound', 'There is no such warranty card.');
});
