import type { Transaction } from 'kysely';
import { announceProducts } from '../../catalogue/announce-products.ts';
import type { Database } from '../../core/db/schema.ts';
import { type Outcome, succeed } from '../../core/outcome.ts';
import { issueCreditNote } from '../../documents/invoices/issue-credit-note.ts';
import { notAllowedNow } from '../not-allowed.ts';
import type { DeskStep, StepContext } from './desk-step.ts';
import { moveReturn } from './move-return.ts';
import { refundReturnValue } from './refund-return-value.ts';
import { enqueueReturnMail } from './return-mails.ts';
import { type LockedReturn, type ReturnRow, readReturnLines } from './return-repository.ts';

/**
 * Refunds the value of goods that passed the quality check, with a credit note. For an exchange, the reserved stock is
 * released and the shopper gets the reason why it does not go ahead.
 */
export async function refundReturnedItems(
  transaction: Transaction<Database>,
  locked: LockedReturn,
  { actor, reason }: Pick<DeskStep, 'actor' | 'reason'>,
  context: StepContext,
): Promise<Outcome<null>> {
  const { now } = context;
  const change = locked.row.kind === 'exchange' ? { storeNote: reason } : {};
  const moved = await moveReturn(transaction, locked, { move: 'refund', actor, change, now });
  if (!moved) return notAllowedNow('step');
  const { number, amount } = locked.row;
  const refund = await refundReturnValue(transaction, locked, amount, context);
  if (refund.code !== 'Success') return refund;
  await enqueueReturnMail(transaction, number, 'return-refunded', context);
  await announceProducts(transaction, moved.backInStock, now);
  await issueReturnCreditNote(transaction, locked.row, now);
  return succeed(null);
}

/** Issues the credit note for returned goods. Among the last writes of its transaction. */
export async function issueReturnCreditNote(
  transaction: Transaction<Database>,
  row: ReturnRow,
  now: number,
): Promise<void> {
  const lines = (await readReturnLines(transaction, [row])).get(row.number) ?? [];
  await issueCreditNote(transaction, {
    orderNumber: row.order_number,
    reference: row.number,
    lines: lines.map(({ line_id, quantity, amount }) => ({ lineId: line_id, quantity, amount })),
    now,
  });
}
