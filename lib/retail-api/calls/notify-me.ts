import { calls } from '#lib/contract/index.ts';
import { saveStockAlert } from '../catalogue/stock-alerts/save-stock-alert.ts';
import { fail } from '../core/outcome.ts';
import { invalidField, noSuchProduct } from '../core/refusals.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** Stores a request to be notified when one or more sold-out sizes are in stock again. */
export const notifyMe = handlerFor(calls.notifyMe, async (request, context, caller) => {
  if (request.Mobile === '' && request.Email === '') return invalidField('Mobile', 'Give a mobile or an e-mail.');
  if (request.Mobile !== '' && request.Email !== '')
    return invalidField('Email', 'Give a mobile or an e-mail, not both.');
  const skus = [...new Set([request.SKU, ...request.MoreSKUs])];
  const sizes = await context.db.selectFrom('skus').select('quantity').where('sku', 'in', skus).execute();
  if (sizes.length < skus.length) return noSuchProduct();
  // Otherwise a message would be sent immediately to any recipient that a caller names.
  if (sizes.some(({ quantity }) => quantity > 0)) return fail('Conflict', 'The size is in stock.');
  return saveStockAlert(context, caller, {
    skus,
    channel: request.Mobile === '' ? 'mail' : 'sms',
    recipient: request.Mobile || request.Email.toLowerCase(),
    sessionId: caller.sessionId,
  });
});

/** The handler of the call about notify requests. */
export const notifyMeCalls: readonly CallHandler[] = [notifyMe];
