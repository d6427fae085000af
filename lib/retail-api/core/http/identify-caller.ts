import { createHash, timingSafeEqual } from 'node:crypto';
import { calls } from '#lib/contract/index.ts';
import { networkOf } from '#lib/shared/network-of.ts';
import { findCustomer } from '../../customers/session/customer-tokens.ts';
import { readJwt } from '../../customers/session/jwt.ts';
import type { ApiContext, Caller, CallHandler } from '../call-handler.ts';
import { forwardedFor } from './forwarded-for.ts';

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

/**
 * The session id that the bearer JWT proves; null where the call must be refused. JwtToken itself needs none, and an
 * operator's call the operator's key in its place, which is no session.
 */
export async function identifySession(
  handler: CallHandler,
  request: Request,
  context: ApiContext,
): Promise<string | null> {
  if (handler.call.name === calls.jwtToken.name) return '';
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '');
  if (handler.call.operator) return isOperator(context.operatorKey, bearer?.[1] ?? '') ? '' : null;
  return bearer?.[1] ? readJwt(context.secret, bearer[1], context.now()) : null;
}

/** Compares hashes, so that the time it takes tells nothing of the key; without a key nobody is the operator. */
function isOperator(key: string, shown: string): boolean {
  return key !== '' && timingSafeEqual(sha256(key), sha256(shown));
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

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
  return {
    sessionId,
    customerId,
    customerToken: customerId === null ? '' : token,
    network: networkOf(forwardedFor(request)),
  };
}

function customerTokenOf(fields: unknown): string {
  const token = (fields as { CustomerToken?: unknown } | null)?.CustomerToken;
  return typeof token === 'string' ? token : '';
}
