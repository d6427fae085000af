import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Columns with a new name: the table, the name before, and the name since. */
export const RENAMED_COLUMNS = [
  ['order_lines', 'words', 'search_text'],
  ['order_buyers', 'words', 'search_text'],
  ['photo_looks', 'look', 'features'],
  ['reviews', 'judged_at', 'moderated_at'],
  ['questions', 'judged_at', 'moderated_at'],
  ['questions', 'told_at', 'notified_at'],
  ['answers', 'judged_at', 'moderated_at'],
  ['money_back', 'way', 'method'],
  ['old_gold_enquiries', 'wish', 'preference'],
] as const;

/** Calls with a new name, which the order desk's log holds: the name before, and the name since. */
export const RENAMED_CALLS = [
  ['JudgeReview', 'ModerateReview'],
  ['JudgeQuestion', 'ModerateQuestion'],
  ['JudgeAnswer', 'ModerateAnswer'],
] as const;

/** The standard words for columns, one table, and the warranty data in the document of an order's line. */
export const standardNamesMigration: Migration = {
  name: '012-standard-names',
  async up(transaction) {
    for (const [table, before, since] of RENAMED_COLUMNS)
      await transaction.schema.alterTable(table).renameColumn(before, since).execute();
    await transaction.schema.alterTable('photo_looks').renameTo('photo_features').execute();
    for (const [before, since] of RENAMED_CALLS)
      await transaction.updateTable('desk_audit').set({ call: since }).where('call', '=', before).execute();
    // JSON writes a quote within a text as \", so only a key matches.
    await sql`update order_lines set document = replace(document, '"papers":', '"warrantySnapshot":')`.execute(
      transaction,
    );
  },
};
