import { calls } from '#lib/contract/index.ts';
import { networkOf } from '#lib/shared/network-of.ts';
import type { ApiContext, Caller, CallHandler } from '../call-handler.ts';
import { findCustomer } from '../session/customer-tokens.ts';
import { readJwt } from '../session/jwt.ts';

/**
 * These must answer a shopper whose customer token is no longer known: they are how the storefront finds out and
 * reports, and how a repeated sign-out is answered as the first was.
 */
const TOLERATES_UNKNOWN_CUSTOMER: ReadonlySet<string> = new Set([
  calls.customerTokenExistence.name,
  calls.customerSignOut.name,
  calls.logout.name,
  calls.errorLog.name,
  calls.errorLog404.name,
]);

/** The session id that the bearer JWT proves; null where the call must be refused. JwtToken itself needs none. */
export async function identifySession(
  handler: CallHandler,
  request: Request,
  context: ApiContext,
): Promise<string | null> {
  if (handler.call.name === calls.jwtToken.name) return '';
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '');
  return bearer?.[1] ? readJwt(context.secret, bearer[1], context.now()) : null;
}

/** Adds the shopper's network and the customer behind the request's CustomerToken; null where the token is not known and the call must be refused. */
export async function identifyCaller(
  handler: CallHandler,
  sessionId: string,
  request: Request,
  fields: unknown,
  context: ApiContext,
): Promise<Caller | null> {
  const token = customerTokenOf(fields);
  const customerId = await findCustomer(context.db, token, context.now());
  if (token !== '' && customerId === null && !TOLERATES_UNKNOWN_CUSTOMER.has(handler.call.name)) return null;
  const address = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  return { sessionId, customerId, customerToken: customerId === null ? '' : token, network: networkOf(address) };
}

function customerTokenOf(fields: unknown): string {
  const token = (fields as { CustomerToken?: unknown } | null)?.CustomerToken;
  return typeof token === 'string' ? token : '';
}
