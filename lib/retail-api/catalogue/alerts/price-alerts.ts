import { randomUUID } from 'node:crypto';
import type { AlertRepository } from './save-alert.ts';

/** Requests to be told that a product costs less than `price` (paise), by product code. */
export function priceAlertsBelow(price: number): AlertRepository {
  return {
    kind: 'price',
    async find(db, { channel, recipient }, code) {
      const row = await db
        .selectFrom('price_alerts')
        .select(['customer_id', 'price'])
        .where('product_code', '=', code)
        .where('channel', '=', channel)
        .where('recipient', '=', recipient)
        .executeTakeFirst();
      return row && { customer_id: row.customer_id, isSame: row.price === price };
    },
    async put(transaction, { channel, recipient }, product_code, row) {
      await transaction
        .insertInto('price_alerts')
        .values({ id: randomUUID(), product_code, price, channel, recipient, ...row })
        .onConflict((conflict) =>
          conflict.columns(['product_code', 'channel', 'recipient']).doUpdateSet({ price, ...row }),
        )
        .execute();
    },
  };
}
