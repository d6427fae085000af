import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import type { OrderLine } from '../order-repository.ts';

/** Slugs of lines' products, by product code; one that is hidden or has left the catalogue has no entry. */
export async function readSlugs(
  db: Kysely<Database>,
  lines: readonly Pick<OrderLine, 'product_code'>[],
): Promise<ReadonlyMap<string, string>> {
  if (lines.length === 0) return new Map();
  const codes = [...new Set(lines.map(({ product_code }) => product_code))];
  const rows = await db
    .selectFrom('products')
    .select(['code', 'slug'])
    .where('code', 'in', codes)
    .where('hidden', '=', 0)
    .execute();
  return new Map(rows.map(({ code, slug }) => [code, slug]));
}

/** The line that a return or a service request is about, as the retail API sends it; `slugs` by product code. */
export function boughtLineWire({ id, product_code, document }: OrderLine, slugs: ReadonlyMap<string, string>) {
  return {
    LineId: id,
    ProductTitle: document.title,
    BrandName: document.brand,
    ThumbnailImageUrl: document.thumbnail,
    ProductUrl: slugs.get(product_code) ?? '',
    SizeName: document.sizeName,
  };
}
