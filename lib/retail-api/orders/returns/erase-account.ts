import type { Transaction } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { findReturn, readReturnDocument } from './return-repository.ts';

/**
 * Deletes the bank account of a completed exchange, which can no longer be refunded. The last digits stay if money was
 * sent to it. The replacement order must be locked.
 */
export async function eraseBankAccount(transaction: Transaction<Database>, number: string): Promise<void> {
  const row = await findReturn(transaction, number);
  if (!row) return;
  const document = readReturnDocument(row);
  if (!document.bank) return;
  const sent = await transaction
    .selectFrom('order_refunds')
    .select('id')
    .where('order_number', '=', row.order_number)
    .where('reference', '=', number)
    .where('method', '=', 'bank')
    .executeTakeFirst();
  const forgotten = { ...document, bank: null, bankDigits: sent ? document.bankDigits : '' };
  await transaction
    .updateTable('returns')
    .set({ document: JSON.stringify(forgotten) })
    .where('number', '=', number)
    .execute();
}
