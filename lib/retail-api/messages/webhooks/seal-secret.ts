import { randomBytes } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, errors } from 'jose';
import type { Kysely } from 'kysely';
import { type ApiSecret, acceptedKeys, keyFor } from '../../core/api-secret.ts';
import type { Database } from '../../core/db/schema.ts';

/** Length in bytes of a new secret: the specification asks for 24 to 64. */
const SECRET_BYTES = 32;
const PREFIX = 'whsec_';

/** A new secret in the form of the Standard Webhooks specification: `whsec_` and random bytes in base64. */
export function newWebhookSecret(): string {
  return `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/** Seals a secret for the database (JWE, A256GCM), so that a copy of the database signs nothing. */
export async function sealSecret(secret: string, apiSecret: ApiSecret): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(secret))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(keyFor(apiSecret, 'webhook secret'));
}

/** Opens a sealed secret. Rejects if it was sealed under another `RETAIL_API_SECRET`: then it has to be rotated. */
export async function openSecret(sealed: string, apiSecret: ApiSecret): Promise<string> {
  const [first, ...others] = acceptedKeys(apiSecret, 'webhook secret');
  let opened = await openWith(first, sealed);
  for (const key of others) opened ??= await openWith(key, sealed);
  if (opened === null)
    throw new Error('The secret of a webhook is sealed under a RETAIL_API_SECRET that is not known.');
  return opened;
}

/**
 * Seals the secrets of all endpoints under the current secret, so that the accepted ones can be forgotten. What no
 * known secret opens is left as it is.
 */
export async function resealSecrets(db: Kysely<Database>, apiSecret: ApiSecret): Promise<void> {
  if (apiSecret.accepted.length === 0) return;
  const endpoints = await db.selectFrom('webhook_endpoints').select(['name', 'secret', 'previous_secret']).execute();
  for (const { name, ...sealed } of endpoints) {
    for (const column of ['secret', 'previous_secret'] as const) {
      const resealed = await reseal(sealed[column], apiSecret);
      if (resealed === null) continue;
      // Another process may have given the endpoint a new secret since it was read.
      await db
        .updateTable('webhook_endpoints')
        .set({ [column]: resealed })
        .where('name', '=', name)
        .where(column, '=', sealed[column])
        .execute();
    }
  }
}

/** Null where nothing is to be done, or nothing can be. */
async function reseal(sealed: string, apiSecret: ApiSecret): Promise<string | null> {
  const [current, ...accepted] = acceptedKeys(apiSecret, 'webhook secret');
  if (sealed === '' || (await openWith(current, sealed)) !== null) return null;
  for (const key of accepted) {
    const opened = await openWith(key, sealed);
    if (opened !== null) return sealSecret(opened, apiSecret);
  }
  return null;
}

async function openWith(key: Uint8Array | undefined, sealed: string): Promise<string | null> {
  if (key === undefined) return null;
  try {
    const { plaintext } = await compactDecrypt(sealed, key);
    return new TextDecoder().decode(plaintext);
  } catch (error) {
    if (error instanceof errors.JWEDecryptionFailed) return null;
    throw error;
  }
}
