import { z } from 'zod';

const bucket = z.object({ key: z.string(), doc_count: z.number() });
const counted = z.object({ doc_count: z.number() }).catchall(z.unknown());
const values = z.object({ buckets: z.array(bucket) });

/** A search of which a part failed or was late would be a wrong answer. */
const searched = z.object({
  timed_out: z.literal(false),
  _shards: z.object({ failed: z.literal(0) }),
  hits: z.object({
    /** Left out where it is not tracked. */
    total: z.object({ value: z.number() }).default({ value: 0 }),
    max_score: z.number().nullish(),
    hits: z.array(z.object({ _id: z.string(), sort: z.array(z.unknown()).optional() })),
  }),
  aggregations: z.record(z.string(), counted).default({}),
});

const searchedTogether = z.object({ responses: z.array(z.unknown()) });

/** The products of a `filter` aggregation, and the counts of values within it. */
export interface CountAnswer {
  count: number;
  /** The counts of one of its `terms` aggregations. */
  values(name: string): z.output<typeof bucket>[];
  /** The number of one of its `filter` aggregations. */
  within(name: string): number;
}

/** What a search found. */
export interface SearchAnswer {
  codes: string[];
  total: number;
  /** The highest score, 0 if there is none. */
  best: number;
  /** The sort values of the last product. */
  last: readonly unknown[] | undefined;
  counts: Readonly<Record<string, CountAnswer>>;
}

/** Reads the answer to a search. Throws for one that is not whole. */
export function readSearch(answer: unknown): SearchAnswer {
  const { hits, aggregations } = searched.parse(answer);
  return {
    codes: hits.hits.map(({ _id }) => _id),
    total: hits.total.value,
    best: Math.fround(hits.max_score ?? 0),
    last: hits.hits.at(-1)?.sort,
    counts: Object.fromEntries(
      Object.entries(aggregations).map(([name, own]) => [
        name,
        {
          count: own.doc_count,
          values: (inner) => values.parse(own[inner]).buckets,
          within: (inner) => counted.parse(own[inner]).doc_count,
        },
      ]),
    ),
  };
}

/** Reads the answers to several searches in one request. */
export function readSearches(answer: unknown): SearchAnswer[] {
  return searchedTogether.parse(answer).responses.map(readSearch);
}
