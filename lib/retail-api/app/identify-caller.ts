import { createHash, timingSafeEqual } from 'node:crypto';
import { calls } from '#lib/contract/index.ts';
import { networkOf } from '#lib/shared/network-of.ts';
import type { CallHandler } from '../calls/call-handler.ts';
import type { Caller } from '../core/caller.ts';
import type { CoreContext } from '../core/core-context.ts';
import { forwardedFor } from '../core/http/forwarded-for.ts';
import { findCustomer } from '../customers/session/customer-tokens.ts';
import { readJwt } from '../customers/session/jwt.ts';

/**
 * These calls must answer a shopper whose customer token is unknown: through them the storefront detects and reports
 * this, and a repeated sign-out gets the same response as the first.
 */
const TOLERATES_UNKNOWN_CUSTOMER: ReadonlySet<string> = new Set([
  calls.customerTokenExistence.name,
  calls.customerSignOut.name,
  calls.logout.name,
  calls.errorLog.name,
  calls.errorLog404.name,
]);

/**
 * The session id from the bearer JWT; null if the call must be refused. A public call needs no JWT, and an
 * operator's call has the operator key in its place, which has no session.
 */
export async function identifySession(
  handler: CallHandler,
  request: Request,
  context: CoreContext,
): Promise<string | null> {
  if (handler.call.access === 'public') return '';
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '');
  if (handler.call.operator) return isOperator(context.operatorKeys, bearer?.[1] ?? '') ? '' : null;
  return bearer?.[1] ? readJwt(context.secret, bearer[1], context.now()) : null;
}

/** Compares hashes, so that the duration reveals nothing about a key. */
function isOperator(keys: readonly string[], presentedKey: string): boolean {
  const presented = sha256(presentedKey);
  return keys.some((key) => timingSafeEqual(sha256(key), presented));
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/**
 * Adds the shopper's network and the customer of the request's CustomerToken; null if the token is unknown and the call
 * must be refused.
 */
export async function identifyCaller(
  handler: CallHandler,
  sessionId: string,
  request: Request,
  fields: unknown,
  context: CoreContext,
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
