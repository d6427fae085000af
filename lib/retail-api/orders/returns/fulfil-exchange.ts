import type { Transaction } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { type Outcome, succeed } from '../../core/outcome.ts';
import { notAllowedNow } from '../not-allowed.ts';
import { confirmOrder } from '../placing/confirm-order.ts';
import type { DeskStep, StepContext } from './desk-step.ts';
import { moveReturn } from './move-return.ts';
import { placeReplacement } from './place-replacement.ts';
import { refundReturnValue } from './refund-return-value.ts';
import { issueReturnCreditNote } from './refund-returned-items.ts';
import { enqueueReturnMail } from './return-mails.ts';
import type { LockedReturn } from './return-repository.ts';

/**
 * Places the replacement order for goods that passed the quality check, with a credit note for the returned goods. If
 * nothing is left to pay, it is confirmed at once and any excess value is refunded; otherwise it waits for its payment.
 */
export async function fulfilExchange(
  transaction: Transaction<Database>,
  locked: LockedReturn,
  { actor }: Pick<DeskStep, 'actor'>,
  context: StepContext,
): Promise<Outcome<null>> {
  const { now } = context;
  const { row } = locked;
  const moved = await moveReturn(transaction, locked, { move: 'exchange', actor, now });
  if (!moved) return notAllowedNow('step');
  const placed = await placeReplacement(transaction, locked, context);
  if (placed.code !== 'Success') return placed;
  const { number, payable, exchange_credit: credit } = placed.data;
  const refund = await refundReturnValue(transaction, locked, row.amount - credit, context);
  if (refund.code !== 'Success') return refund;
  if (payable === 0) {
    const confirmation = await confirmOrder(transaction, number, context);
    if (confirmation !== 'confirmed') throw new Error(`A new order could not be confirmed: ${confirmation}.`);
  }
  await enqueueReturnMail(transaction, row.number, 'exchange-placed', context);
  await issueReturnCreditNote(transaction, row, now);
  return succeed(null);
}
