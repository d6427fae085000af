import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Database } from '../core/db/schema.ts';

/** How many products shoppers can see. */
export async function countProducts(db: Kysely<Database>): Promise<number> {
  const { total } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('hidden', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/**
 * The products of a query in the order of their codes, `size` at a time; between two batches other requests are served.
 * `after`: the code after which it begins.
 */
export async function* productBatches<Row extends { code: string }>(
  query: SelectQueryBuilder<Database, 'products', Row>,
  size: number,
  after = '',
): AsyncGenerator<Row[]> {
  let last = after;
  for (;;) {
    const rows: Row[] = await query.where('code', '>', last).orderBy('code').limit(size).execute();
    const end = rows.at(-1);
    if (end) yield rows;
    if (!end || rows.length < size) return;
    last = end.code;
    await yieldToEventLoop();
  }
}
