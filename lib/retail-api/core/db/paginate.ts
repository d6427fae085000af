import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from './schema.ts';

/** How many pages beyond the asked one a list of the desk counts. */
export const PAGES_AHEAD = 10;

/**
 * The rows of a page of a query in its order, with the number of all rows and of all pages. `page` counts from 1. A query
 * without an order of every row would show some rows twice. For lists that stay short, as those of one customer.
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

/** A page of a list that may be long. */
export interface PageAhead<Row> {
  rows: Row[];
  /** How many rows and pages there are, or where `more` is true, at least. */
  total: number;
  totalPages: number;
  /** Whether there are more pages than were counted. */
  more: boolean;
}

/**
 * The rows of a page of several queries one after the other, each in its order, which counts no further than `PAGES_AHEAD`
 * pages beyond it: the time of an answer does not grow with the list. `page` counts from 1.
 */
export async function paginateAhead<Tables extends keyof Database, Row>(
  db: Kysely<Database>,
  parts: readonly SelectQueryBuilder<Database, Tables, Row>[],
  page: number,
  perPage: number,
): Promise<PageAhead<Row>> {
  const skip = (page - 1) * perPage;
  const enough = (page + PAGES_AHEAD) * perPage;
  const rows: Row[] = [];
  let total = 0;
  for (const part of parts) {
    const [start, wanted] = [Math.max(0, skip - total), perPage - rows.length];
    const own: Row[] = wanted > 0 ? await part.offset(start).limit(wanted).execute() : [];
    rows.push(...own);
    const isEnd = own.length < wanted && (own.length > 0 || start === 0);
    total += isEnd ? start + own.length : await countUpTo(db, part, enough + 1 - total);
    if (total > enough) return { rows, total: enough, totalPages: page + PAGES_AHEAD, more: true };
  }
  return { rows, total, totalPages: Math.ceil(total / perPage), more: false };
}

async function countUpTo<Tables extends keyof Database, Row>(
  db: Kysely<Database>,
  query: SelectQueryBuilder<Database, Tables, Row>,
  limit: number,
): Promise<number> {
  const some = query.clearSelect().clearOrderBy().select(sql.lit(1).as('one')).limit(limit);
  const { counted } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('counted'))
    .executeTakeFirstOrThrow();
  return Number(counted);
}
