import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { MINUTE_MS } from '#lib/shared/durations.ts';

/** How long a person may take to answer a question to their passkeys, in milliseconds. */
export const ANSWER_WITHIN_MS = 5 * MINUTE_MS;

/** The token of a question as the bytes that a passkey signs. */
export function challengeOf(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(token, 'base64url'));
}

/** The token of the question that a passkey answered; empty if the answer cannot be read. */
export function answeredToken(clientDataJSON: string): string {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}
