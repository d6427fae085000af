import type { Kysely } from 'kysely';
import type { OrderState } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import type { Outcome } from '../../core/outcome.ts';
import { isOn } from '../../core/site-options.ts';
import { notAllowedNow } from '../not-allowed.ts';
import { type OrderRow, readOrderDocument } from '../order-repository.ts';
import { isInShoppersHands } from '../rules/order-steps.ts';

const OPTIONS = { cancel: 'OrderCancel', modify: 'OrderModify' } as const;

/**
 * Why the customer may not cancel or change an order (any more), as NotAllowedNow with the reason; null if it is
 * allowed.
 */
export async function rejectOrderChange(
  db: Kysely<Database>,
  order: Pick<OrderRow, 'state' | 'document'>,
  action: keyof typeof OPTIONS,
): Promise<Outcome<never> | null> {
  if (!(await isOn(db, OPTIONS[action]))) return notAllowedNow('not-offered');
  // Its store has the sizes that it has, and neither sends nor forwards it.
  if (action === 'modify' && readOrderDocument(order).collect) return notAllowedNow('not-offered');
  return rejectByState(order.state);
}

/** Why an order in a state cannot be changed (any more); null if it can. */
export function rejectByState(state: OrderState): Outcome<never> | null {
  if (isInShoppersHands(state)) return null;
  if (state === 'cancelled') return notAllowedNow('nothing-left');
  return notAllowedNow(state === 'payment-pending' ? 'step' : 'packed');
}
