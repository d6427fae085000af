import type { Kysely } from 'kysely';
import { calls } from '#lib/contract/index.ts';
import { type ApiContext, handlerFor, refuse, succeed } from '../../call-handler.ts';
import { BRAND_LISTS } from '../../catalogue/catalogue-index.ts';
import type { Database } from '../../db/schema.ts';
import { loadBrands } from './brand-list.ts';

const PAGE_SIZE = 10_000;

/** Paths of all lists that hold anything and of all products; the lists come first. */
export const sitemapEntries = handlerFor(calls.sitemapEntries, async (request, context) => {
  const { db } = context;
  const lists = await listEntries(context);
  const counted = await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const totalPages = Math.max(1, Math.ceil((lists.length + Number(counted.total)) / PAGE_SIZE));
  if (request.Page > totalPages) return refuse('NotFound', 'There is no such page.');
  const start = (request.Page - 1) * PAGE_SIZE;
  const own = lists.slice(start, start + PAGE_SIZE);
  const products = await productEntries(db, Math.max(0, start - lists.length), PAGE_SIZE - own.length);
  return succeed({ Urls: [...own, ...products], TotalPages: totalPages });
});

interface Entry {
  Url: string;
  ModifiedAt: number;
}

async function listEntries({ db, catalogue }: ApiContext): Promise<Entry[]> {
  const version = await db.selectFrom('catalogue_version').select('imported_at').where('id', '=', 1).executeTakeFirst();
  const below = (path: string): string[] => [path, ...(catalogue.category(path)?.children ?? []).flatMap(below)];
  const brands = await loadBrands(db);
  const paths = [...catalogue.roots().flatMap(below), ...brands.map((brand) => `${BRAND_LISTS}/${brand.Slug}`)];
  return paths
    .filter((path) => (catalogue.category(path)?.count ?? 0) > 0)
    .map((path) => ({ Url: path, ModifiedAt: version?.imported_at ?? 0 }));
}

async function productEntries(db: Kysely<Database>, offset: number, limit: number): Promise<Entry[]> {
  if (limit <= 0) return [];
  return db
    .selectFrom('products')
    .select(['slug as Url', 'modified_at as ModifiedAt'])
    .orderBy('code')
    .limit(limit)
    .offset(offset)
    .execute();
}
