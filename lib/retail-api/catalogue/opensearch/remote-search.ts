import { SUGGESTED_PRODUCTS } from '#lib/contract/vocabulary.ts';
import { ordersOfList } from '../index/list-orders.ts';
import type { OutlineIndex } from '../index/outline-index.ts';
import {
  NO_LISTS,
  type SearchAlternatives,
  type SearchEngine,
  type SearchQuery,
  type SearchResult,
  type SearchSuggestions,
} from '../search-engine.ts';
import { facetRequest } from './facet-requests.ts';
import { ruleFilter } from './list-filters.ts';
import type { ProductIndex } from './product-index.ts';
import { helpFor } from './remote-help.ts';
import { baseAggregation, baseOf, findText, type ListBase, type RemoteText } from './remote-text.ts';
import { type ServerQuery, sortOf } from './server-query.ts';

const NOTHING: SearchSuggestions = { ...NO_LISTS, popularSearches: [], codes: [] };

/** A search over the products of a server, by the words and lists of an outline in memory. */
export class RemoteSearch implements SearchEngine {
  readonly #index: ProductIndex;
  readonly #outline: OutlineIndex;

  constructor(index: ProductIndex, outline: OutlineIndex) {
    this.#index = index;
    this.#outline = outline;
  }

  async query(query: SearchQuery): Promise<SearchResult> {
    const { category, named, filters, offset, limit } = query;
    const found = await this.#textOf(query);
    const base = named || !found ? await this.#listOf(query) : found.base;
    const first = category === undefined ? undefined : this.#outline.parts.tree.find(category)?.sort;
    const isRanked = found !== undefined || named !== undefined;
    const { sort, sortOrders } = ordersOfList(base.offer.orders, { first, isRanked, sort: query.sort });
    const { filter, aggs, facets } = facetRequest(this.#outline.parts.facets, base.offer.groups, filters);
    const ranked = sort === 'relevance' && !named ? found?.ranked : undefined;
    const body = {
      query: ranked?.query ?? base.filter,
      ...(filter && { post_filter: filter }),
      aggs,
      sort: sortOf(ranked?.order ?? (sort === 'relevance' ? 'popularity' : sort)),
      track_total_hits: true,
    };
    const inGivenOrder = sort === 'relevance' ? named : undefined;
    const answer = inGivenOrder
      ? await this.#index.page(body, 0, new Set(inGivenOrder).size)
      : await this.#index.page(body, offset, limit);
    return {
      codes: inGivenOrder ? inOrder(answer.codes, inGivenOrder).slice(offset, offset + limit) : answer.codes,
      total: answer.total,
      facets: facets(answer.counts),
      sort,
      sortOrders,
      searchedText: found?.searchedText ?? '',
      isCorrected: found?.isCorrected ?? false,
      leftOut: found?.leftOut ?? [],
      knownText: found?.knownText ?? '',
      namedLists: found && found.base.total > 0 ? this.#outline.parts.suggester.listsNamedBy(found.used) : NO_LISTS,
    };
  }

  async suggest(text: string): Promise<SearchSuggestions> {
    const { suggester } = this.#outline.parts;
    if (text.trim() === '') return { ...NOTHING, popularSearches: suggester.popular() };
    const found = await findText(text, { index: this.#index, outline: this.#outline, typing: true });
    if (found.base.total === 0) return NOTHING;
    const { query, order } = found.ranked;
    const { codes } = await this.#index.search({
      query,
      sort: sortOf(order),
      size: SUGGESTED_PRODUCTS,
      track_total_hits: false,
    });
    return { ...suggester.suggest(found.used), codes };
  }

  async help(text: string): Promise<SearchAlternatives> {
    const around = { index: this.#index, outline: this.#outline };
    return helpFor(await findText(text, around), around);
  }

  /** Whether a text finds something without correcting or leaving out a word. */
  async findsAsItStands(text: string): Promise<boolean> {
    const { searchedText, base } = await findText(text, { index: this.#index, outline: this.#outline });
    return searchedText === '' && base.total > 0;
  }

  async #textOf({ text, category }: SearchQuery): Promise<RemoteText | undefined> {
    if (text === undefined) return undefined;
    const around = { index: this.#index, outline: this.#outline };
    if (category === undefined) return findText(text, around);
    return findText(text, { ...around, within: this.#categoryFilter(category) });
  }

  /** A list without a text: a category, everything, or named products. */
  async #listOf({ category, named }: SearchQuery): Promise<ListBase> {
    const filter = named ? this.#namedFilter(named) : this.#categoryFilter(category);
    const { counts } = await this.#index.search({
      query: filter,
      aggs: baseAggregation({ match_all: {} }),
      size: 0,
      track_total_hits: false,
    });
    return baseOf(filter, counts);
  }

  #namedFilter(named: readonly string[]): ServerQuery {
    return named.length === 0 ? { match_none: {} } : { terms: { code: [...new Set(named)] } };
  }

  #categoryFilter(category: string | undefined): ServerQuery {
    if (category === undefined) return { match_all: {} };
    const rule = this.#outline.parts.tree.find(category)?.rule;
    return rule ? ruleFilter(rule) : { match_none: {} };
  }
}

function inOrder(codes: readonly string[], order: readonly string[]): string[] {
  const found = new Set(codes);
  return [...new Set(order)].filter((code) => found.has(code));
}
