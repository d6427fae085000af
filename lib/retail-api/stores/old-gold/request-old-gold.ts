import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { type calls, type DataOf, OLD_PURITIES } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import type { Caller } from '../../core/caller.ts';
import type { CoreContext } from '../../core/core-context.ts';
import { newReference } from '../../core/db/new-reference.ts';
import type { Database } from '../../core/db/schema.ts';
import { type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import { oldGoldRequest, oldGoldTask } from '../../messages/copy/old-gold.ts';
import { staffMail } from '../../messages/in-recipient-language.ts';
import { enqueue } from '../../messages/outbox.ts';
import { admitRequest } from '../request-limits.ts';

type OldGoldRequest = z.output<typeof calls.requestOldGoldEnquiry.request>;

const MAIL_TTL_MS = 7 * DAY_MS;
const MILLIGRAMS = 1000;

/** Refuses a purity that the metal does not come in; null if it does. */
export function checkOldGold({ Metal, Purity }: OldGoldRequest): Outcome<never> | null {
  const metal = OLD_PURITIES[Purity];
  return metal === null || metal === Metal ? null : invalidField('Purity', 'must be a purity of the metal, or unknown');
}

/**
 * Stores an enquiry, and mails its facts to the store and its number to a shopper with an address. Beyond the limits, refuses with
 * TooManyRequests and the seconds to wait.
 */
export async function createOldGoldEnquiry(
  transaction: Transaction<Database>,
  request: OldGoldRequest,
  { context, caller, now }: { context: CoreContext; caller: Caller; now: number },
): Promise<Outcome<DataOf<typeof calls.requestOldGoldEnquiry>>> {
  const requested = { subject: 'old-gold', recipient: request.Email.toLowerCase() || request.Mobile } as const;
  const refused = await admitRequest(transaction, requested, { context, caller, now });
  if (refused) return refused;
  const reference = await insert(transaction, request, caller.customerId, now);
  const facts = { ...request, reference, siteUrl: context.siteUrl };
  const mail = { channel: 'mail', ttlMs: MAIL_TTL_MS } as const;
  if (request.Email !== '') {
    const receipt = { kind: 'old-gold-request', ...mail, recipient: request.Email } as const;
    await enqueue(transaction, { ...receipt, ...oldGoldRequest(facts) }, now);
  }
  if (context.supportEmail !== '') {
    const task = { kind: 'old-gold-task', ...mail, recipient: context.supportEmail } as const;
    await enqueue(transaction, { ...task, ...staffMail(() => oldGoldTask(facts)) }, now);
  }
  return succeed({ Reference: reference });
}

async function insert(
  transaction: Transaction<Database>,
  request: OldGoldRequest,
  customerId: string | null,
  now: number,
): Promise<string> {
  const reference = newReference('OG');
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('old_gold_enquiries')
    .values({
      reference,
      metal: request.Metal,
      purity: request.Purity,
      weight_mg: Math.round(request.WeightG * MILLIGRAMS),
      pieces: request.Pieces,
      place: request.Place,
      preference: request.Preference,
      name: request.Name,
      mobile: request.Mobile,
      email: request.Email,
      note: request.Note,
      customer_id: customerId,
      outcome: null,
      created_at: now,
      closed_at: null,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n ? reference : insert(transaction, request, customerId, now);
}
