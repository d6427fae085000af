import type { IndexedDocument, IndexMapping } from './mapping.ts';
import { compileQuery, type ScriptCache } from './queries.ts';
import { objectOf, onlyEntry, refuse, wholeNumber } from './refusal.ts';

interface AggregationContext {
  mapping: IndexMapping;
  scripts: ScriptCache;
}

/** `search.max_buckets`. */
const MAX_BUCKETS = 65_535;

/** Computes aggregations over documents (OpenSearch documentation, "Aggregations"). Only the kinds that this store uses are known. */
export function aggregate(
  aggs: unknown,
  documents: readonly IndexedDocument[],
  context: AggregationContext,
): Record<string, unknown> {
  const named = Object.entries(objectOf(aggs, 'aggs')).map(([name, body]) => {
    if (/[[\]>]/.test(name)) refuse(`Invalid aggregation name [${name}]`, 'aggregation_execution_exception');
    const given = objectOf(body, name, ['terms', 'filter', 'aggs']);
    if ('filter' in given) return [name, filterAggregation(given, documents, context)];
    if ('aggs' in given) refuse('[aggs] below [terms] is not known here');
    return [name, termsAggregation(onlyEntry(given, name)[1], documents, context)];
  });
  return Object.fromEntries(named);
}

/** "Filter aggregation". */
function filterAggregation(
  given: Record<string, unknown>,
  documents: readonly IndexedDocument[],
  context: AggregationContext,
): unknown {
  if ('terms' in given) refuse('Found two aggregation type definitions');
  const query = compileQuery(given.filter, context);
  const within = documents.filter((document) => query(document) !== undefined);
  return { doc_count: within.length, ...(given.aggs !== undefined && aggregate(given.aggs, within, context)) };
}

/** "Terms aggregation": the most frequent values, then in their own order; exact, because there is one shard. */
function termsAggregation(
  body: unknown,
  documents: readonly IndexedDocument[],
  { mapping }: AggregationContext,
): unknown {
  const given = objectOf(body, 'terms', ['field', 'size']);
  const path = String(given.field);
  const field = mapping.fields.get(path);
  if (field?.type !== 'keyword' || !field.hasDocValues)
    refuse(`[${path}] cannot be counted`, 'illegal_argument_exception');
  const size = wholeNumber(given.size ?? 10, 'size', 1);
  if (size > MAX_BUCKETS) refuse('Trying to create too many buckets', 'too_many_buckets_exception');
  const counts = new Map<string, number>();
  for (const { values } of documents) {
    for (const value of new Set(values.get(path))) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1));
  return {
    doc_count_error_upper_bound: 0,
    sum_other_doc_count: sorted.slice(size).reduce((sum, [, count]) => sum + count, 0),
    buckets: sorted.slice(0, size).map(([key, count]) => ({ key, doc_count: count })),
  };
}
