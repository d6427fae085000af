import { randomUUID } from 'node:crypto';
import type { DataOf, RetailCall } from '#lib/contract/index.ts';
import { jwtExpiry } from './jwt.ts';
import type { CallerRequest, CallOutcome, RetailClient, UploadedFile } from './types.ts';

/** A JWT is replaced this long before it expires, in milliseconds. */
const RENEW_BEFORE_MS = 30_000;

/** Whether a JWT should be replaced; an opaque one is used until it is refused. `now` in epoch milliseconds. */
export function expiresSoon(jwt: string, now: number): boolean {
  const expiry = jwtExpiry(jwt);
  return expiry !== undefined && expiry - now < RENEW_BEFORE_MS;
}

/**
 * Makes calls with the storefront's own identity, for renders: these cannot write cookies, so they never use a
 * shopper's JWT. `customerToken` names a customer whose data is read; it is left out for everything public.
 * Where the retail API no longer knows it, the outcome is `signed-out`, whatever the retry as a guest returned, and
 * `onSignedOut` is called.
 */
export function createSiteCaller(client: RetailClient, now: () => number, onSignedOut: () => void) {
  const sessionId = `site-${randomUUID()}`;
  let jwt = '';

  return async function callAsSite<Call extends RetailCall>(
    call: Call,
    request: CallerRequest<Call>,
    customerToken = '',
    file?: UploadedFile,
  ): Promise<CallOutcome<DataOf<Call>>> {
    const usable = expiresSoon(jwt, now()) ? '' : jwt;
    const credential = { sessionId, jwt: usable, customerToken, currencyId: 1 };
    const reply = await client.call(call, request, credential, file);
    if (reply.effects.jwt !== null) jwt = reply.effects.jwt;
    // A call that named no customer was repeated as it was: its answer stands, and nobody is signed out by it.
    if (!reply.effects.signedOut || customerToken === '') return reply.outcome;
    onSignedOut();
    return { kind: 'signed-out' };
  };
}

export type CallAsSite = ReturnType<typeof createSiteCaller>;
