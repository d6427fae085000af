import { keepsMetrics, observeSince } from '#lib/shared/metrics/record.ts';
import type { SearchEngine } from './search-engine.ts';

/** A search engine that measures its time; the same one where this process keeps no metrics. */
export function observedSearch(engine: SearchEngine): SearchEngine {
  if (!keepsMetrics()) return engine;
  async function timed<Result>(operation: string, work: () => Promise<Result>): Promise<Result> {
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      observeSince('search', { operation }, startedAt);
    }
  }
  return {
    query: (query) => timed(query.text === undefined ? 'list' : 'search', () => engine.query(query)),
    suggest: (text) => timed('suggest', () => engine.suggest(text)),
    help: (text) => timed('help', () => engine.help(text)),
  };
}
