import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import { storePath } from '#lib/contract/index.ts';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';
import { planRecords, type RecordPlan, type RecordRow, type StoredRecord } from '../../core/records/plan-records.ts';
import { incrementCatalogueVersion } from '../increment-catalogue-version.ts';
import { normaliseText } from '../index/tokens.ts';

/** The most phrases: each search looks for all of them. */
export const MAX_PHRASES = 1_000;

/** What a phrase of shoppers leads to: other words, or a page of the store. */
const searchWord = z
  .strictObject({ Means: z.string().trim().min(1).max(100).optional(), Url: storePath.optional() })
  .refine(({ Means, Url }) => (Means === undefined) !== (Url === undefined), {
    path: ['Means'],
    message: 'must stand alone: either Means or Url',
  });
export type SearchWord = z.output<typeof searchWord>;

/** All phrases of the operator, in alphabetical order. */
export async function readSearchWords(db: Kysely<Database>): Promise<StoredRecord<SearchWord>[]> {
  const rows = await db.selectFrom('search_words').selectAll().orderBy('phrase').execute();
  return rows.map(({ phrase, version, document }) => ({ id: phrase, version, document: JSON.parse(document) }));
}

/** The path that a search for exactly a text leads to; empty if it leads to its results. */
export async function searchTarget(db: Kysely<Database>, text: string): Promise<string> {
  const query = db.selectFrom('search_words').select('document').where('phrase', '=', normaliseText(text));
  const row = await query.executeTakeFirst();
  const word: SearchWord = row ? JSON.parse(row.document) : {};
  return word.Url ?? '';
}

/** Checks rows of phrases; their order means nothing. */
export async function planSearchWords(
  db: Kysely<Database>,
  rows: readonly RecordRow[],
): Promise<RecordPlan<SearchWord>> {
  const given = rows.map((row) => ({ ...row, position: undefined }));
  const plan = planRecords(await readSearchWords(db), given, { schema: searchWord });
  for (const [index, { id }] of rows.entries()) {
    const normal = normaliseText(id);
    if (normal === id) continue;
    const Message = normal === '' ? 'must have letters or digits' : `must be written as a search reads it: “${normal}”`;
    plan.refused.push({ Row: index + 1, Field: 'Id', Message });
  }
  if (plan.records.length > MAX_PHRASES) {
    plan.refused.push({ Row: rows.length, Field: 'Id', Message: `there can be at most ${MAX_PHRASES} phrases` });
  }
  return plan;
}

/** Writes a plan of phrases; the caller holds the lock of imports. `now` in epoch milliseconds. */
export async function writeSearchWords(
  transaction: Transaction<Database>,
  { records }: RecordPlan<SearchWord>,
  now: number,
): Promise<void> {
  const at = await incrementCatalogueVersion(transaction, now);
  // The index holds the phrases, so that it has to be built anew.
  await transaction.updateTable('catalogue_version').set({ priced_at: at }).where('id', '=', 1).execute();
  const rows = records.map(({ id, version, document }) => {
    return { phrase: id, version, document: JSON.stringify(document) };
  });
  await transaction.deleteFrom('search_words').execute();
  for (const some of chunksOf(rows)) await transaction.insertInto('search_words').values(some).execute();
}
