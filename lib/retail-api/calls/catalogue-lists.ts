import type { Kysely } from 'kysely';
import { calls, FACET_KEYS, MAX_FILTER_VALUES, type ProductListWire, type SortOrder } from '#lib/contract/index.ts';
import { RESERVED_SEGMENTS } from '#lib/shared/reserved-segments.ts';
import { isSearchable } from '#lib/shared/search-length.ts';
import { BRAND_LISTS, type CatalogueStructure } from '../catalogue/catalogue-index.ts';
import { hindiName } from '../catalogue/index/hindi-names.ts';
import { hasDevanagari } from '../catalogue/index/hindi-words.ts';
import { searchTarget } from '../catalogue/lists/search-words.ts';
import { presentCards, presentItems } from '../catalogue/present-item.ts';
import { trailingCodes } from '../catalogue/product-slug.ts';
import type { NamedLists, SearchQuery, SearchResult } from '../catalogue/search-engine.ts';
import { loadMisses } from '../catalogue/search-misses.ts';
import { startOfWeek } from '../catalogue/weeks.ts';
import type { Database } from '../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import type { ApiContext } from './api-context.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

const PATH = /^[a-z0-9_-]+(?:\/[a-z0-9_-]+){0,3}$/;

/** Fewer products than this leave a shopper with too little choice. */
const FEW = 3;

interface ListRequest {
  Filters: Record<string, string[]>;
  Sort?: SortOrder | undefined;
  Page: number;
  PageSize: number;
}

type Page = Pick<
  ProductListWire,
  'TotalProducts' | 'Page' | 'TotalPages' | 'Products' | 'Facets' | 'Sort' | 'SortOrders'
>;

/**
 * A page of a category, a search or named products with its facets and the index result; a refusal for a page
 * that does not exist.
 */
async function listPage(
  context: ApiContext,
  request: ListRequest,
  what: Pick<SearchQuery, 'category' | 'text' | 'named'>,
): Promise<{ page: Page; answer: SearchResult } | Outcome<never>> {
  const unknown = Object.keys(request.Filters).find((key) => !(FACET_KEYS as readonly string[]).includes(key));
  if (unknown !== undefined) {
    return fail('InvalidRequest', undefined, { Field: `Filters.${unknown}`, Message: 'There is no such filter.' });
  }
  const values = Object.values(request.Filters).flat().length;
  if (values > MAX_FILTER_VALUES) {
    const message = `Choose at most ${MAX_FILTER_VALUES} values in all; there are ${values}.`;
    return fail('InvalidRequest', undefined, { Field: 'Filters', Message: message });
  }
  const { Filters: filters, Sort: sort, PageSize: limit } = request;
  const offset = (request.Page - 1) * limit;
  const answer = await context.search.query({ ...what, filters, sort, offset, limit });
  const totalPages = Math.ceil(answer.total / request.PageSize);
  if (request.Page > Math.max(1, totalPages)) return fail('NotFound', 'There is no such page.');
  const page = {
    TotalProducts: answer.total,
    Page: request.Page,
    TotalPages: totalPages,
    Sort: answer.sort,
    SortOrders: answer.sortOrders,
    Products: await presentCards(context, answer.codes),
    Facets: answer.facets,
  };
  return { page, answer };
}

/** The breadcrumb of the lists from the top down to `path`; empty for a path that is no list. */
export function presentTrail(catalogue: ApiContext['catalogue'], path: string): { Name: string; Url: string }[] {
  return catalogue.trail(path).map((entry) => ({ Name: entry.name, Url: entry.path }));
}

/** The full name of a category, e.g. `Watches › Men › Dress`, because "Dress" alone is ambiguous. */
function presentCategoryName(catalogue: CatalogueStructure, path: string): string {
  return catalogue
    .trail(path)
    .map((entry) => entry.name)
    .join(' › ');
}

/**
 * What is at a path: a stored redirect, a list, or a product by the code at the end of its last segment. Any other
 * spelling of a list or product is a redirect to its canonical URL.
 */
const resolveUrl = handlerFor(calls.resolveUrl, async (request, { db, catalogue }) => {
  const requestedPath = request.PageURL.replace(/^\/+|\/+$/g, '');
  const path = requestedPath.toLowerCase();
  const segments = path.split('/');
  // Of what has pages of its own, only a brand can have an old address.
  const isBrand = path.startsWith(`${BRAND_LISTS}/`);
  const isReserved = RESERVED_SEGMENTS.has(segments[0] ?? '');
  if (!PATH.test(path) || (isReserved && !isBrand)) return fail('NotFound');
  const found = (Kind: 'product' | 'list', Url: string, ProductCode = '') =>
    succeed(Url === requestedPath ? { Kind, Url, ProductCode } : { Kind: 'redirect' as const, Url, ProductCode });

  const redirect = await db.selectFrom('redirects').select('to_path').where('from_path', '=', path).executeTakeFirst();
  if (redirect) return succeed({ Kind: 'redirect', Url: redirect.to_path, ProductCode: '' });
  if (isReserved) return fail('NotFound');
  const category = catalogue.category(path);
  if (category) return found('list', category.path);
  const product = await findProduct(db, segments.at(-1) ?? '');
  return product ? found('product', product.slug, product.code) : fail('NotFound');
});

