import type { DataOf, RetailCall } from '#lib/contract/index.ts';
import { failure, type Result } from '#lib/shared/result.ts';
import { toCustomerResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import type { CallerRequest, UploadedFile } from '#lib/storefront/platform/retail-client/types.ts';
import type { ShopperSession } from './shopper-session.ts';

/**
 * Makes a call for a customer, in a route handler; a guest is refused without a call. `file`: for a call that
 * accepts one.
 */
export async function callAsCustomer<Call extends RetailCall>(
  session: ShopperSession,
  call: Call,
  request: CallerRequest<Call>,
  file?: UploadedFile,
): Promise<Result<DataOf<Call>>> {
  if (session.data.customerToken === undefined) return failure({ kind: 'refused', reason: 'sign-in-required' });
  return toCustomerResult(await session.call(call, request, file));
}
