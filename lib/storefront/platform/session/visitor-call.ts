import type { DataOf, RetailCall } from '#lib/contract/index.ts';
import type { Result } from '#lib/shared/result.ts';
import { toResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import type { CallerRequest } from '#lib/storefront/platform/retail-client/types.ts';
import type { ShopperSession } from './shopper-session.ts';

/**
 * Makes a call that needs no sign-in: for a customer who was signed out meanwhile it is repeated as a guest. The
 * session id stays, because codes and idempotency keys of forms are bound to it.
 */
export async function callAsVisitor<Call extends RetailCall>(
  session: ShopperSession,
  call: Call,
  request: CallerRequest<Call>,
): Promise<Result<DataOf<Call>>> {
  const sessId = session.id();
  const callOnce = async () => {
    const outcome = await session.call(call, request);
    if (session.data.sessId !== sessId) session.update({ sessId });
    return outcome;
  };
  const outcome = await callOnce();
  return toResult(outcome.kind === 'signed-out' ? await callOnce() : outcome);
}
