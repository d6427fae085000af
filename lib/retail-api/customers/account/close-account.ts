import type { Transaction } from 'kysely';
import { WEEK_MS } from '#lib/shared/durations.ts';
import { requestLanguage } from '#lib/shared/request-context.ts';
import type { Database } from '../../core/db/schema.ts';
import { accountDeleted } from '../../messages/copy/account-deleted.ts';
import { mailInLanguage } from '../../messages/in-recipient-language.ts';
import { enqueue } from '../../messages/outbox.ts';
import { deleteCustomer } from './delete-customer.ts';

const MESSAGE_TTL_MS = WEEK_MS;

/**
 * Deletes a customer, whoever asks for it, and confirms it in a last mail if there is an address; false if the customer
 * is already deleted. `now`: epoch milliseconds.
 */
export async function closeAccount(
  transaction: Transaction<Database>,
  customerId: string,
  { siteUrl, now }: { siteUrl: string; now: number },
): Promise<boolean> {
  const deleted = await deleteCustomer(transaction, customerId, now);
  if (!deleted) return false;
  const { name, email, language } = deleted;
  if (email !== '') {
    const message = { kind: 'account-deleted', channel: 'mail', recipient: email, ttlMs: MESSAGE_TTL_MS } as const;
    // Staff who erase a customer name no language.
    const content = mailInLanguage(requestLanguage() ?? language, () => accountDeleted({ name, siteUrl }));
    await enqueue(transaction, { ...message, ...content }, now);
  }
  return true;
}
