import type { Migration } from './migration.ts';

/** An index by which redirects to an address that moves are found, one of many in a rename of a brand or an import. */
export const redirectsByTargetMigration: Migration = {
  name: '042-redirects-by-target',
  async up({ schema }) {
    await schema.createIndex('redirects_by_target').on('redirects').columns(['to_path']).execute();
  },
};
