import type { Kysely } from 'kysely';
import { SECOND_MS } from '#lib/shared/durations.ts';
import { lockCustomer } from '../../core/db/lock-customer.ts';
import type { Database } from '../../core/db/schema.ts';
import { sendWaitingBySms } from '../../messages/whatsapp/send-by-sms.ts';
import { currentChoices } from '../rules/consent-choices.ts';
import { logChoices, readConsentLog } from './consent-log.ts';

/**
 * Withdraws the consent of the customer with a mobile number (ten digits) to updates by WhatsApp, unless it was given after
 * the reply: replies may arrive late, and twice. Resolves to whether there was one. Times in epoch milliseconds.
 */
export async function stopWhatsApp(
  db: Kysely<Database>,
  { mobile, at }: { mobile: string; at: number },
  now: number,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('customers')
      .select('id')
      .where('mobile', '=', mobile)
      .executeTakeFirst();
    const customer = found && (await lockCustomer(transaction, found.id));
    if (!customer) return false;
    const log = await readConsentLog(transaction, customer.id);
    const [current] = currentChoices(log, ['updates-whatsapp']);
    // A reply is dated to the second.
    if (!current?.Granted || current.At >= at + SECOND_MS) return false;
    const choices = [{ Purpose: current.Purpose, Granted: false }];
    await logChoices(transaction, customer, { log, choices, source: 'reply', now });
    await sendWaitingBySms(transaction, mobile, now);
    return true;
  });
}