/** The product whose code the segment ends with; the longest code when several match. */
async function findProduct(db: Kysely<Database>, segment: string): Promise<{ slug: string; code: string } | undefined> {
  const rows = await db
    .selectFrom('products')
    .select(['slug', 'code'])
    .where('code', 'in', trailingCodes(segment))
    .where('hidden', '=', 0)
    .execute();
  return rows.sort((left, right) => right.code.length - left.code.length)[0];
}

/** A page of a category, of a brand's list, or of all brands. Sorting by relevance falls back to popularity here. */
const productList = handlerFor(calls.productList, async (request, context) => {
  const { catalogue } = context;
  const category = catalogue.category(request.CategoryURL);
  if (!category) return fail('NotFound', 'There is no such list.');
  const listed = await listPage(context, request, { category: category.path });
  if (!('page' in listed)) return listed;
  return succeed({
    ...listed.page,
    Title: category.name,
    Intro: category.intro,
    Url: category.path,
    Breadcrumb: presentTrail(catalogue, category.path),
    Children: category.children.flatMap((path) => {
      const child = catalogue.category(path);
      return child && child.count > 0 ? [{ Name: child.name, Url: child.path, Count: child.count }] : [];
    }),
  });
});

const NONE = { Brand: [], Category: [] };

/** Names in the language of a text: in Hindi for a text in Devanagari, as far as their words are known. */
const namesFor = (text: string): ((name: string) => string) => (hasDevanagari(text) ? hindiName : (name) => name);

/** The brands and categories that a text names. */
function presentMatches(catalogue: CatalogueStructure, text: string, found: NamedLists) {
  const nameFor = namesFor(text);
  return {
    Brand: found.brands.flatMap((slug) => {
      const brand = catalogue.category(`${BRAND_LISTS}/${slug}`);
      return brand ? [{ BrandName: brand.name, BrandURL: brand.path }] : [];
    }),
    Category: found.categories.map((path) => ({
      CategoryName: nameFor(presentCategoryName(catalogue, path)),
      CategoryURL: path,
    })),
  };
}

/** A page of search results. A text that consists of catalogue words is counted as a popular search. */
const search = handlerFor(calls.search, async (request, context) => {
  const { catalogue } = context;
  const listed = await listPage(context, request, { text: request.Text });
  if (!('page' in listed)) return listed;
  const { page, answer } = listed;
  const isFreshSearch = request.Page === 1 && Object.keys(request.Filters).length === 0;
  if (isFreshSearch && page.TotalProducts > 0 && answer.knownText !== '') context.searchTally.add(answer.knownText);
  if (isFreshSearch && page.TotalProducts === 0) context.searchTally.addMiss(request.Text);
  const correctedText = answer.isCorrected ? answer.searchedText : '';
  return succeed({
    ...page,
    Title: `Results for “${correctedText || request.Text}”`,
    Intro: '',
    Url: '',
    Breadcrumb: [],
    Children: [],
    CorrectedText: correctedText,
    RedirectUrl: isFreshSearch ? await searchTarget(context.db, request.Text) : '',
    LeftOutWords: answer.leftOut,
    Matches: isSearchable(request.Text) ? presentMatches(catalogue, request.Text, answer.namedLists) : NONE,
    ...(isFreshSearch && page.TotalProducts < FEW ? { Help: await presentHelp(context, request.Text) } : {}),
  });
});

async function presentHelp(context: ApiContext, text: string) {
  const { catalogue } = context;
  const help = await context.search.help(text);
  const nameFor = namesFor(text);
  return {
    Texts: help.texts.map((other) => ({ Text: other.text, Count: other.count })),
    Categories: help.categories.flatMap((path) => {
      const category = catalogue.category(path);
      const CategoryName = nameFor(presentCategoryName(catalogue, path));
      return category ? [{ CategoryName, CategoryURL: path, Count: category.count }] : [];
    }),
    Products: await presentCards(context, help.codes),
  };
}

/** What many shoppers searched for in the last weeks without finding anything. */
const searchMisses = handlerFor(calls.searchMisses, async (_request, { db, now }) => {
  const misses = await loadMisses(db, now());
  return succeed(
    misses.map(({ text, searches, week }) => ({
      Text: text,
      Searches: searches,
      Week: new Date(startOfWeek(week)).toISOString().slice(0, 10),
    })),
  );
});

/** A page of the named products, e.g. of those similar to a photo; it belongs to no category. */
const productsByCode = handlerFor(calls.productsByCode, async (request, context) => {
  const named = request.ProductCodes.map((code) => code.toUpperCase());
  const listed = await listPage(context, request, { named });
  if (!('page' in listed)) return listed;
  return succeed({ ...listed.page, Title: '', Intro: '', Url: '', Breadcrumb: [], Children: [] });
});

/** Suggestions for a text of at least three characters, popular searches for an empty one, otherwise nothing. */
const popularSearch = handlerFor(calls.popularSearch, async (request, context) => {
  const { catalogue, search } = context;
  const text = request.q.trim();
  if (text !== '' && !isSearchable(text)) return succeed({ PopularSearchWord: [], ...NONE, Products: [] });
  const found = await search.suggest(text);
  return succeed({
    PopularSearchWord: found.popularSearches.map(namesFor(text)),
    ...presentMatches(catalogue, text, found),
    Products: await presentItems(context, found.codes),
  });
});

/** Handlers of the calls about product lists, search and URL resolution. */
export const catalogueListCalls: readonly CallHandler[] = [
  resolveUrl,
  productList,
  search,
  searchMisses,
  productsByCode,
  popularSearch,
];
