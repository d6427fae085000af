import type { Kysely } from 'kysely';
import type { ShopProfile } from '#lib/shared/shop-profile.ts';
import type { Database } from '../../core/db/schema.ts';
import { nearestName } from './nearest-name.ts';

const BATCH = 500;
/** Every shop may name them, whatever it has in stock. */
const TOP_CATEGORIES = ['Watches', 'Smartwatches', 'Jewellery'];

/**
 * One sentence for each category that the return rules of a profile name and no product has; none while the shop has no
 * products.
 */
export async function returnWarnings(
  db: Kysely<Database>,
  { returns }: Pick<ShopProfile, 'returns'>,
): Promise<string[]> {
  const named = returns.flatMap(({ categories }) => categories).filter((name) => !TOP_CATEGORIES.includes(name));
  if (named.length === 0) return [];
  const categories = await categoriesOfProducts(db);
  if (categories.size === 0) return [];
  return named.flatMap((name) => {
    if (categories.has(name)) return [];
    const nearest = nearestName(name, [...categories].toSorted());
    const meant = nearest === undefined ? '' : `; the nearest is "${nearest}"`;
    return `returns: no product is in the category "${name}"${meant}.`;
  });
}

async function categoriesOfProducts(db: Kysely<Database>): Promise<Set<string>> {
  const categories = new Set<string>();
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('products')
      .select(['code', 'document'])
      .where('code', '>', last)
      .orderBy('code')
      .limit(BATCH)
      .execute();
    for (const { document } of rows) {
      const { Category, SubCategory } = JSON.parse(document);
      categories.add(Category).add(SubCategory);
    }
    if (rows.length < BATCH) return categories;
    last = rows.at(-1)?.code ?? last;
  }
}
