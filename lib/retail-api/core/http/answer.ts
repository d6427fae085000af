import { type Envelope, RETURN_CODES } from '#lib/contract/index.ts';
import type { Outcome } from '../outcome.ts';

/** An envelope as an HTTP response that must not be cached. */
export function answer(envelope: Envelope, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(envelope, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/** The envelope of a call's outcome. */
export function envelopeFor(outcome: Outcome<unknown>): Envelope {
  const { code, meaning } = RETURN_CODES[outcome.code];
  const message = outcome.code === 'Success' ? 'Success' : (outcome.message ?? meaning);
  return { ReturnCode: code, ReturnMessage: message, Data: outcome.data ?? null };
}

/** The two responses to an invalid credential: clients of the retail API match these messages. */
export const refusals = {
  jwt: () => answer({ ReturnCode: RETURN_CODES.TokenStale.code, ReturnMessage: 'invalid token', Data: null }, 401),
  customer: () =>
    answer({ ReturnCode: RETURN_CODES.SessionRevoked.code, ReturnMessage: 'invalid customer token', Data: null }, 403),
} as const;
