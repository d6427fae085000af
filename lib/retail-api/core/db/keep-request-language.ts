import type { Transaction } from 'kysely';
import { requestLanguage } from '#lib/shared/request-context.ts';
import type { Database } from './schema.ts';

/** Has messages to a locked customer written in the language of this request from now on, if it names one. */
export async function keepRequestLanguage(
  transaction: Transaction<Database>,
  customer: { id: string; language: string },
): Promise<void> {
  const language = requestLanguage();
  if (language === undefined || language === customer.language) return;
  await transaction.updateTable('customers').set({ language }).where('id', '=', customer.id).execute();
}
