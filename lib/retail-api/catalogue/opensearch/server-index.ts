import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { type CatalogueVersion, productsSince, readVersion } from '../catalogue-version.ts';
import type { FollowedChange, FollowedIndex, OpenIndex } from '../followed-index.ts';
import type { OutlineIndex } from '../index/outline-index.ts';
import { entriesByCode, entryBatches, loadOutline } from '../load-index.ts';
import { popularSearchesIn } from '../popular-searches.ts';
import { countProducts } from '../product-batches.ts';
import type { SearchAlternatives, SearchQuery, SearchResult, SearchSuggestions } from '../search-engine.ts';
import type { SearchClient } from './client.ts';
import { RESULT_WINDOW } from './index-definition.ts';
import { type IndexMarker, IndexWriter } from './index-writer.ts';
import { documentMaker, type ProductDocument } from './product-document.ts';
import { type ProductIndex, productIndex } from './product-index.ts';
import { RemoteSearch } from './remote-search.ts';

/** What a search server is reached by, and the name under which a shop's products are searched. */
interface ServerIndexOptions {
  client: SearchClient;
  alias: string;
  /** The server's own unless given. */
  window?: number;
}

/** This many changed products are read from the database at a time. */
const CHUNK = 500;

/** A search server that is kept at the newest version of the catalogue by every process that uses it. */
class ServerIndex implements FollowedIndex {
  readonly #db: Kysely<Database>;
  readonly #writer: IndexWriter;
  readonly #index: ProductIndex;
  #outline: OutlineIndex;

  constructor(
    db: Kysely<Database>,
    { client, alias, window = RESULT_WINDOW }: ServerIndexOptions,
    first: OutlineIndex,
  ) {
    this.#db = db;
    this.#writer = new IndexWriter(client, alias);
    this.#index = productIndex(client, alias, window);
    this.#outline = first;
  }

  get structure(): OutlineIndex {
    return this.#outline;
  }

  query(query: SearchQuery): Promise<SearchResult> {
    return this.#search.query(query);
  }

  suggest(text: string): Promise<SearchSuggestions> {
    return this.#search.suggest(text);
  }

  help(text: string): Promise<SearchAlternatives> {
    return this.#search.help(text);
  }

  async renew({ version, changedSince, isStockAlone }: FollowedChange): Promise<void> {
    // Asked first, so that no outline is built again and again while the server is away.
    await this.#writer.marker();
    const before = this.#outline;
    const next = isStockAlone && (await this.#covers(changedSince)) ? before : await loadOutline(this.#db);
    await this.reach(version, { outline: next, read: version, removed: before.codesMissingIn(next) });
    if (next === before) return;
    this.#outline = next.withSearches(await popularSearchesIn(this.#db, new RemoteSearch(this.#index, next)));
  }

  async renewPopular(): Promise<void> {
    this.#outline = this.#outline.withSearches(await popularSearchesIn(this.#db, this.#search));
  }

  /**
   * Brings the server to a version: by what changed since its own, or as a whole where it has none or other products than
   * the outline. `removed`: products that are gone; `read`: the version at which the reading of the outline began.
   */
  async reach(
    version: CatalogueVersion,
    { outline, read, removed }: { outline: OutlineIndex; read: CatalogueVersion; removed: readonly string[] },
  ): Promise<void> {
    const before = await this.#writer.marker();
    if (!before) return this.writeAll(version);
    // Another process is ahead: what it wrote is newer.
    if (before.version > version.version) return;
    for await (const { some, documents } of this.#changedSince(before)) {
      const shown = new Set(documents.map(({ code }) => code));
      await this.#writer.change(
        documents,
        some.filter((code) => !shown.has(code)),
        version.version,
      );
    }
    await this.#writer.change([], removed, version.version);
    if ((await this.#writer.count()) !== outline.size && (await this.#isNewest(read))) return this.writeAll(version);
    if (before.version < version.version) await this.#writer.mark(version);
  }

  /** Whether nothing has changed after a version; what has was perhaps written, but not read. */
  async #isNewest({ version }: CatalogueVersion): Promise<boolean> {
    return (await readVersion(this.#db)).version === version;
  }

  /** Whether the outline has all products and their values, after a change that touches neither words nor lists. */
  async #covers(changedSince: CatalogueVersion): Promise<boolean> {
    if ((await countProducts(this.#db)) !== this.#outline.size) return false;
    for await (const { documents } of this.#changedSince(changedSince)) {
      if (documents.some((document) => hasValueBeyond(this.#outline, document))) return false;
    }
    return true;
  }

  /** The products that changed since a version, some codes at a time, without those that are hidden or gone. */
  async *#changedSince(since: IndexMarker): AsyncGenerator<{ some: string[]; documents: ProductDocument[] }> {
    const makeDocument = documentMaker();
    const codes = await productsSince(this.#db, since);
    for (let from = 0; from < codes.length; from += CHUNK) {
      const some = codes.slice(from, from + CHUNK);
      yield { some, documents: (await entriesByCode(this.#db, some)).map(makeDocument) };
    }
  }

  get #search(): RemoteSearch {
    return new RemoteSearch(this.#index, this.#outline);
  }

  /** Whether the server has a later version of the catalogue. */
  async isAhead(version: CatalogueVersion): Promise<boolean> {
    return ((await this.#writer.marker())?.version ?? 0) > version.version;
  }

  /** Writes the whole catalogue anew and puts it in the place of the old one. */
  writeAll(version: CatalogueVersion): Promise<void> {
    return this.#writer.replace(documentBatches(this.#db), version, randomUUID());
  }
}

function hasValueBeyond({ parts }: OutlineIndex, { facets }: ProductDocument): boolean {
  return parts.facets.some(({ definition, numberOf }) => facets[definition.key]?.some((value) => !numberOf.has(value)));
}

async function* documentBatches(db: Kysely<Database>): AsyncGenerator<ProductDocument[]> {
  const makeDocument = documentMaker();
  for await (const entries of entryBatches(db)) yield entries.map(makeDocument);
}

/** Opens a shop's index on a search server, which is written first if it is not there. */
export function openServerIndex(options: ServerIndexOptions): OpenIndex {
  return async (db, version, onProgress) => {
    const outline = await loadOutline(db, onProgress);
    const index = new ServerIndex(db, options, outline);
    const now = await readVersion(db);
    // A server that is ahead of the database belongs to one that was restored from a backup.
    if (await index.isAhead(now)) await index.writeAll(now);
    else await index.reach(now, { outline, read: version, removed: [] });
    await index.renewPopular();
    return index;
  };
}
