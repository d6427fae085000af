import { calls } from '#lib/contract/index.ts';
import { handlerFor, refuse } from '../../call-handler.ts';
import { noteWish } from '../../notify/note-wish.ts';
import { invalidField, noSuchProduct } from '../../refusals.ts';

/** Notes who wants to hear of a size that is sold out. */
export const notifyMe = handlerFor(calls.notifyMe, async (request, context, caller) => {
  if (request.Mobile === '' && request.Email === '') return invalidField('Mobile', 'Give a mobile or an e-mail.');
  if (request.Mobile !== '' && request.Email !== '')
    return invalidField('Email', 'Give a mobile or an e-mail, not both.');
  const size = await context.db
    .selectFrom('skus')
    .select(['sku', 'quantity'])
    .where('sku', '=', request.SKU)
    .executeTakeFirst();
  if (!size) return noSuchProduct();
  // Otherwise a message would leave at once for whomever it was asked.
  if (size.quantity > 0) return refuse('Conflict', 'The size is in stock.');
  return noteWish(context, caller, {
    sku: size.sku,
    channel: request.Mobile === '' ? 'mail' : 'sms',
    recipient: request.Mobile || request.Email.toLowerCase(),
    sessionId: caller.sessionId,
  });
});
