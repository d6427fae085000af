import type { Kysely } from 'kysely';
import { calls } from '#lib/contract/index.ts';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import type { StoredImport } from './import-repository.ts';

/** Products by what became of them in one part of an import. */
type Counts = Record<'added' | 'changed' | 'unchanged' | 'refused', number>;

interface EndedPart {
  job: Pick<StoredImport, 'id' | 'begun_by'>;
  /** Whether it was the dry run. */
  isDry: boolean;
  counts: Counts;
  /** Whether it came to its end. */
  isWhole: boolean;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Records in the audit how a part of an import ended, the dry run, the import or its continuation: who asked for it, as in the entry
 * of that call, and how many products it added, changed, left and refused.
 */
export async function auditImportPart(
  db: Kysely<Database>,
  { job: { id, begun_by }, isDry, counts, isWhole, now }: EndedPart,
): Promise<void> {
  const call = isDry ? calls.checkCatalogueImport.name : calls.runCatalogueImport.name;
  const asked = await db
    .selectFrom('desk_audit')
    .select(['operator', 'credential'])
    .where('subject', '=', id)
    .where('call', '=', call)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { added, changed, unchanged, refused } = counts;
  await db
    .insertInto('desk_audit')
    .values({
      id: newId(),
      at: now,
      operator: asked?.operator ?? begun_by,
      credential: asked?.credential ?? '',
      call,
      step: `${added} added, ${changed} changed, ${unchanged} as before, ${refused} refused`,
      subject: id,
      outcome: isWhole ? 'Success' : '',
    })
    .execute();
}
