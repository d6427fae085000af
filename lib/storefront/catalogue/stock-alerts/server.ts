import 'server-only';
import { calls } from '#lib/contract/index.ts';
import type { Result } from '#lib/shared/result.ts';
import { callAsAnybody } from '#lib/storefront/platform/session/anybody-call.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import type { Contact, StockAlertForm } from './schema.ts';

/** Asks for one message when a size is in stock again. Not found where no such size is sold, stale where it is in stock by now. */
export function notifyWhenBack(session: ShopperSession, { sku, contact }: StockAlertForm): Promise<Result<unknown>> {
  return notifyWhenAllBack(session, { skus: [sku], contact });
}

/** The same for several sizes at once, at least one: all are noted, or none. */
export async function notifyWhenAllBack(
  session: ShopperSession,
  { skus: [first = '', ...more], contact }: { skus: readonly string[]; contact: Contact },
): Promise<Result<unknown>> {
  const where = { Mobile: contact.mobile, Email: contact.email };
  return callAsAnybody(session, calls.notifyMe, { SKU: first, MoreSKUs: more, ...where });
}
