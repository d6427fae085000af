import type { Kysely } from 'kysely';
import { isOn } from '../app/site-options.ts';
import type { Database } from '../core/db/schema.ts';
import type { Outcome } from '../core/outcome.ts';
import { notAllowedNow } from './not-allowed.ts';
import type { OrderRow } from './order-repository.ts';
import { isInShoppersHands } from './rules/order-steps.ts';

const OPTIONS = { cancel: 'OrderCancel', modify: 'OrderModify' } as const;

/** Why its customer may not cancel or change an order (any more), as 260 with the reason; null where it may be done. */
export async function rejectOrderChange(
  db: Kysely<Database>,
  { state }: Pick<OrderRow, 'state'>,
  action: keyof typeof OPTIONS,
): Promise<Outcome<never> | null> {
  if (!(await isOn(db, OPTIONS[action]))) return notAllowedNow('not-offered');
  if (isInShoppersHands(state)) return null;
  if (state === 'cancelled') return notAllowedNow('nothing-left');
  return notAllowedNow(state === 'payment-pending' ? 'step' : 'packed');
}
