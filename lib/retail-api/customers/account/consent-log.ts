import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { ConsentPurpose } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { CONSENT_NOTICE_VERSION, type StoredConsent } from '../rules/consent-choices.ts';

/** Every consent choice the customer has made, oldest first. */
export async function readConsentLog(db: Kysely<Database>, customerId: string): Promise<StoredConsent[]> {
  const rows = await db
    .selectFrom('consents')
    .select(['purpose', 'granted', 'version', 'at'])
    .where('customer_id', '=', customerId)
    .orderBy('at')
    .execute();
  return rows.map((row) => ({ ...row, granted: row.granted === 1 }));
}

/** Appends choices of a locked customer to the log, which is append-only. `log` holds the existing entries. */
export async function logChoices(
  transaction: Transaction<Database>,
  customerId: string,
  { log, choices, now }: { log: readonly StoredConsent[]; choices: readonly Choice[]; now: number },
): Promise<void> {
  if (choices.length === 0) return;
  // Strictly increasing, so that a choice changed within the same millisecond sorts as the later one.
  const at = Math.max(now, ...log.map((choice) => choice.at + 1));
  await transaction
    .insertInto('consents')
    .values(
      choices.map(({ Purpose, Granted }) => ({
        id: randomUUID(),
        customer_id: customerId,
        purpose: Purpose,
        granted: Granted ? 1 : 0,
        version: CONSENT_NOTICE_VERSION,
        at,
      })),
    )
    .execute();
}

interface Choice {
  Purpose: ConsentPurpose;
  Granted: boolean;
}
