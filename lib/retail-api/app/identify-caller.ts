import { calls } from '#lib/contract/index.ts';
import { networkOf } from '#lib/shared/network-of.ts';
import type { CallHandler } from '../calls/call-handler.ts';
import type { Caller, StaffCaller } from '../core/caller.ts';
import type { CoreContext } from '../core/core-context.ts';
import { forwardedFor } from '../core/http/forwarded-for.ts';
import { findCustomer } from '../customers/session/customer-tokens.ts';
import { readJwt } from '../customers/session/jwt.ts';
import { identifyStaff } from '../staff/identify-staff.ts';

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

/** Whom the bearer of a request proves. */
interface Bearer {
  /** Of a shopper's JWT; otherwise empty. */
  sessionId: string;
  staff?: StaffCaller;
}

/**
 * Whom the bearer proves; null if the call must be refused. A public call needs no bearer, and a call of the operator or of
 * staff takes a staff member's session or a key in place of the JWT.
 */
export async function identifyBearer(
  { call }: CallHandler,
  request: Request,
  context: CoreContext,
): Promise<Bearer | null> {
  if (call.access === 'public') return { sessionId: '' };
  const [, bearer = ''] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (call.operator || call.access === 'staff') {
    const staff = await identifyStaff(context, bearer);
    return staff && { sessionId: '', staff };
  }
  const sessionId = bearer === '' ? null : await readJwt(context.secret, bearer, context.now());
  return sessionId === null ? null : { sessionId };
}

/**
 * Adds the shopper's network and the customer of the request's CustomerToken; null if the token is unknown and the call
 * must be refused.
 */
export async function identifyCaller(
  handler: CallHandler,
  { sessionId, staff }: Bearer,
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
    ...(staff && { staff }),
  };
}

function customerTokenOf(fields: unknown): string {
  const token = (fields as { CustomerToken?: unknown } | null)?.CustomerToken;
  return typeof token === 'string' ? token : '';
}
