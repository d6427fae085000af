import 'server-only';
import type { DataOf, RetailCall } from '#lib/contract/index.ts';
import type { Result } from '#lib/shared/result.ts';
import type { CallerRequest } from '#lib/storefront/platform/retail-client/types.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { callAsVisitor } from '#lib/storefront/platform/session/visitor-call.ts';
import { sentTo404 } from './report-404.ts';

/**
 * Makes a call that needs no signed-in customer; an outage, which redirects the shopper to /404, is reported.
 */
export async function callReported<Call extends RetailCall>(
  session: ShopperSession,
  call: Call,
  request: CallerRequest<Call>,
): Promise<Result<DataOf<Call>>> {
  const result = await callAsVisitor(session, call, request);
  if (!result.ok && result.failure.kind !== 'refused') void sentTo404(call);
  return result;
}
