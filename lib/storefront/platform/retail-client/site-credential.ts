import { randomUUID } from 'node:crypto';
import type { DataOf, RetailCall } from '#lib/contract/index.ts';
import { jwtExpiry } from './jwt.ts';
import type { CallerRequest, Outcome, RetailClient, UploadedFile } from './types.ts';

/** A JWT this close to its end is replaced before it is used. */
const RENEW_BEFORE_MS = 30_000;

/** Whether a JWT is worth sending no more; an opaque one is used until it is refused. `now` in epoch milliseconds. */
export function endsSoon(jwt: string, now: number): boolean {
  const expiry = jwtExpiry(jwt);
  return expiry !== undefined && expiry - now < RENEW_BEFORE_MS;
}

/**
 * The storefront's own identity, which renders spend: they cannot write cookies, so they never touch a shopper's JWT.
 * `customerToken` names a shopper whose cart is to be read; it is left out for everything public. Where the retail API no
 * longer knows it, the outcome is `signed-out`, whatever the same call then gave to a guest.
 */
export function createSiteCaller(client: RetailClient, now: () => number) {
  const sessionId = `site-${randomUUID()}`;
  let jwt = '';

  return async function callAsSite<Call extends RetailCall>(
    call: Call,
    request: CallerRequest<Call>,
    customerToken = '',
    file?: UploadedFile,
  ): Promise<Outcome<DataOf<Call>>> {
    const usable = endsSoon(jwt, now()) ? '' : jwt;
    const credential = { sessionId, jwt: usable, customerToken, currencyId: 1 };
    const reply = await client.call(call, request, credential, file);
    if (reply.effects.jwt !== null) jwt = reply.effects.jwt;
    return reply.effects.signedOut ? { kind: 'signed-out' } : reply.outcome;
  };
}

export type CallAsSite = ReturnType<typeof createSiteCaller>;
