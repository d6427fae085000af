import type { UploadTables } from '../upload-tables.ts';
import { bytesType, textType } from './column-types.ts';
import type { Migration } from './index.ts';

/** Photos of a return that goes on stay when the account of their customer is deleted: they lose its id alone. */
export const returnPhotosMigration: Migration = {
  name: '029-return-photos',
  async up(transaction, engine) {
    const { schema } = transaction;
    const [text, bytes] = [textType(engine), bytesType(engine)];
    // SQLite changes no column of a table that is there.
    await schema
      .createTable('kept_uploads')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('customer_id', text, (column) => column.references('customers.id').onDelete('set null'))
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
    const columns = [
      ...(['id', 'customer_id', 'owner_kind', 'owner_id', 'position', 'is_public', 'width', 'height'] as const),
      ...(['created_at', 'thumbnail', 'content'] as const),
    ];
    await transaction
      .withTables<{ kept_uploads: UploadTables['uploads'] }>()
      .insertInto('kept_uploads')
      .columns(columns)
      .expression(transaction.selectFrom('uploads').select(columns))
      .execute();
    await schema.dropTable('uploads').execute();
    await schema.alterTable('kept_uploads').renameTo('uploads').execute();
    await schema.createIndex('uploads_by_owner').on('uploads').columns(['owner_kind', 'owner_id']).execute();
    await schema.createIndex('uploads_by_customer').on('uploads').columns(['customer_id', 'created_at']).execute();
  },
};
