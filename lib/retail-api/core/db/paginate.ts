import type { SelectQueryBuilder } from 'kysely';
import type { Database } from './schema.ts';

/**
 * The rows of a page of a query in its order, with the number of all rows and of all pages. `page` counts from 1. A query
 * without an order of every row would show some rows twice.
 */
export async function paginate<Tables extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Tables, Row>,
  page: number,
  perPage: number,
) {
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { rows, total, totalPages: Math.ceil(Number(total) / perPage) };
}
