import { type ApiSecret, isSigned, sign } from '../../core/api-secret.ts';
import type { CodeRequest } from './code-rules.ts';

/** The state the caller sends back with the code: `id.signature`, about 70 characters. */
export function signCodeState(secret: ApiSecret, id: string, request: CodeRequest): string {
  return `${id}.${sign(secret, 'signed state', signedText(id, request))}`;
}

/** The id of the code a state was issued for; null if it was tampered with or issued for another request. */
export function verifyCodeState(secret: ApiSecret, state: string, request: CodeRequest): string | null {
  const [id = '', signature = '', ...rest] = state.split('.');
  return rest.length === 0 && isSigned(secret, 'signed state', signedText(id, request), signature) ? id : null;
}

function signedText(id: string, { purpose, recipient, sessionId }: CodeRequest): string {
  return JSON.stringify([id, purpose, recipient, sessionId]);
}
