import { textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Which member issued an invitation or a machine key, so that it ends with them; null where no member did. */
export const staffTiesMigration: Migration = {
  name: '031-staff-ties',
  async up({ schema }, engine) {
    for (const table of ['staff_invitations', 'machine_keys'])
      await schema.alterTable(table).addColumn('issuer_id', textType(engine)).execute();
  },
};
