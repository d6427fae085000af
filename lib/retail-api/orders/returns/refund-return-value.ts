import type { Kysely, Transaction } from 'kysely';
import { hashInLine } from '../../cart/promotions/hash-line.ts';
import { generatePin, type NewPin } from '../../cart/promotions/write-gift-card.ts';
import type { CoreContext } from '../../core/core-context.ts';
import type { Database } from '../../core/db/schema.ts';
import type { Outcome } from '../../core/outcome.ts';
import { type OrderRefundPart, refundMoney } from '../refunds/order-refund.ts';
import { splitOrderRefund } from '../rules/split-order-refund.ts';
import {
  type LockedReturn,
  type ReturnRow,
  readReturnDocument,
  readReturnLines,
  replacementTotal,
} from './return-repository.ts';
import { type ReturnMove, stateAfterMove } from './rules/return-steps.ts';

/** What a refund needs besides the return. */
export interface PayoutContext extends Pick<CoreContext, 'siteUrl' | 'refundsFrom'> {
  pin: NewPin | null;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Refunds money for a locked return, once, to the destinations shown to the shopper; does nothing if the amount (paise)
 * is 0. Refuses as {@link refundMoney} does.
 */
export async function refundReturnValue(
  transaction: Transaction<Database>,
  { order, row }: LockedReturn,
  amount: number,
  context: PayoutContext,
): Promise<Outcome<OrderRefundPart[]>> {
  const { bank, money: retainedMoney } = readReturnDocument(row);
  const to = row.refund_to;
  return refundMoney(transaction, order, { ...context, reference: row.number, amount, to, bank, retainedMoney });
}

/** Moves that refund money. */
const PAYOUTS: readonly ReturnMove[] = ['refund', 'exchange', 'expire', 'give-up', 'end-exchange'];

/**
 * The PIN of the gift card that a move refunds to; null if none is issued, or the move is not allowed. Hashing takes a
 * while, so call it before the transaction.
 */
export async function pinFor(db: Kysely<Database>, row: ReturnRow, move: ReturnMove): Promise<NewPin | null> {
  if (!PAYOUTS.includes(move) || stateAfterMove(row.kind, row.state, move) === null) return null;
  const lines = (await readReturnLines(db, [row])).get(row.number) ?? [];
  const amount = move === 'exchange' ? Math.max(0, row.amount - replacementTotal(lines)) : row.amount;
  const shares = splitOrderRefund(readReturnDocument(row).money, amount, row.refund_to);
  const isNeeded = shares?.some(({ method }) => method === 'new-gift-card') ?? false;
  // If the hash queue is full, hash outside of it rather than fail.
  return isNeeded ? (hashInLine(generatePin) ?? generatePin()) : null;
}
