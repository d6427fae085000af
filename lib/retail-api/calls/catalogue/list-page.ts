import { FACET_KEYS, type ProductListWire, type SortOrder } from '#lib/contract/index.ts';
import { type ApiContext, type Outcome, refuse } from '../../call-handler.ts';
import type { IndexAnswer } from '../../catalogue/catalogue-index.ts';
import { presentItems } from './present-item.ts';

interface ListRequest {
  Filters: Record<string, string[]>;
  Page: number;
  PageSize: number;
}

type Page = Pick<ProductListWire, 'TotalProducts' | 'Page' | 'TotalPages' | 'Products' | 'Facets' | 'Sort'>;

/** A page of a category or a search with its facets, and what the index said; a refusal for a page that is not there. */
export async function listPage(
  context: ApiContext,
  request: ListRequest,
  what: { category?: string; text?: string },
  sort: SortOrder,
): Promise<{ page: Page; answer: IndexAnswer } | Outcome<never>> {
  const unknown = Object.keys(request.Filters).find((key) => !(FACET_KEYS as readonly string[]).includes(key));
  if (unknown !== undefined) {
    return refuse('InvalidRequest', undefined, { Field: `Filters.${unknown}`, Message: 'There is no such filter.' });
  }
  const offset = (request.Page - 1) * request.PageSize;
  const answer = context.catalogue.query({ ...what, filters: request.Filters, sort, offset, limit: request.PageSize });
  const totalPages = Math.ceil(answer.total / request.PageSize);
  if (request.Page > Math.max(1, totalPages)) return refuse('NotFound', 'There is no such page.');
  const page = {
    TotalProducts: answer.total,
    Page: request.Page,
    TotalPages: totalPages,
    Sort: sort,
    Products: await presentItems(context, answer.codes),
    Facets: answer.facets,
  };
  return { page, answer };
}
