import { aggregate } from './aggregations.ts';
import type { IndexStore } from './product-store.ts';
import { compileQuery, type ScriptCache } from './queries.ts';
import { type Json, objectOf, refuse, wholeNumber } from './refusal.ts';
import { compareHits, readSearchAfter, readSort, type SortedHit, writtenSort } from './sorting.ts';

const KNOWN = ['query', 'post_filter', 'aggs', 'sort', 'size', 'from', 'search_after', 'track_total_hits'];

/**
 * Answers a search (OpenSearch documentation, "Search", "Filter search results", "Paginate results"): aggregations count what the
 * query finds, hits and their number are those that pass the `post_filter`, too.
 */
export function answerSearch(store: IndexStore, name: string, body: unknown, scripts: ScriptCache): Json {
  const [own, { mapping, found, window }] = store.find(name);
  const given = objectOf(body, 'search', KNOWN);
  const context = { mapping, scripts };
  const query = compileQuery(given.query, context);
  const filter = given.post_filter === undefined ? undefined : compileQuery(given.post_filter, context);
  const clauses = readSort(given.sort, mapping);
  const size = wholeNumber(given.size ?? 10, 'size');
  const from = wholeNumber(given.from ?? 0, 'from');
  if (from + size > window)
    refuse(`Result window is too large: ${from + size} > ${window}`, 'illegal_argument_exception');
  const matching: SortedHit[] = found.flatMap((document) => {
    const score = query(document);
    return score === undefined
      ? []
      : [{ document, score, sort: clauses?.map((one) => one.valueOf(document, score)) ?? [] }];
  });
  const hits = filter ? matching.filter(({ document }) => filter(document) !== undefined) : matching;
  const compare = clauses && compareHits(clauses);
  const sorted = compare
    ? hits.toSorted((one, other) => compare(one.sort, other.sort))
    : hits.toSorted((one, other) => other.score - one.score);
  let page = sorted.slice(from, from + size);
  if (given.search_after !== undefined) {
    if (!clauses || !compare || from > 0)
      return refuse('search_after needs a sort and no from', 'illegal_argument_exception');
    const after = readSearchAfter(given.search_after, clauses);
    page = sorted.filter(({ sort }) => compare(sort, after) > 0).slice(0, size);
  }
  const best = hits.reduce((highest, { score }) => Math.max(highest, score), 0);
  return {
    took: 1,
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: {
      ...totalOf(hits.length, given.track_total_hits),
      // Scores are not kept where something else sorts, nor without a hit.
      max_score: clauses || page.length === 0 ? null : shortest(best),
      hits: page.map(({ document, score, sort }) => ({
        _index: own,
        _id: document.id,
        _score: clauses ? null : shortest(score),
        ...(clauses && { sort: writtenSort(sort) }),
      })),
    },
    ...(given.aggs !== undefined && {
      aggregations: aggregate(
        given.aggs,
        matching.map(({ document }) => document),
        context,
      ),
    }),
  };
}

/** "track_total_hits": whether, or up to which number, hits are counted. */
function totalOf(count: number, tracked: unknown): Json {
  if (tracked === false) return {};
  const limit = tracked === true ? Number.POSITIVE_INFINITY : wholeNumber(tracked ?? 10_000, 'track_total_hits');
  return { total: { value: Math.min(count, limit), relation: count > limit ? 'gte' : 'eq' } };
}

/** A number of 32 bits in as few digits as name it, as Java writes it. */
function shortest(score: number): number {
  for (let digits = 1; digits <= 9; digits++) {
    const written = Number(score.toPrecision(digits));
    if (Math.fround(written) === Math.fround(score)) return written;
  }
  return score;
}
