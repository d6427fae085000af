import { randomUUID } from 'node:crypto';
import type { AlertRepository } from './save-alert.ts';

/** Requests to be told that a size is back in stock, by SKU. */
export const stockAlerts: AlertRepository = {
  kind: 'stock',
  async find(db, { channel, recipient }, sku) {
    const row = await db
      .selectFrom('notify_requests')
      .select('customer_id')
      .where('sku', '=', sku)
      .where('channel', '=', channel)
      .where('recipient', '=', recipient)
      .executeTakeFirst();
    return row && { ...row, isSame: true };
  },
  async put(transaction, { channel, recipient }, sku, row) {
    await transaction
      .insertInto('notify_requests')
      .values({ id: randomUUID(), sku, channel, recipient, ...row })
      .onConflict((conflict) =>
        conflict
          .columns(['sku', 'channel', 'recipient'])
          .doUpdateSet({ customer_id: row.customer_id, language: row.language }),
      )
      .execute();
  },
};
