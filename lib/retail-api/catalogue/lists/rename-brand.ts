import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { chunksOf } from '../../core/db/chunks-of.ts';
import { isSearchPart } from '../../core/db/product-search-text.ts';
import type { Database } from '../../core/db/schema.ts';
import type { StoredRecord } from '../../core/records/plan-records.ts';
import { moveTranslations } from '../../translations/translation-records.ts';
import { BRAND_LISTS } from '../catalogue-index.ts';
import type { CatalogueBrand, CatalogueProduct } from '../catalogue-product.ts';
import { markAsOperators } from '../exchange/write-batch.ts';
import { type PlacedProduct, planProducts, writeProducts } from '../import-products.ts';
import { incrementCatalogueVersion } from '../increment-catalogue-version.ts';
import { normaliseText } from '../index/tokens.ts';
import { requiredText } from '../product-attributes.ts';
import { productBatches } from '../product-batches.ts';
import { recordRedirect } from '../record-redirect.ts';
import { isReservedBrand } from './brand-list.ts';
import { readCategories } from './category-list.ts';
import { MAX_PHRASES, readSearchWords, type SearchWord } from './search-words.ts';

/** Products that are read at once. */
const PAGE = 200;
/** As `TitleSlug` may be. */
const MAX_ADDRESS_WORDS = 120;

/** A brand with its name before and after. */
export interface BrandRename {
  brand: StoredRecord<CatalogueBrand>;
  /** The slug afterwards. */
  slug: string;
  name: string;
  /** Whether titles that begin with the name before begin with the new one afterwards. */
  titles: boolean;
  /** Whether a search for the name before finds what the new one finds. */
  findByOldName: boolean;
}

/** What a rename changes beside the brand. */
export interface RenamePlan {
  products: PlacedProduct[];
  /** How many of the products get another title. */
  titles: number;
  categories: { path: string; rule: object; version: number }[];
  /** `document` is null where the phrase would mean itself, and is removed. */
  searchWords: { phrase: string; document: SearchWord | null; version: number }[];
  /** Why the plan must not be written, by the field of the request; null where nothing is wrong. */
  problem: { field: 'Titles' | 'FindByOldName'; message: string } | null;
}

/** What is wrong with a new name, given all brands; null where nothing is. */
export function renameProblem(
  { brand, slug, name }: BrandRename,
  brands: readonly StoredRecord<CatalogueBrand>[],
): string | null {
  if (slug === '' || slug.length > 80)
    return 'must have letters from a to z or digits: its address is made of them, at most 80 characters long';
  if (isReservedBrand(slug)) return `has the address ${slug}, which is that of all brands’ products`;
  if (name === brand.document.Name) return 'is the name that it has';
  const taken = brands.find(({ id }) => id === slug && id !== brand.id);
  return taken ? `is too close to ${taken.document.Name}, which has the address ${slug}` : null;
}

/** A title with another name at its beginning; undefined where the brand's name does not stand there as a whole word. */
export function renamedTitle(title: string, from: string, to: string): string | undefined {
  if (title.slice(0, from.length).toLowerCase() !== from.toLowerCase()) return undefined;
  const rest = title.slice(from.length);
  return /^[\p{L}\p{N}\p{M}]/u.test(rest) ? undefined : `${to}${rest}`;
}

/** The words of a product's address that are its own, if they begin with the brand; not where they would get too long. */
function renamedWords(words: string | undefined, { brand, slug }: BrandRename): { TitleSlug?: string } {
  if (!words?.startsWith(`${brand.id}-`)) return {};
  const renamed = `${slug}${words.slice(brand.id.length)}`;
  return renamed.length > MAX_ADDRESS_WORDS ? {} : { TitleSlug: renamed };
}

/** Finds everything in the catalogue that names a brand. */
export async function planRename(db: Kysely<Database>, rename: BrandRename): Promise<RenamePlan> {
  const { brand, name } = rename;
  const before = brand.document.Name;
  const products = await productsOf(db, before);
  const titled = products.map(({ product, position }) => {
    const title = rename.titles ? renamedTitle(product.ProductTitle, before, name) : undefined;
    const renamed = title === undefined ? {} : { ProductTitle: title, ...renamedWords(product.TitleSlug, rename) };
    return { position, isTitled: title !== undefined, product: { ...product, ...renamed } };
  });
  const categories = (await readCategories(db)).flatMap(({ id: path, version, document }) => {
    const rule = ruleWith(document.Rule, before, name);
    return rule === null ? [] : { path, rule, version: version + 1 };
  });
  const stored = await readSearchWords(db);
  const searchWords = wordsWith(stored, rename);
  return {
    products: titled.map(({ product, position }) => ({ position, product: { ...product, BrandName: name } })),
    titles: titled.filter(({ isTitled }) => isTitled).length,
    categories,
    searchWords,
    problem: titleProblem(titled) ?? phraseProblem(stored, searchWords),
  };
}

