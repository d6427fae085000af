import type { Environment } from '#lib/shared/env.ts';
import { createSearchClient } from '../catalogue/opensearch/client.ts';
import { aliasOf, searchServerOf } from '../catalogue/opensearch/from-settings.ts';
import { IndexWriter } from '../catalogue/opensearch/index-writer.ts';

/** Whether the shop's search server answers; `products`: how many it holds, null before the first retail API wrote them. */
type SearchReport = { works: true; products: number | null } | { works: false; reason: string };

/** Asks the search server of the settings for the shop's index; null where the index is in memory. */
export async function checkSearch(settings: Environment): Promise<SearchReport | null> {
  try {
    const server = searchServerOf(settings);
    if (!server) return null;
    const writer = new IndexWriter(createSearchClient(server), aliasOf(settings));
    return { works: true, products: (await writer.marker()) ? await writer.count() : null };
  } catch (error) {
    return { works: false, reason: String(error) };
  }
}
