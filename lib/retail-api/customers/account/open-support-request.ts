import type { Transaction } from 'kysely';
import { newReference } from '../../core/db/new-reference.ts';
import type { Database } from '../../core/db/schema.ts';

/** Request to support from a shopper who has lost the mobile of their account. */
export interface SupportRequest {
  email: string;
  mobile: string;
  /** As the shopper remembers it; empty if forgotten. */
  orderNumber: string;
}

/** Stores a support request and returns its reference, e.g. `SR-7K2M9Q`. */
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
  // The reference (one of 900 million) is already taken: draw another.
  return numInsertedOrUpdatedRows === 1n
    ? reference
    : openSupportRequest(transaction, { email, mobile, orderNumber }, now);
}
