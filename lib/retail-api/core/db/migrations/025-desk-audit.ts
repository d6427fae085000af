import { textType } from './column-types.ts';
import type { Migration } from './index.ts';

/** Who of the operator's staff did what, and looked at what. */
export const deskAuditMigration: Migration = {
  name: '025-desk-audit',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('desk_audit')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('operator', text, (column) => column.notNull())
      .addColumn('call', text, (column) => column.notNull())
      .addColumn('step', text, (column) => column.notNull())
      .addColumn('subject', text, (column) => column.notNull())
      .addColumn('outcome', text, (column) => column.notNull())
      .execute();
    await schema.createIndex('desk_audit_by_age').on('desk_audit').column('at').execute();
    await schema.createIndex('desk_audit_by_subject').on('desk_audit').columns(['subject', 'at']).execute();
  },
};
