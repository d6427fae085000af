import { isSame } from '../../core/is-same.ts';
import { signState } from './code-keys.ts';
import type { CodeRequest } from './code-rules.ts';

/** The state the caller sends back with the code: `id.signature`, about 70 characters. */
export function signCodeState(secret: Uint8Array, id: string, request: CodeRequest): string {
  return `${id}.${signState(secret, partsOf(id, request))}`;
}

/** The id of the code a state was issued for; null if it was tampered with or issued for another request. */
export function verifyCodeState(secret: Uint8Array, state: string, request: CodeRequest): string | null {
  const [id = '', signature = '', ...rest] = state.split('.');
  const signed = signState(secret, partsOf(id, request));
  return isSame(signed, signature) && rest.length === 0 ? id : null;
}

function partsOf(id: string, { purpose, recipient, sessionId }: CodeRequest): string[] {
  return [id, purpose, recipient, sessionId];
}
