import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { renewSettlements } from '../../payments/settlements/kept-sums.ts';
import { addUpSettlements } from '../../reports/settlements/settlement-list.ts';

/** Rows per statement: below what SQLite takes as parameters in one. */
const ROWS = 400;
const SETTLEMENTS = 30;
const AMOUNT = 12_495_00;
const FEE = 249_90;
const TAX = 44_98;

/** The name of a settlement of the measured shop. */
export const settlementAt = (index: number) => `setl_bench${index}`;

/**
 * Fills a month with the lines of thirty settlements, nine tenths as many as there are orders, whose payments the store does not
 * know. `now` in epoch milliseconds.
 */
export async function fillSettlements(
  db: Kysely<Database>,
  { orders, now }: { orders: number; now: number },
): Promise<void> {
  const lines = Math.floor(orders * 0.9);
  for (let at = 0; at < lines; at += ROWS) {
    const values = Array.from({ length: Math.min(ROWS, lines - at) }, (_line, offset) => {
      const index = at + offset;
      const settlement_id = settlementAt(index % SETTLEMENTS);
      return {
        gateway: 'razorpay' as const,
        line_id: `payment:pay_bench${index}:${settlement_id}`,
        kind: 'payment' as const,
        entity_id: `pay_bench${index}`,
        amount: AMOUNT,
        fee: FEE,
        tax: TAX,
        net: AMOUNT - FEE - TAX,
        settlement_id,
        utr: '',
        settled_at: now + (index % SETTLEMENTS) * 1000,
        imported_at: now,
        imported_by: 'Meera',
        note: 'bench.csv',
      };
    });
    await db.insertInto('settlement_lines').values(values).execute();
  }
  const keys = Array.from({ length: SETTLEMENTS }, (_key, index) => ({
    gateway: 'razorpay' as const,
    settlementId: settlementAt(index),
    utr: '',
  }));
  await db.transaction().execute((transaction) => renewSettlements(transaction, keys));
  // As the background work does after an import.
  while (await addUpSettlements(db));
}
