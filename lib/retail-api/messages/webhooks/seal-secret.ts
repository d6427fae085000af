import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ApiSecret } from '../../core/api-secret.ts';
import type { Database } from '../../core/db/schema.ts';
import { openSeal, resealed, seal } from '../../core/seal.ts';

/** Length in bytes of a new secret: the specification asks for 24 to 64. */
const SECRET_BYTES = 32;
const PREFIX = 'whsec_';

/** A new secret in the form of the Standard Webhooks specification: `whsec_` and random bytes in base64. */
export function newWebhookSecret(): string {
  return `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/** Seals a secret for the database, so that a copy of the database signs nothing. */
export function sealSecret(secret: string, apiSecret: ApiSecret): Promise<string> {
  return seal(secret, apiSecret, 'webhook secret');
}

/** Opens a sealed secret. Rejects if it was sealed under another `RETAIL_API_SECRET`: then it has to be rotated. */
export function openSecret(sealed: string, apiSecret: ApiSecret): Promise<string> {
  return openSeal(sealed, apiSecret, 'webhook secret');
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
      const again = await resealed(sealed[column], apiSecret, 'webhook secret');
      if (again === null) continue;
      // Another process may have given the endpoint a new secret since it was read.
      await db
        .updateTable('webhook_endpoints')
        .set({ [column]: again })
        .where('name', '=', name)
        .where(column, '=', sealed[column])
        .execute();
    }
  }
}
