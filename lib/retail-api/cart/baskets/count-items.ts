import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';

/** The number of lines in a basket, and their total quantity. */
export async function countItems(db: Kysely<Database>, guid: string): Promise<{ lines: number; units: number }> {
  const { lines, units } = await db
    .selectFrom('basket_lines')
    .select(({ fn }) => [fn.countAll<number>().as('lines'), fn.sum<number | null>('quantity').as('units')])
    .where('basket_guid', '=', guid)
    .executeTakeFirstOrThrow();
  return { lines, units: units ?? 0 };
}
