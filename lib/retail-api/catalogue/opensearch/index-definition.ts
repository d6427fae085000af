import { FACET_GROUPS } from '../index/facet-groups.ts';

/** Raised whenever documents or the definition change, so that every shop writes a new index under a new name. */
export const INDEX_FORMAT = 1;

/** The most products that one answer may have or skip: the server's own default, which is set to be sure. */
export const RESULT_WINDOW = 10_000;

const FILTERED = { type: 'keyword', doc_values: false } as const;
const COUNTED = { type: 'keyword' } as const;

/**
 * The index of products. The server analyses nothing: a document has the store's own words, each as `word|weight`. The
 * weight becomes the frequency of the term (OpenSearch documentation, "Delimited term frequency token filter"), which needs
 * `index_options: freqs`.
 */
export function indexDefinition(): object {
  return {
    settings: {
      number_of_shards: 1,
      auto_expand_replicas: '0-1',
      max_result_window: RESULT_WINDOW,
      // Not refreshed while it is filled; set to a time before it is used.
      refresh_interval: '-1',
      analysis: {
        analyzer: { weighted_words: { type: 'custom', tokenizer: 'whitespace', filter: ['delimited_term_freq'] } },
      },
    },
    mappings: {
      dynamic: 'strict',
      // The products are in the database: only what is searched and counted is kept.
      _source: { enabled: false },
      properties: {
        code: COUNTED,
        words: { type: 'text', analyzer: 'weighted_words', index_options: 'freqs', norms: false },
        conditions: FILTERED,
        kind: COUNTED,
        price: { type: 'long' },
        available: { type: 'byte' },
        hot: { type: 'byte' },
        launched: { type: 'long' },
        discount: { type: 'short' },
        weight: { type: 'double' },
        origin: COUNTED,
        rating: { type: 'double' },
        position: { type: 'long' },
        facets: { properties: Object.fromEntries(FACET_GROUPS.map(({ key }) => [key, COUNTED])) },
      },
    },
  };
}
