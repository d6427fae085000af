import type { Kysely } from 'kysely';
import { calls, type DataOf } from '#lib/contract/index.ts';
import { BASE_LANGUAGE } from '#lib/messages/languages.ts';
import * as paths from '#lib/shared/paths.ts';
import { inLanguage } from '#lib/shared/request-context.ts';
import { storeSlug } from '#lib/shared/slugs.ts';
import { BRAND_LISTS } from '../catalogue/catalogue-index.ts';
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts';
import { designCode } from '../catalogue/design-code.ts';
import { loadBrands } from '../catalogue/load-brands.ts';
import { loadProducts, type StoredProduct } from '../catalogue/load-products.ts';
import { loadStores } from '../catalogue/load-stores.ts';
import { countProducts } from '../catalogue/product-batches.ts';
import { ratesInForce } from '../catalogue/rates/rate-repository.ts';
import { loadStories } from '../content/load-stories.ts';
import { pageDate } from '../content/page-date.ts';
import { currentStories } from '../content/story-times.ts';
import type { Database } from '../core/db/schema.ts';
import { fail, succeed } from '../core/outcome.ts';
import type { ApiContext } from './api-context.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

const SITEMAP_PAGE_SIZE = 10_000;
/** Path of the home page. */
const HOME = '';

const FEED_PAGE_SIZE = 1000;

/**
 * Paths for the sitemap: the home page, all non-empty lists, the pages linked in the footer, the journal, the size guides,
 * the metal rates and the physical stores; all products come last.
 */
const sitemapEntries = handlerFor(calls.sitemapEntries, async (request, context) => {
  const { db } = context;
  const lists = [
    ...(await listEntries(context)),
    ...(await pageEntries(context)),
    ...(await journalEntries(context)),
    ...(await guideEntries(db)),
    ...(await rateEntries(db)),
    ...(await storeEntries(context)),
  ];
  const totalPages = Math.max(1, Math.ceil((lists.length + (await countProducts(db))) / SITEMAP_PAGE_SIZE));
  if (request.Page > totalPages) return fail('NotFound', 'There is no such page.');
  const start = (request.Page - 1) * SITEMAP_PAGE_SIZE;
  const own = lists.slice(start, start + SITEMAP_PAGE_SIZE);
  const products = await productEntries(db, Math.max(0, start - lists.length), SITEMAP_PAGE_SIZE - own.length);
  return succeed({ Urls: [...own, ...products], TotalPages: totalPages });
});

interface SitemapEntry {
  Url: string;
  ModifiedAt: number;
}

async function listEntries({ db, catalogue }: ApiContext): Promise<SitemapEntry[]> {
  const ModifiedAt = await importedAt(db);
  const below = (path: string): string[] => [path, ...(catalogue.category(path)?.children ?? []).flatMap(below)];
  const brands = await loadBrands(db);
  const paths = [...catalogue.roots().flatMap(below), ...brands.map((brand) => `${BRAND_LISTS}/${brand.Slug}`)];
  return [HOME, ...paths.filter((path) => (catalogue.category(path)?.count ?? 0) > 0)].map((path) => ({
    Url: path,
    ModifiedAt,
  }));
}

/** The pages linked in the footer, each with its own date unless that is in the future. */
async function pageEntries({ db, now }: ApiContext): Promise<SitemapEntry[]> {
  const today = now();
  const pages = await db
    .selectFrom('pages')
    .select(['slug', 'modified_at', 'dated_at'])
    .where('footer_group', '!=', '')
    .orderBy('slug')
    .execute();
  return pages.map(({ slug, ...dates }) => ({ Url: `page/${slug}`, ModifiedAt: pageDate(dates, today) }));
}

/** The journal and its stories of today; none where there are no stories. */
async function journalEntries({ db, now }: ApiContext): Promise<SitemapEntry[]> {
  const stories = currentStories(await loadStories(db, now()), now());
  const entries = stories.map(({ slug, updatedAt }) => ({ Url: paths.story(slug).slice(1), ModifiedAt: updatedAt }));
  if (entries.length === 0) return [];
  return [
    { Url: paths.journal().slice(1), ModifiedAt: Math.max(...entries.map(({ ModifiedAt }) => ModifiedAt)) },
    ...entries,
  ];
}

