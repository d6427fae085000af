import { FACET_KEYS, MAXIMUM_FILTER_VALUES, type ProductListWire, type SortOrder } from '#lib/contract/index.ts';
import type { SearchQuery, SearchResult } from '../../catalogue/search-engine.ts';
import { type ApiContext, type Outcome, refuse } from '../../core/call-handler.ts';
import { presentItems } from './present-item.ts';

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

/** A page of a category, a search or named products with its facets, and what the index said; a refusal for a page that is not there. */
export async function listPage(
  context: ApiContext,
  request: ListRequest,
  what: Pick<SearchQuery, 'category' | 'text' | 'named'>,
): Promise<{ page: Page; answer: SearchResult } | Outcome<never>> {
  const unknown = Object.keys(request.Filters).find((key) => !(FACET_KEYS as readonly string[]).includes(key));
  if (unknown !== undefined) {
    return refuse('InvalidRequest', undefined, { Field: `Filters.${unknown}`, Message: 'There is no such filter.' });
  }
  const values = Object.values(request.Filters).flat().length;
  if (values > MAXIMUM_FILTER_VALUES) {
    const message = `Choose at most ${MAXIMUM_FILTER_VALUES} values in all; there are ${values}.`;
    return refuse('InvalidRequest', undefined, { Field: 'Filters', Message: message });
  }
  const { Filters: filters, Sort: sort, PageSize: limit } = request;
  const offset = (request.Page - 1) * limit;
  const answer = await context.search.query({ ...what, filters, sort, offset, limit });
  const totalPages = Math.ceil(answer.total / request.PageSize);
  if (request.Page > Math.max(1, totalPages)) return refuse('NotFound', 'There is no such page.');
  const page = {
    TotalProducts: answer.total,
    Page: request.Page,
    TotalPages: totalPages,
    Sort: answer.sort,
    SortOrders: answer.sortOrders,
    Products: await presentItems(context, answer.codes),
    Facets: answer.facets,
  };
  return { page, answer };
}
