import 'server-only';
import { calls } from '#lib/contract/index.ts';
import type { Result } from '#lib/shared/result.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { callAsVisitor } from '#lib/storefront/platform/session/visitor-call.ts';
import type { PriceAlertFields } from './schema.ts';

/**
 * Requests one message when a product costs less than it does now. Not found where it is not sold, stale where it is
 * sold out.
 */
export async function alertOfLowerPrice(
  session: ShopperSession,
  { productCode, contact }: PriceAlertFields,
): Promise<Result<unknown>> {
  const request = { ProductCode: productCode, Mobile: contact.mobile, Email: contact.email };
  return callAsVisitor(session, calls.priceAlert, request);
}
