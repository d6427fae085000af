import type { Kysely } from 'kysely';
import { calls } from '#lib/contract/index.ts';
import * as paths from '#lib/shared/paths.ts';
import { storeSlug } from '#lib/shared/slugs.ts';
import { BRAND_LISTS } from '../../catalogue/catalogue-index.ts';
import { type ApiContext, handlerFor, refuse, succeed } from '../../core/call-handler.ts';
import type { Database } from '../../core/db/schema.ts';
import { loadStores } from '../stores/load-stores.ts';
import { loadBrands } from './brand-list.ts';

const PAGE_SIZE = 10_000;
/** Path of the home page. */
const HOME = '';

/** Paths of the home page, of all lists that hold anything, of the pages that the footer names, of the guides to sizes, of the shops, and of all products, which come last. */
export const sitemapEntries = handlerFor(calls.sitemapEntries, async (request, context) => {
  const { db } = context;
  const lists = [
    ...(await listEntries(context)),
    ...(await pageEntries(context)),
    ...(await guideEntries(db)),
    ...(await storeEntries(context)),
  ];
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
  const ModifiedAt = await importedAt(db);
  const below = (path: string): string[] => [path, ...(catalogue.category(path)?.children ?? []).flatMap(below)];
  const brands = await loadBrands(db);
  const paths = [...catalogue.roots().flatMap(below), ...brands.map((brand) => `${BRAND_LISTS}/${brand.Slug}`)];
  return [HOME, ...paths.filter((path) => (catalogue.category(path)?.count ?? 0) > 0)].map((path) => ({
    Url: path,
    ModifiedAt,
  }));
}

/** The pages that the footer names, with the day that they give themselves unless it is still to come. */
async function pageEntries({ db, now }: ApiContext): Promise<Entry[]> {
  const today = now();
  const pages = await db
    .selectFrom('pages')
    .select(['slug', 'modified_at', 'dated_at'])
    .where('footer_group', '!=', '')
    .orderBy('slug')
    .execute();
  return pages.map(({ slug, modified_at, dated_at }) => ({
    Url: `page/${slug}`,
    ModifiedAt: dated_at !== null && dated_at <= today ? dated_at : modified_at,
  }));
}

/** The guides to sizes, which are measured with. */
async function guideEntries(db: Kysely<Database>): Promise<Entry[]> {
  const ModifiedAt = await importedAt(db);
  return [paths.ringSizer(), paths.wristFit()].map((path) => ({ Url: path.slice(1), ModifiedAt }));
}

/** The store locator and the page of each shop. */
async function storeEntries({ db }: ApiContext): Promise<Entry[]> {
  const stores = await loadStores(db);
  if (stores.length === 0) return [];
  const locator = paths.stores().slice(1);
  const pages = stores.map(({ Name, StoreCode }) => paths.store(storeSlug(Name, StoreCode)).slice(1));
  const ModifiedAt = await importedAt(db);
  return [locator, ...pages].map((Url) => ({ Url, ModifiedAt }));
}

async function importedAt(db: Kysely<Database>): Promise<number> {
  const row = await db.selectFrom('catalogue_version').select('imported_at').where('id', '=', 1).executeTakeFirst();
  return row?.imported_at ?? 0;
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
