import type { Migration } from './index.ts';

/** Finds what a visitor chose before the sign-in of the same session. */
export const visitConsentsBySessionMigration: Migration = {
  name: '030-visit-consents-by-session',
  async up({ schema }) {
    await schema.createIndex('visit_consents_by_session').on('visit_consents').column('session_id').execute();
  },
};
