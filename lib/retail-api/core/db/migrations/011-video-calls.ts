import { textType } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Appointments may be for a video call, in a language, in place of a visit. */
export const videoCallsMigration: Migration = {
  name: '011-video-calls',
  async up({ schema }, engine) {
    await schema
      .alterTable('appointments')
      .addColumn('video_language', textType(engine), (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
