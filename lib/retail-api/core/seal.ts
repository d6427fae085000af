import { CompactEncrypt, compactDecrypt, errors } from 'jose';
import { type ApiSecret, acceptedKeys, keyFor, type SealedUse } from './api-secret.ts';

/** Seals a text for the database (JWE, A256GCM), so that a copy of the database reveals nothing. */
export async function seal(text: string, secret: ApiSecret, use: SealedUse): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(keyFor(secret, use));
}

/** Opens what was sealed for a use. Rejects if it was sealed under a `RETAIL_API_SECRET` that is not known. */
export async function openSeal(sealed: string, secret: ApiSecret, use: SealedUse): Promise<string> {
  const [first, ...others] = acceptedKeys(secret, use);
  let opened = await openWith(first, sealed);
  for (const key of others) opened ??= await openWith(key, sealed);
  if (opened === null) throw new Error(`A ${use} is sealed under a RETAIL_API_SECRET that is not known.`);
  return opened;
}

/**
 * The text sealed under the current secret, where it is sealed under another accepted one; null where nothing is to be done,
 * or no known secret opens it.
 */
export async function resealed(sealed: string, secret: ApiSecret, use: SealedUse): Promise<string | null> {
  const [current, ...accepted] = acceptedKeys(secret, use);
  if (sealed === '' || (await openWith(current, sealed)) !== null) return null;
  for (const key of accepted) {
    const opened = await openWith(key, sealed);
    if (opened !== null) return seal(opened, secret, use);
  }
  return null;
}

async function openWith(key: Uint8Array, sealed: string): Promise<string | null> {
  try {
    const { plaintext } = await compactDecrypt(sealed, key);
    return new TextDecoder().decode(plaintext);
  } catch (error) {
    if (error instanceof errors.JWEDecryptionFailed) return null;
    throw error;
  }
}
