import 'server-only';
import { calls } from '#lib/contract/index.ts';
import type { Result } from '#lib/shared/result.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { callAsVisitor } from '#lib/storefront/platform/session/visitor-call.ts';
import type { Contact, StockAlertForm } from './schema.ts';

/**
 * Requests one message when a size is back in stock. Not found where the size is not sold, stale where it is
 * in stock.
 */
export function notifyWhenBack(session: ShopperSession, { sku, contact }: StockAlertForm): Promise<Result<unknown>> {
  return notifyWhenAllBack(session, { skus: [sku], contact });
}

/** Requests the message for several sizes, at least one: either all are saved or none. */
export async function notifyWhenAllBack(
  session: ShopperSession,
  { skus: [first = '', ...more], contact }: { skus: readonly string[]; contact: Contact },
): Promise<Result<unknown>> {
  const where = { Mobile: contact.mobile, Email: contact.email };
  return callAsVisitor(session, calls.notifyMe, { SKU: first, MoreSKUs: more, ...where });
}
