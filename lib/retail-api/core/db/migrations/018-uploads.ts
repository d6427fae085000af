import { bytesType, textType } from './column-types.ts';
import type { Migration } from './index.ts';

/** Photos that shoppers send with a review or a return. */
export const uploadsMigration: Migration = {
  name: '018-uploads',
  async up({ schema }, engine) {
    const [text, bytes] = [textType(engine), bytesType(engine)];
    await schema
      .createTable('uploads')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('customer_id', text, (column) => column.notNull().references('customers.id').onDelete('cascade'))
      .addColumn('owner_kind', text, (column) => column.notNull())
      .addColumn('owner_id', text, (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('is_public', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      // Last, so that what is read of a row beside them need not pass over them.
      .addColumn('thumbnail', bytes, (column) => column.notNull())
      .addColumn('content', bytes, (column) => column.notNull())
      .execute();
    await schema.createIndex('uploads_by_owner').on('uploads').columns(['owner_kind', 'owner_id']).execute();
    await schema.createIndex('uploads_by_customer').on('uploads').columns(['customer_id', 'created_at']).execute();
  },
};
