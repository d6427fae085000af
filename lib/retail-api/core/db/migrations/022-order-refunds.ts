import type { Migration } from './migration.ts';

/** Refunds of orders are called so in their table, its indexes and the order desk’s log. */
export const orderRefundsMigration: Migration = {
  name: '022-order-refunds',
  async up(transaction) {
    const { schema } = transaction;
    for (const index of ['money_back_by_paid_order', 'money_back_by_state']) await schema.dropIndex(index).execute();
    await schema.alterTable('money_back').renameTo('order_refunds').execute();
    await schema.createIndex('order_refunds_by_paid_order').on('order_refunds').column('paid_order').execute();
    await schema.createIndex('order_refunds_by_state').on('order_refunds').columns(['state', 'created_at']).execute();
    await transaction
      .updateTable('desk_audit')
      .set({ call: 'MarkOrderRefund' })
      .where('call', '=', 'MarkMoneyBack')
      .execute();
  },
};
