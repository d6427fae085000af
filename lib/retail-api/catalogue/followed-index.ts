import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { type CatalogueVersion, productsSince } from './catalogue-version.ts';
import type { MemoryIndex } from './index/memory-index.ts';
import type { StructureIndex } from './index/structure-index.ts';
import { LiveIndex } from './live-index.ts';
import { loadIndex, patchIndex, withPopularSearches } from './load-index.ts';
import type { Progress } from './progress.ts';
import type { SearchEngine } from './search-engine.ts';

/** A change of the catalogue that an index has to follow. */
export interface FollowedChange {
  /** The version to reach. */
  version: CatalogueVersion;
  /** The version that the index has. */
  changedSince: CatalogueVersion;
  /** Whether nothing changed but stock and reviews. */
  isStockAlone: boolean;
}

/** A search engine that is kept at the newest version of the catalogue. */
export interface FollowedIndex extends SearchEngine {
  /** The current structure of the catalogue; a new one replaces it. */
  readonly structure: StructureIndex;
  /** Resolves once searches find the products as they are now. */
  renew(change: FollowedChange): Promise<void>;
  /** Updates the popular searches with those counted since, including other processes. */
  renewPopular(): Promise<void>;
}

/** Opens an index of the products of a database at a version. */
export type OpenIndex = (
  db: Kysely<Database>,
  version: CatalogueVersion,
  onProgress: (progress: Progress) => void,
) => Promise<FollowedIndex>;

/** The bundled search engine, in the memory of this process. */
class FollowedMemoryIndex extends LiveIndex implements FollowedIndex {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>, first: MemoryIndex) {
    super(first);
    this.#db = db;
  }

  get structure(): StructureIndex {
    return this.memory;
  }

  async renew({ changedSince, isStockAlone }: FollowedChange): Promise<void> {
    const codes = isStockAlone ? await productsSince(this.#db, changedSince) : [];
    const sold = isStockAlone ? await patchIndex(this.#db, this.memory, codes) : undefined;
    this.replace(sold ?? (await loadIndex(this.#db)));
  }

  async renewPopular(): Promise<void> {
    this.replace(await withPopularSearches(this.#db, this.memory));
  }
}

/** Builds the bundled index. */
export const openMemoryIndex: OpenIndex = async (db, _, onProgress) =>
  new FollowedMemoryIndex(db, await loadIndex(db, onProgress));
