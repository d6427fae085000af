import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import type { MoneySource } from '../rules/split-order-refund.ts';
import { readReturnDocument } from './return-repository.ts';
import { retainsRefund } from './rules/return-steps.ts';

/**
 * Money reserved for a return, because the shopper was shown that the refund is made from it. `by`: number of the order
 * whose goods are returned.
 */
interface RetainedRefund extends MoneySource {
  by: string;
}

/** The money of an order that open returns reserve, including returns of its replacement orders, one after another. */
export async function readRetainedRefunds(
  db: Kysely<Database>,
  { number }: { number: string },
): Promise<RetainedRefund[]> {
  const rows = await db
    .selectFrom('returns')
    .leftJoin('orders', 'orders.number', 'returns.replacement_order')
    .select(['returns.state', 'returns.document', 'returns.replacement_order', 'orders.state as replacementState'])
    .where('returns.order_number', '=', number)
    .execute();
  const refunds: RetainedRefund[] = [];
  for (const { state, document, replacement_order, replacementState } of rows) {
    if (retainsRefund(state, replacementState === 'payment-pending')) {
      refunds.push(...readReturnDocument({ document }).money.map((part) => ({ ...part, by: number })));
    }
    if (replacement_order !== null) refunds.push(...(await readRetainedRefunds(db, { number: replacement_order })));
  }
  return refunds;
}
