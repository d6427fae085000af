import 'server-only';
import { cache } from 'react';
import { calls, type DataOf, type RetailCall } from '#lib/contract/index.ts';
import * as paths from '#lib/shared/paths.ts';
import { failure, isSignedOutFailure, type Result, success } from '#lib/shared/result.ts';
import { isAccountClosed } from '#lib/storefront/platform/gate/index.ts';
import { toCustomerResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';
import type { CallerRequest } from '#lib/storefront/platform/retail-client/types.ts';
import { redirect } from '#lib/storefront/platform/site/redirects.ts';
import { readShopper } from './read.ts';
import type { ShopperData } from './shopper-data.ts';
import type { ShopperState } from './types.ts';

type Customer = ShopperData & { customerToken: string };

/**
 * The state of a page's shopper, checked with the retail API once per request: a token that it no longer knows
 * is a guest's, and an outage ends no session.
 */
export const readShopperState = cache(async (): Promise<ShopperState> => {
  const { customerToken } = await readShopper();
  if (customerToken === undefined) return 'guest';
  const outcome = await retail().callAsSite(calls.customerTokenExistence, {}, customerToken);
  if (outcome.kind === 'signed-out') return 'guest';
  if (outcome.kind !== 'done') return 'unavailable';
  return outcome.data.CustomerTokenExist ? 'signed-in' : 'guest';
});

/** The customer in the sealed cookie, which may be from before a sign-out. */
async function rememberedCustomer(path: string): Promise<Customer> {
  const { customerToken, ...shopper } = await readShopper();
  if (customerToken === undefined) redirect(paths.signIn(path));
  return { ...shopper, customerToken };
}

/**
 * The signed-in customer, for a page that makes no other call for the customer. A guest is redirected to the
 * sign-in and returns to `path` afterwards; in an outage the result is a failure.
 */
export async function requireCustomer(path: string): Promise<Result<Customer>> {
  const [customer, state] = await Promise.all([rememberedCustomer(path), readShopperState()]);
  if (isAccountClosed({ signedIn: state !== 'guest' })) redirect(paths.signIn(path));
  return state === 'unavailable' ? failure({ kind: 'unavailable' }) : success(customer);
}

/**
 * Reads data of the customer for a page. A shopper whose customer token the retail API no longer knows is
 * redirected to the sign-in. An outage is a failure, and does not sign out.
 */
export async function readAsCustomer<Call extends RetailCall>(
  call: Call,
  request: CallerRequest<Call>,
  path: string,
): Promise<Result<DataOf<Call>>> {
  const { customerToken } = await rememberedCustomer(path);
  const result = toCustomerResult(await retail().callAsSite(call, request, customerToken));
  if (!result.ok && isSignedOutFailure(result.failure)) redirect(paths.signIn(path));
  return result;
}
