import { randomUUID } from 'node:crypto';
import type { IndexEntry } from '../../catalogue/index/index-entry.ts';
import { createSearchClient, type ServerAddress } from '../../catalogue/opensearch/client.ts';
import { RESULT_WINDOW } from '../../catalogue/opensearch/index-definition.ts';
import { IndexWriter } from '../../catalogue/opensearch/index-writer.ts';
import { documentMaker } from '../../catalogue/opensearch/product-document.ts';
import { productIndex } from '../../catalogue/opensearch/product-index.ts';
import { RemoteSearch } from '../../catalogue/opensearch/remote-search.ts';
import type { CatalogueSource } from '../../catalogue/read-source.ts';
import type { SearchEngine } from '../../catalogue/search-engine.ts';
import { outlineOf } from '../demo-index.ts';
import { OPENSEARCH_USER, openOpenSearchServer } from './server.ts';

export interface SearchOfEntries {
  engine: SearchEngine;
  /** Removes what was written. */
  close(): Promise<void>;
}

/** The server of the setting `OPENSEARCH_URL` of the tests, with a user in the URL; the stand-in without it. */
async function openServer(): Promise<ServerAddress & { close: () => Promise<void> }> {
  const { OPENSEARCH_URL } = process.env;
  if (!OPENSEARCH_URL) return { ...OPENSEARCH_USER, ...(await openOpenSearchServer()) };
  const { origin, username, password } = new URL(OPENSEARCH_URL);
  return { url: origin, ...(username !== '' && { user: username, password }), close: async () => undefined };
}

/** Writes entries to a search server and searches them there. `window`: the most products of one answer. */
export async function openSearchOfEntries(
  source: CatalogueSource,
  entries: readonly IndexEntry[],
  window = RESULT_WINDOW,
): Promise<SearchOfEntries> {
  const server = await openServer();
  const client = createSearchClient(server);
  const alias = `samay-test-${randomUUID()}`;
  async function* documents() {
    yield entries.map(documentMaker());
  }
  await new IndexWriter(client, alias).replace(documents(), { version: 1, importedAt: 0, repricings: 0 }, 'a');
  return {
    engine: new RemoteSearch(productIndex(client, alias, window), outlineOf(source, entries)),
    async close() {
      await client({ method: 'DELETE', path: `/${alias}-a` });
      await server.close();
    },
  };
}
