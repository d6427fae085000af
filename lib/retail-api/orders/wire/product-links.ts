import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import type { OrderLine } from '../order-repository.ts';

/** Slugs of lines' products, by product code; a product that has left the catalogue has no entry. */
export async function readSlugs(
  db: Kysely<Database>,
  lines: readonly Pick<OrderLine, 'product_code'>[],
): Promise<ReadonlyMap<string, string>> {
  if (lines.length === 0) return new Map();
  const codes = [...new Set(lines.map(({ product_code }) => product_code))];
  const rows = await db.selectFrom('products').select(['code', 'slug']).where('code', 'in', codes).execute();
  return new Map(rows.map(({ code, slug }) => [code, slug]));
}
