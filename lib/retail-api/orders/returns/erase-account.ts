import type { Transaction } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { findReturn, readReturnDocument } from './return-repository.ts';

/**
 * Forgets the bank account of an exchange that is made: nothing goes back for it any more. Its last digits stay where money
 * has gone to it. The order in its place is locked.
 */
export async function eraseBankAccount(transaction: Transaction<Database>, number: string): Promise<void> {
  const row = await findReturn(transaction, number);
  if (!row) return;
  const document = readReturnDocument(row);
  if (!document.bank) return;
  const sent = await transaction
    .selectFrom('money_back')
    .select('id')
    .where('order_number', '=', row.order_number)
    .where('reference', '=', number)
    .where('way', '=', 'bank')
    .executeTakeFirst();
  const forgotten = { ...document, bank: null, bankDigits: sent ? document.bankDigits : '' };
  await transaction
    .updateTable('returns')
    .set({ document: JSON.stringify(forgotten) })
    .where('number', '=', number)
    .execute();
}
