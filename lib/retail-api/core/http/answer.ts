import { type Envelope, RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';

/** An outcome with its Data as it goes over the wire. */
interface WireOutcome {
  code: ReturnCodeName;
  message?: string;
  data?: unknown;
}

/** An envelope as an HTTP response that must not be cached. */
export function answer(envelope: Envelope, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(envelope, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/** The envelope of a call's outcome. */
export function envelopeFor(outcome: WireOutcome): Envelope {
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
