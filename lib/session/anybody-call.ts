import type { DataOf, RetailCall } from '#lib/contract/index.ts';
import { toResult } from '#lib/retail-client/return-code-policy.ts';
import type { CallerRequest } from '#lib/retail-client/types.ts';
import type { Result } from '#lib/shared/result.ts';
import type { ShopperSession } from './shopper-session.ts';

/** Makes a call for which nobody has to be signed in: who was signed out meanwhile makes it once more, as a guest. */
export async function callAsAnybody<Call extends RetailCall>(
  session: ShopperSession,
  call: Call,
  request: CallerRequest<Call>,
): Promise<Result<DataOf<Call>>> {
  const outcome = await session.call(call, request);
  return toResult(outcome.kind === 'signed-out' ? await session.call(call, request) : outcome);
}
