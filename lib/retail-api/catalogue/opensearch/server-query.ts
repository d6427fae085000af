import type { FixedOrder } from '../index/sort-orders.ts';
import type { ScriptParams } from './score-script.ts';

/** The queries of the server that this adapter uses (OpenSearch documentation, "Query DSL"). */
export type ServerQuery =
  | { match_all: object }
  | { match_none: object }
  | { terms: Record<string, readonly (string | number)[]> }
  | { range: Record<string, { gte?: number; lte?: number; gt?: number }> }
  | { bool: BoolQuery }
  | { script_score: { query: ServerQuery; script: { lang: 'painless'; source: string; params: ScriptParams } } };

interface BoolQuery {
  filter?: readonly ServerQuery[];
  should?: readonly ServerQuery[];
  must_not?: readonly ServerQuery[];
  minimum_should_match?: 1;
}

export type Aggregation =
  | { terms: { field: string; size: number } }
  | { filter: ServerQuery; aggs?: Record<string, Aggregation> };

type SortClause = Record<string, { order: 'asc' | 'desc'; missing?: '_last' }>;

/** The body of a search. */
export interface SearchBody {
  query: ServerQuery;
  post_filter?: ServerQuery;
  aggs?: Record<string, Aggregation>;
  sort?: readonly SortClause[];
  size: number;
  from?: number;
  search_after?: readonly unknown[];
  track_total_hits: boolean | number;
}

/** The products that pass all of the queries. */
export function all(queries: readonly ServerQuery[]): ServerQuery {
  const [first, ...others] = queries;
  if (!first) return { match_all: {} };
  return others.length === 0 ? first : { bool: { filter: queries } };
}

/** The products that pass any of the queries. */
export function any(queries: readonly ServerQuery[]): ServerQuery {
  const [first, ...others] = queries;
  if (!first) return { match_none: {} };
  return others.length === 0 ? first : { bool: { should: queries, minimum_should_match: 1 } };
}

const by = (field: string, order: 'asc' | 'desc'): SortClause => ({ [field]: { order } });

/** As `sort-orders.ts`; the code makes every order a strict one. */
const BY_POPULARITY: readonly SortClause[] = [
  by('available', 'desc'),
  by('hot', 'desc'),
  by('launched', 'desc'),
  by('position', 'asc'),
  by('code', 'asc'),
];

const SORTS: Readonly<Record<FixedOrder, readonly SortClause[]>> = {
  popularity: BY_POPULARITY,
  newest: [by('launched', 'desc'), ...BY_POPULARITY],
  'price-low': [by('price', 'asc'), ...BY_POPULARITY],
  'price-high': [by('price', 'desc'), ...BY_POPULARITY],
  discount: [by('discount', 'desc'), ...BY_POPULARITY],
  'weight-low': [{ weight: { order: 'asc', missing: '_last' } }, ...BY_POPULARITY],
  'weight-high': [{ weight: { order: 'desc', missing: '_last' } }, ...BY_POPULARITY],
  origin: [by('origin', 'asc'), ...BY_POPULARITY],
  rating: [by('rating', 'desc'), ...BY_POPULARITY],
};

/** The sort of an order; by relevance, the score of the query comes first. */
export function sortOf(order: FixedOrder | 'relevance'): readonly SortClause[] {
  return order === 'relevance' ? [by('_score', 'desc'), ...BY_POPULARITY] : SORTS[order];
}
