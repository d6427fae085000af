import { randomBytes } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { keyFor } from '../../core/key-for.ts';

/** Length in bytes of a new secret: the specification asks for 24 to 64. */
const SECRET_BYTES = 32;
const PREFIX = 'whsec_';

/** A new secret in the form of the Standard Webhooks specification: `whsec_` and random bytes in base64. */
export function newWebhookSecret(): string {
  return `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/** Seals a secret for the database (JWE, A256GCM), so that a copy of the database signs nothing. */
export async function sealSecret(secret: string, apiSecret: Uint8Array): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(secret))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(keyFor(apiSecret, 'webhook secret'));
}

/** Opens a sealed secret. Rejects if it was sealed under another `RETAIL_API_SECRET`: then it has to be rotated. */
export async function openSecret(sealed: string, apiSecret: Uint8Array): Promise<string> {
  const { plaintext } = await compactDecrypt(sealed, keyFor(apiSecret, 'webhook secret'));
  return new TextDecoder().decode(plaintext);
}
