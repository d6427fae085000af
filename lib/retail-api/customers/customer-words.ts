import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { searchWords } from '../core/search-words.ts';

/** Stores the words that a search finds a locked customer by; call after every change of name or email. */
export async function indexCustomer(
  transaction: Transaction<Database>,
  { id, name, email }: Pick<Selectable<Database['customers']>, 'id' | 'name' | 'email'>,
): Promise<void> {
  await transaction.deleteFrom('customer_words').where('customer_id', '=', id).execute();
  const words = searchWords(`${name} ${email}`).map((word) => ({ word, customer_id: id }));
  if (words.length > 0) await transaction.insertInto('customer_words').values(words).execute();
}
