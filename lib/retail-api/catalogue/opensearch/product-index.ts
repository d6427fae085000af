import type { SearchClient } from './client.ts';
import { readSearch, readSearches, type SearchAnswer } from './server-answers.ts';
import type { SearchBody } from './server-query.ts';

/** Searches in the index that a shop uses. */
export interface ProductIndex {
  search(body: SearchBody): Promise<SearchAnswer>;
  /** Several searches in one request. */
  searchAll(bodies: readonly SearchBody[]): Promise<SearchAnswer[]>;
  /**
   * The codes at `offset` … `offset + limit` of a search with a sort, and the rest of the answer. What lies beyond the
   * server's window of results is reached by `search_after`, a window at a time.
   */
  page(body: Omit<SearchBody, 'size' | 'from'>, offset: number, limit: number): Promise<SearchAnswer>;
}

/** The index behind an alias; `window`: the most products that one answer may have or skip. */
export function productIndex(client: SearchClient, alias: string, window: number): ProductIndex {
  // A search of which a part failed is refused, because its counts and pages would be wrong.
  const path = `/${encodeURIComponent(alias)}/_search?allow_partial_search_results=false`;
  const search = async (body: SearchBody) => readSearch(await client({ method: 'POST', path, body }));
  return {
    search,
    async searchAll(bodies) {
      if (bodies.length === 0) return [];
      const lines = bodies.flatMap((body) => [{ index: alias }, body]).map((line) => `${JSON.stringify(line)}\n`);
      return readSearches(await client({ method: 'POST', path: '/_msearch', body: lines.join('') }));
    },
    async page(body, offset, limit) {
      if (offset + limit <= window) return search({ ...body, from: offset, size: limit });
      const { aggs: _, ...rest } = body;
      let skipped = 0;
      let after: readonly unknown[] | undefined;
      while (skipped < offset) {
        const step: SearchBody = { ...rest, size: Math.min(window, offset - skipped) };
        const { codes, last } = await search(after ? { ...step, search_after: after } : step);
        skipped += codes.length;
        if (codes.length < step.size) break;
        after = last;
      }
      if (skipped < offset) return search({ ...body, size: 0 });
      return search({ ...body, ...(after && { search_after: after }), size: Math.min(limit, window) });
    },
  };
}
