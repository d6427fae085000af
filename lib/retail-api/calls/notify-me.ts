import { calls } from '#lib/contract/index.ts';
import { priceAlertsBelow } from '../catalogue/alerts/price-alerts.ts';
import { type AlertRequest, saveAlert } from '../catalogue/alerts/save-alert.ts';
import { stockAlerts } from '../catalogue/alerts/stock-alerts.ts';
import { fail } from '../core/outcome.ts';
import { invalidField, noSuchProduct } from '../core/refusals.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** Stores a request to be notified when one or more sold-out sizes are in stock again. */
export const notifyMe = handlerFor(calls.notifyMe, async (request, context, caller) => {
  const problem = contactProblem(request);
  if (problem) return problem;
  const skus = [...new Set([request.SKU, ...request.MoreSKUs])];
  const sizes = await context.db
    .selectFrom('skus')
    .innerJoin('products', 'products.code', 'skus.product_code')
    .select('quantity')
    .where('sku', 'in', skus)
    .where('products.hidden', '=', 0)
    .execute();
  if (sizes.length < skus.length) return noSuchProduct();
  // Otherwise a message would be sent immediately to any recipient that a caller names.
  if (sizes.some(({ quantity }) => quantity > 0)) return fail('Conflict', 'The size is in stock.');
  return saveAlert(context, caller, stockAlerts, {
    subjects: skus,
    sessionId: caller.sessionId,
    ...contactOf(request),
  });
});

/** Stores a request to be told once when a product costs less than it does now. */
const priceAlert = handlerFor(calls.priceAlert, async (request, context, caller) => {
  const problem = contactProblem(request);
  if (problem) return problem;
  const code = request.ProductCode.toUpperCase();
  const sizes = await context.db
    .selectFrom('skus')
    .innerJoin('products', 'products.code', 'skus.product_code')
    .select(['price', 'quantity'])
    .where('product_code', '=', code)
    .where('products.hidden', '=', 0)
    .execute();
  if (sizes.length === 0) return noSuchProduct();
  // A shopper who cannot buy it now waits for the stock, not for the price.
  if (sizes.every(({ quantity }) => quantity === 0)) return fail('Conflict', 'The product is sold out.');
  const store = priceAlertsBelow(Math.min(...sizes.map(({ price }) => price)));
  return saveAlert(context, caller, store, { subjects: [code], sessionId: caller.sessionId, ...contactOf(request) });
});

interface Contact {
  Mobile: string;
  Email: string;
}

function contactProblem({ Mobile, Email }: Contact) {
  if (Mobile === '' && Email === '') return invalidField('Mobile', 'Give a mobile number or an email address.');
  if (Mobile !== '' && Email !== '')
    return invalidField('Email', 'Give either a mobile number or an email address, not both.');
  return null;
}

function contactOf({ Mobile, Email }: Contact): Pick<AlertRequest, 'channel' | 'recipient'> {
  return Mobile === '' ? { channel: 'mail', recipient: Email.toLowerCase() } : { channel: 'sms', recipient: Mobile };
}

/** The handlers of the calls about messages that a shopper asks for. */
export const notifyMeCalls: readonly CallHandler[] = [notifyMe, priceAlert];
