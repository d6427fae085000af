import type { Transaction } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { sum } from '../../core/sum.ts';
import { readOrderDocument } from '../../orders/order-repository.ts';
import { nextNumber } from '../../orders/placing/invoice-number.ts';

/** Goods of a line that were cancelled or returned, and their refund, including shipping. `amount` in paise. */
export interface CreditedLine {
  lineId: string;
  quantity: number;
  amount: number;
}

/** The contents of a credit note, fixed when it was issued. */
export interface CreditNoteDocument {
  lines: CreditedLine[];
}

interface NewCreditNote {
  orderNumber: string;
  /** The cause: the same reference as that of the refund. */
  reference: string;
  lines: readonly CreditedLine[];
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Issues the credit note for goods of a locked order that were cancelled or returned (section 34 of the CGST Act,
 * 2017), once per reference; does nothing if the order has no invoice or nothing is refunded. Call it among the
 * last writes of the transaction, because all transactions that issue one wait here for each other.
 */
export async function issueCreditNote(
  transaction: Transaction<Database>,
  { orderNumber, reference, lines, now }: NewCreditNote,
): Promise<void> {
  const amount = sum(lines.map((line) => line.amount));
  const order = await transaction
    .selectFrom('orders')
    .select(['document', 'invoice_number'])
    .where('number', '=', orderNumber)
    .executeTakeFirstOrThrow();
  if (order.invoice_number === null || amount === 0) return;
  const existing = await transaction
    .selectFrom('credit_notes')
    .select('number')
    .where('order_number', '=', orderNumber)
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (existing) return;
  const number = await nextNumber(transaction, 'credit-note', { test: readOrderDocument(order).testPayment, now });
  const document: CreditNoteDocument = { lines: lines.filter((line) => line.amount > 0) };
  await transaction
    .insertInto('credit_notes')
    .values({
      number,
      order_number: orderNumber,
      reference,
      amount,
      issued_at: now,
      document: JSON.stringify(document),
    })
    .execute();
}