function titleProblem(titled: readonly { product: CatalogueProduct; isTitled: boolean }[]): RenamePlan['problem'] {
  const long = titled.find(
    ({ isTitled, product }) => isTitled && !requiredText.safeParse(product.ProductTitle).success,
  );
  if (!long) return null;
  return { field: 'Titles', message: `would make the title of ${long.product.ProductCode} too long: shorten it first` };
}

function phraseProblem(stored: readonly unknown[], searchWords: RenamePlan['searchWords']): RenamePlan['problem'] {
  // Nothing but a new phrase is in its first version.
  const isOneMore = searchWords.some(({ version, document }) => document !== null && version === 1);
  if (!isOneMore || stored.length < MAX_PHRASES) return null;
  return { field: 'FindByOldName', message: `needs a search word, and there are ${MAX_PHRASES} already` };
}

/** A rule that names the new brand where it named the one before; null if it does not. */
function ruleWith(rule: object, before: string, name: string): object | null {
  const { BrandName: stated } = rule as { BrandName?: unknown };
  const names = [stated].flat();
  if (!names.includes(before)) return null;
  const renamed = names.map((one) => (one === before ? name : one));
  return { ...rule, BrandName: Array.isArray(stated) ? [...new Set(renamed)] : name };
}

/** The operator's phrases that mean or lead to the brand, and one for its name before where that was asked for. */
function wordsWith(stored: readonly StoredRecord<SearchWord>[], rename: BrandRename): RenamePlan['searchWords'] {
  const { brand, slug, name, findByOldName } = rename;
  const [from, to] = [normaliseText(brand.document.Name), normaliseText(name)];
  const changed = stored.flatMap(({ id: phrase, version, document }) => {
    const isLed = document.Url === `${BRAND_LISTS}/${brand.id}`;
    const means = document.Means && wordsReplaced(document.Means, from, to);
    if (!isLed && means === document.Means) return [];
    if (!isLed && means === phrase) return { phrase, version, document: null };
    return { phrase, version: version + 1, document: isLed ? { Url: `${BRAND_LISTS}/${slug}` } : { Means: means } };
  });
  const isFree = from !== to && from !== '' && !stored.some(({ id }) => id === from);
  return findByOldName && isFree ? [...changed, { phrase: from, version: 1, document: { Means: to } }] : changed;
}

/** A text in which a run of whole words is another; the text itself where it does not have them. */
function wordsReplaced(text: string, from: string, to: string): string {
  const normal = ` ${normaliseText(text)} `;
  return from !== '' && normal.includes(` ${from} `) ? normal.replaceAll(` ${from} `, ` ${to} `).trim() : text;
}

/** Products of other brands may have a part of this name, so that each is looked at. */
async function productsOf(db: Kysely<Database>, brandName: string): Promise<PlacedProduct[]> {
  const found: PlacedProduct[] = [];
  const query = db.selectFrom('products').select(['code', 'document', 'position']).where(isSearchPart(brandName));
  for await (const rows of productBatches(query, PAGE)) {
    for (const { document, position } of rows) {
      const product: CatalogueProduct = JSON.parse(document);
      if (product.BrandName === brandName) found.push({ product, position });
    }
  }
  return found;
}

/**
 * Writes a rename: the brand, its products, and what names it. Its address before, and those of products whose title
 * changes, lead to the new ones. The caller holds the lock of imports. `now` in epoch milliseconds.
 */
export async function writeRename(
  transaction: Transaction<Database>,
  { brand, slug, name }: BrandRename,
  { products, categories, searchWords }: RenamePlan,
  now: number,
): Promise<void> {
  const at = await incrementCatalogueVersion(transaction, now);
  await markAsOperators(transaction, at);
  const document = JSON.stringify({ ...brand.document, Name: name, Slug: slug });
  await transaction
    .updateTable('brands')
    .set({ slug, document, version: brand.version + 1 })
    .where('slug', '=', brand.id)
    .execute();
  if (slug !== brand.id) await recordRedirect(transaction, `${BRAND_LISTS}/${brand.id}`, `${BRAND_LISTS}/${slug}`);
  await moveTranslations(transaction, 'brand', new Map([[brand.id, slug]]));
  for (const { path, rule, version } of categories) {
    const set = { rule: JSON.stringify(rule), version };
    await transaction.updateTable('categories').set(set).where('path', '=', path).execute();
  }
  for (const { phrase, document: word, version } of searchWords) {
    if (word === null) {
      await transaction.deleteFrom('search_words').where('phrase', '=', phrase).execute();
      continue;
    }
    const row = { document: JSON.stringify(word), version };
    await transaction
      .insertInto('search_words')
      .values({ phrase, ...row })
      .onConflict((conflict) => conflict.column('phrase').doUpdateSet(row))
      .execute();
  }
  for (const some of chunksOf(products)) {
    await writeProducts(transaction, await planProducts(transaction, some), [], at);
    // A brand may have tens of thousands of products: shoppers are served in between.
    await yieldToEventLoop();
  }
}
