import type { Kysely } from 'kysely';
import { MINUTE_MS, SECOND_MS } from '#lib/shared/durations.ts';
import { environment } from '#lib/shared/env.ts';
import { changedPages, knownPages, tagsOfPages } from '../content/page-changes.ts';
import { tagsOfNamedProducts } from '../content/product-stories.ts';
import type { Database } from '../core/db/schema.ts';
import { type CatalogueVersion, productsSince, readVersion } from './catalogue-version.ts';
import { tagsOf } from './change-tags.ts';
import { type FollowedIndex, type OpenIndex, openMemoryIndex } from './followed-index.ts';
import { startPhotoJob } from './images/photo-job.ts';
import { type PhotoSource, photoSources } from './images/photo-sources.ts';
import { importFiles } from './import-files.ts';
import type { Progress } from './progress.ts';
import { SearchTally } from './search-tally.ts';

/** All storefronts show a change within two seconds: it, the rebuild of the index and the first rendering must fit. */
const POLL_MS = 500;
const FLUSH_EVERY_POLLS = (30 * SECOND_MS) / POLL_MS;
/** Popular searches change slowly. */
const POPULAR_EVERY_POLLS = (5 * MINUTE_MS) / POLL_MS;
/** After a rebuild the next one waits this many times as long as the last one took. */
const PAUSE_FACTOR = 3;

interface CatalogueOptions {
  db: Kysely<Database>;
  /** Contains the finished sizes of photos. */
  dataDir: string;
  /** Whether the store has the demo's goods, stores and pages; true unless given. */
  demo?: boolean;
  /** Folder of the operator's pages; the demo's, if the store has the demo, unless given. */
  pagesDir?: string | undefined;
  /** Epoch milliseconds. */
  now: () => number;
  onProgress: (progress: Progress) => void;
  /** Called with the cache tags of outdated pages, e.g. `product:1801AV01`, `list:watches/men`, `menu`. */
  onChanged: (tags: string[]) => void;
  /** Called with errors in the background; the work is retried. */
  onError?: (error: unknown) => void;
  /** Called whenever the version was read, and awaited before `onChanged`: reads of a standby must not be older. */
  onVersionRead?: () => Promise<void>;
  /** Opens the index; the bundled one unless given. */
  openIndex?: OpenIndex;
  /** Whether all photo sizes are made in the background; defaults to the environment's setting. */
  makePhotos?: boolean;
}

interface OpenCatalogue {
  /** The search engine, and the current structure of the catalogue. */
  index: FollowedIndex;
  /** Counts shoppers' searches. */
  tally: SearchTally;
  close(): Promise<void>;
}

/**
 * Imports the catalogue files, builds the index and keeps it current: another process that changes the catalogue
 * raises its version, and this one rebuilds within about a second. A changed page requires no rebuild.
 */
export async function openCatalogue(options: CatalogueOptions): Promise<OpenCatalogue> {
  const { db, dataDir, now, onProgress, onChanged } = options;
  const onError = options.onError ?? (() => undefined);
  const before = { version: await readVersion(db), pages: await knownPages(db) };
  const imported = await importFiles(options);
  let version = await readVersion(db);
  let pages = await knownPages(db);
  /** No rebuild happens before this time, on the clock of `performance.now`. */
  let pausedUntil = 0;
  let photos: ReturnType<typeof startPhotoJob> | undefined;
  const tally = new SearchTally();
  const live = await (options.openIndex ?? openMemoryIndex)(db, version, onProgress);
  if (imported.changedCodes.length > 0 || version.version !== before.version.version) {
    const pageSlugs = changedPages(before.pages, pages);
    const named = await tagsOfNamedProducts({ db, catalogue: live.structure }, pageSlugs);
    onChanged([...tagsOf({ codes: imported.changedCodes, pageSlugs }, undefined, live.structure), ...named]);
  }

  /** Makes the sizes of new photos, unless a run is in progress. */
  function makePhotos(): void {
    if (photos || !(options.makePhotos ?? environment().PHOTO_BACKGROUND)) return;
    // A shop without the demo shows none of its pictures.
    const sources = options.demo === false ? Promise.resolve(new Map<string, PhotoSource>()) : photoSources();
    photos = startPhotoJob(dataDir, { onProgress, onError }, sources);
    photos.finished.catch(onError).finally(() => {
      photos = undefined;
    });
  }

  async function follow(): Promise<void> {
    const next = await readVersion(db);
    await options.onVersionRead?.();
    // During a long import the index is not rebuilt after every batch.
    if (next.version !== version.version && performance.now() < pausedUntil) return;
    if (next.version === version.version && next.pagesVersion === version.pagesVersion) return;
    const tags = next.version === version.version ? [] : await renew(next);
    const nextPages = await knownPages(db);
    tags.push(...tagsOfPages(pages, nextPages, next.pagesVersion - version.pagesVersion));
    tags.push(...(await tagsOfNamedProducts({ db, catalogue: live.structure }, changedPages(pages, nextPages))));
    version = next;
    pages = nextPages;
    onChanged(tags);
  }

  /**
   * Updates the index to a version and returns the cache tags of outdated pages. Changes of stock or reviews need no
   * rebuild.
   */
  async function renew(next: CatalogueVersion): Promise<string[]> {
    const previous = live.structure;
    const since = version;
    const isStockAlone = next.pricedAt === version.pricedAt && next.sourceHash === version.sourceHash;
    const start = performance.now();
    await live.renew({ version: next, changedSince: since, isStockAlone });
    pausedUntil = performance.now() + PAUSE_FACTOR * (performance.now() - start);
    makePhotos();
    const codes = [...(await productsSince(db, since)), ...previous.codesMissingIn(live.structure)];
    return tagsOf({ codes, pageSlugs: [] }, previous, live.structure);
  }

  makePhotos();
  let polls = 0;
  let working: Promise<void> | undefined;
  const timer = setInterval(() => {
    polls++;
    const flush = polls % FLUSH_EVERY_POLLS === 0;
    const popular = polls % POPULAR_EVERY_POLLS === 0;
    working ??= follow()
      .then(() => (flush ? tally.flush(db, now()) : undefined))
      .then(() => (popular ? live.renewPopular() : undefined))
      .catch(onError)
      .finally(() => {
        working = undefined;
      });
  }, POLL_MS);
  timer.unref();
  return {
    index: live,
    tally,
    async close() {
      clearInterval(timer);
      await photos?.stop();
      await working;
      await tally.flush(db, now());
    },
  };
}
