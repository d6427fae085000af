import type { Transaction } from 'kysely';
import { INDIA_AHEAD_MS } from '#lib/shared/india-time.ts';
import { shopProfile } from '#lib/shared/shop-profile.ts';
import type { Database } from '../../core/db/schema.ts';
import { readOrderDocument } from '../order-repository.ts';

/** First month of India's financial year, counted from 0: April. */
const FIRST_MONTH = 3;
const DIGITS = 6;
/** Maximum length of a number (rules 46(b) and 53(1A) of the CGST Rules, 2017). */
const MAX_LENGTH = 16;
/** Prefixes of the series; those of test payments are specimens and use none of the others' numbers. */
const SERIES = {
  invoice: { sale: () => shopProfile().invoicePrefix, test: () => 'TEST' },
  'credit-note': { sale: () => 'CN', test: () => 'TESTCN' },
} as const;

/**
 * Gives an order its invoice number, once: a repeated call changes nothing. Numbers of a financial year are consecutive
 * without a gap and at most 16 characters long, e.g. `SM2627-000001` (rule 46(b) of the CGST Rules, 2017), or
 * `TEST2627-000001` if no money was paid; a rollback uses none. The last write of its transaction, because all that
 * issue an invoice wait here for each other. `now` in epoch milliseconds.
 */
export async function issueInvoice(transaction: Transaction<Database>, number: string, now: number): Promise<void> {
  // Of two concurrent calls, the first locks the order's row, and the second finds the number set.
  const claimed = await transaction
    .updateTable('orders')
    .set({ invoiced_at: now })
    .where('number', '=', number)
    .where('invoiced_at', 'is', null)
    .returning('document')
    .executeTakeFirst();
  if (!claimed) return;
  const invoiceNumber = await nextNumber(transaction, 'invoice', { test: readOrderDocument(claimed).testPayment, now });
  await transaction.updateTable('orders').set({ invoice_number: invoiceNumber }).where('number', '=', number).execute();
}

/** The financial year in India: `2627` from April 2026 to March 2027. */
export function financialYear(now: number): string {
  const india = new Date(now + INDIA_AHEAD_MS);
  const begins = india.getUTCFullYear() - (india.getUTCMonth() < FIRST_MONTH ? 1 : 0);
  return `${twoDigits(begins)}${twoDigits(begins + 1)}`;
}

/**
 * The next number of a series in this financial year; a rollback uses none. The last write of its transaction. `test`:
 * no money was paid.
 */
export async function nextNumber(
  transaction: Transaction<Database>,
  kind: keyof typeof SERIES,
  { test, now }: { test: boolean; now: number },
): Promise<string> {
  const series = `${SERIES[kind][test ? 'test' : 'sale']()}${financialYear(now)}`;
  const { last } = await transaction
    .insertInto('invoice_series')
    .values({ series, last: 1 })
    .onConflict((conflict) =>
      conflict.column('series').doUpdateSet(({ eb }) => ({ last: eb('invoice_series.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${series}-${String(last).padStart(Math.min(DIGITS, MAX_LENGTH - series.length - 1), '0')}`;
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}
