import type { Transaction } from 'kysely';
import { newReference } from '../../core/db/new-reference.ts';
import type { Database } from '../../core/db/schema.ts';

/** What a shopper tells support who has lost the mobile of an account. */
export interface SupportRequest {
  email: string;
  mobile: string;
  /** As the shopper remembers it; empty where it is forgotten. */
  orderNumber: string;
}

/** Writes a request to support down and returns its reference, e.g. `SR-7K2M9Q`. */
export async function openSupportRequest(
  transaction: Transaction<Database>,
  { email, mobile, orderNumber }: SupportRequest,
  now: number,
): Promise<string> {
  const reference = newReference('SR');
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('support_requests')
    .values({ reference, email, mobile, order_number: orderNumber, created_at: now })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .executeTakeFirstOrThrow();
  // One of 900 million was taken: another is drawn.
  return numInsertedOrUpdatedRows === 1n
    ? reference
    : openSupportRequest(transaction, { email, mobile, orderNumber }, now);
}
