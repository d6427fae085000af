import { calls } from '#lib/contract/index.ts';
import { handlerFor, refuse, succeed } from '../../core/call-handler.ts';
import { readOrderPapers } from '../../documents/warranty/read-papers.ts';

/** What proves what the pieces of an order are. */
export const orderDocuments = handlerFor(calls.orderDocuments, async (request, context, caller) => {
  const found = await readOrderPapers(request, context, caller);
  return found ? succeed(found) : refuse('NotFound', 'There is no such order.');
});
