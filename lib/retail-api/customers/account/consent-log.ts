import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ConsentForm, ConsentPurpose } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { CONSENT_NOTICE_VERSION, type StoredConsent } from '../rules/consent-choices.ts';

interface LoggedConsent extends StoredConsent {
  /** The mobile number that it is for; empty where the purpose is for no number. */
  recipient: string;
  /** Empty for choices of earlier releases. */
  source: string;
}

/** Every consent choice the customer has made, oldest first. */
export async function readConsentLog(db: Kysely<Database>, customerId: string): Promise<LoggedConsent[]> {
  const rows = await db
    .selectFrom('consents')
    .select(['purpose', 'granted', 'version', 'at', 'recipient', 'source'])
    .where('customer_id', '=', customerId)
    .orderBy('at')
    .execute();
  return rows.map((row) => ({ ...row, granted: row.granted === 1 }));
}

interface NewChoices {
  /** The existing entries. */
  log: readonly StoredConsent[];
  choices: readonly Choice[];
  /** Where the customer chose: in a form, or by a reply to a message. */
  source: ConsentForm | 'reply';
  now: number;
}

/** Appends choices of a locked customer to the log, which is append-only. */
export async function logChoices(
  transaction: Transaction<Database>,
  { id, mobile }: Pick<Selectable<Database['customers']>, 'id' | 'mobile'>,
  { log, choices, source, now }: NewChoices,
): Promise<void> {
  if (choices.length === 0) return;
  // Strictly increasing, so that a choice changed within the same millisecond sorts as the later one.
  const at = Math.max(now, ...log.map((choice) => choice.at + 1));
  await transaction
    .insertInto('consents')
    .values(
      choices.map(({ Purpose, Granted }) => ({
        id: randomUUID(),
        customer_id: id,
        purpose: Purpose,
        granted: Granted ? 1 : 0,
        version: CONSENT_NOTICE_VERSION,
        at,
        recipient: Purpose === 'updates-whatsapp' ? mobile : '',
        source,
      })),
    )
    .execute();
}

interface Choice {
  Purpose: ConsentPurpose;
  Granted: boolean;
}
