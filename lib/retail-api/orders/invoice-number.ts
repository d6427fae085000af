import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { INDIA_AHEAD_MS } from '../domain/india-time.ts';
import { readOrderDocument } from './order-store.ts';

/** Month of the year in which a financial year of India begins, counted from 0: April. */
const FIRST_MONTH = 3;
const DIGITS = 6;
/** What the series of invoices begin with; those of test payments are specimens and take no number of the others. */
const INVOICES = 'SM';
const SPECIMENS = 'TEST';

/**
 * Gives an order its invoice number, once: another time changes nothing. Numbers of a financial year follow each other
 * without a gap and are at most 16 characters long, e.g. `SM2627-000001` (rule 46(b) of the CGST Rules, 2017), or
 * `TEST2627-000001` where no money was paid: whoever rolls the transaction back has taken none. The last write of its transaction, because all that issue an invoice wait
 * here for each other. `now` in epoch milliseconds.
 */
export async function issueInvoice(transaction: Transaction<Database>, number: string, now: number): Promise<void> {
  // The first of two holds the order's row until it is done, and the second finds it taken.
  const taken = await transaction
    .updateTable('orders')
    .set({ invoiced_at: now })
    .where('number', '=', number)
    .where('invoiced_at', 'is', null)
    .returning('document')
    .executeTakeFirst();
  if (!taken) return;
  const kind = readOrderDocument(taken).testPayment ? SPECIMENS : INVOICES;
  const invoiceNumber = await nextOf(transaction, `${kind}${financialYear(now)}`);
  await transaction.updateTable('orders').set({ invoice_number: invoiceNumber }).where('number', '=', number).execute();
}

/** The financial year in India: `2627` from April 2026 to March 2027. */
export function financialYear(now: number): string {
  const india = new Date(now + INDIA_AHEAD_MS);
  const begins = india.getUTCFullYear() - (india.getUTCMonth() < FIRST_MONTH ? 1 : 0);
  return `${twoDigits(begins)}${twoDigits(begins + 1)}`;
}

async function nextOf(transaction: Transaction<Database>, series: string): Promise<string> {
  const { last } = await transaction
    .insertInto('invoice_series')
    .values({ series, last: 1 })
    .onConflict((conflict) =>
      conflict.column('series').doUpdateSet(({ eb }) => ({ last: eb('invoice_series.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${series}-${String(last).padStart(DIGITS, '0')}`;
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}
