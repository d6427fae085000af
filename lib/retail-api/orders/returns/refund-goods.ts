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
 * Gives the worth of checked goods back, with a credit note; what was held for an exchange is free again, and the shopper
 * told why it is not made.
 */
export async function refundGoods(
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
  const given = await refundReturnValue(transaction, locked, amount, context);
  if (given.code !== 'Success') return given;
  await enqueueReturnMail(transaction, number, 'return-refunded', context);
  await announceProducts(transaction, moved.there, now);
  await creditGoods(transaction, locked.row, now);
  return succeed(null);
}

/** The credit note for goods that came back. Among the last writes of its transaction. */
export async function creditGoods(transaction: Transaction<Database>, row: ReturnRow, now: number): Promise<void> {
  const lines = (await readReturnLines(transaction, [row])).get(row.number) ?? [];
  await issueCreditNote(transaction, {
    orderNumber: row.order_number,
    reference: row.number,
    lines: lines.map(({ line_id, quantity, amount }) => ({ lineId: line_id, quantity, amount })),
    now,
  });
}
