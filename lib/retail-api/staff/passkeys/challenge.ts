import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';

/** How long a person may take to answer a question to their passkeys, in milliseconds. */
export const ANSWER_WITHIN_MS = 5 * 60_000;

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
