import { calls } from '#lib/contract/index.ts';
import { handlerFor, refuse, succeed } from '../../call-handler.ts';
import { readWarrantyCard } from '../../warranty/read-papers.ts';

/** The warranty of a line that was delivered. */
export const warrantyCard = handlerFor(calls.warrantyCardOf, async (request, context, caller) => {
  const found = await readWarrantyCard(request, context, caller);
  return found ? succeed(found) : refuse('NotFound', 'There is no such warranty card.');
});