/** The size guides. */
async function guideEntries(db: Kysely<Database>): Promise<SitemapEntry[]> {
  const ModifiedAt = await importedAt(db);
  return [paths.ringSizer(), paths.wristFit()].map((path) => ({ Url: path.slice(1), ModifiedAt }));
}

/** The page of the metal rates; none where none are set. */
async function rateEntries(db: Kysely<Database>): Promise<SitemapEntry[]> {
  const since = Object.values(await ratesInForce(db)).map((rate) => rate.since);
  return since.length === 0 ? [] : [{ Url: paths.goldRate().slice(1), ModifiedAt: Math.max(...since) }];
}

/** The store locator and the page of each physical store. */
async function storeEntries({ db }: ApiContext): Promise<SitemapEntry[]> {
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

async function productEntries(db: Kysely<Database>, offset: number, limit: number): Promise<SitemapEntry[]> {
  if (limit <= 0) return [];
  return db
    .selectFrom('products')
    .select(['slug as Url', 'modified_at as ModifiedAt'])
    .where('hidden', '=', 0)
    .orderBy('code')
    .limit(limit)
    .offset(offset)
    .execute();
}

type FeedEntry = DataOf<typeof calls.feedEntries>['Items'][number];

/** Everything for sale, by SKU in the order of the keys, so that no page needs to be sorted again. */
const feedEntries = handlerFor(calls.feedEntries, async (request, context) => {
  const { db } = context;
  const counted = await db
    .selectFrom('skus')
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const totalPages = Math.max(1, Math.ceil(Number(counted.total) / FEED_PAGE_SIZE));
  if (request.Page > totalPages) return fail('NotFound', 'There is no such page.');
  const rows = await db
    .selectFrom('skus')
    .select(['sku', 'product_code'])
    .orderBy('sku')
    .limit(FEED_PAGE_SIZE)
    .offset((request.Page - 1) * FEED_PAGE_SIZE)
    .execute();
  const products = await loadProducts(db, [...new Set(rows.map((row) => row.product_code))]);
  const bySku = new Map(
    products.flatMap((stored) => {
      const shared = sharedBySizes(stored, context.catalogue);
      return stored.sizes.map((size): [string, FeedEntry] => [
        size.sku,
        {
          ...shared,
          SKU: size.sku,
          SizeName: size.sizeName ?? '',
          MRP: size.mrp,
          Price: size.price,
          StoreQuantity: size.quantity,
        },
      ]);
    }),
  );
  const items = rows.flatMap(({ sku }) => bySku.get(sku) ?? []);
  return succeed({ Items: items, TotalPages: totalPages });
});

type OfOneSize = 'SKU' | 'SizeName' | 'MRP' | 'Price' | 'StoreQuantity';

function sharedBySizes(
  { product, slug, sizes }: StoredProduct,
  catalogue: ApiContext['catalogue'],
): Omit<FeedEntry, OfOneSize> {
  const code = product.ProductCode;
  const home = catalogue.categoryOf(code);
  const varies = sizes.length > 1 || catalogue.colourwaysOf(code).length > 0;
  return {
    ProductCode: code,
    GroupCode: varies ? designCode(product) : '',
    ProductTitle: product.ProductTitle,
    Description: product.Description,
    ProductURL: slug,
    Images: product.Images.map((name) => `/images/original/${name}`),
    BrandName: product.BrandName,
    // Readers find their own category by the English names.
    CategoryNames: inLanguage(BASE_LANGUAGE, () =>
      home === undefined ? [product.RootCategory] : catalogue.trail(home).map(({ name }) => name),
    ),
    RootCategory: product.RootCategory,
    Gender: product.Gender,
    Color: product.ColorName,
    Material: materialOf(product) ?? '',
    Weight: product.RootCategory === 'Jewellery' ? (product.Attributes.GrossWeightG ?? 0) : 0,
  };
}

/** The product's main material, as far as the catalogue states it. */
function materialOf(product: CatalogueProduct): string | undefined {
  switch (product.RootCategory) {
    case 'Watches':
      return product.Attributes.CaseMaterial;
    case 'Smartwatches':
      return product.Attributes.StrapMaterial;
    case 'Jewellery':
      return product.Attributes.Metal;
  }
}

/** Handlers of the calls that list the whole catalogue, for sitemaps and feeds. */
export const catalogueEntryCalls: readonly CallHandler[] = [sitemapEntries, feedEntries];
