import { textType } from './column-types.ts';
import type { Migration } from './index.ts';

/** Who is invited to the private sale: keyed hashes alone, made anew from the operator's file at every start. */
export const invitationsMigration: Migration = {
  name: '012-invitations',
  async up({ schema }, engine) {
    const text = textType(engine);
    await schema
      .createTable('invitations')
      .addColumn('holder', text, (column) => column.primaryKey())
      .addColumn('code_hash', text, (column) => column.notNull())
      .addColumn('expires_at', 'bigint')
      .execute();
  },
};
