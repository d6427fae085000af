import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { environment } from '#lib/shared/env.ts';
import { changedPages, knownPages, tagsOfPages } from '../content/page-changes.ts';
import { readPageFiles } from '../content/page-files.ts';
import type { Database } from '../db/schema.ts';
import { startPhotoJob } from '../images/photo-job.ts';
import { CATALOGUE_DIRECTORY, photoNames } from '../images/photo-sources.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { tagsOf } from './change-tags.ts';
import { importCatalogue } from './import-catalogue.ts';
import { LiveIndex } from './live-index.ts';
import { loadIndex } from './load-index.ts';
import type { Progress } from './progress.ts';
import { readSource } from './read-source.ts';
import { SearchTally } from './search-tally.ts';

const POLL_MS = 1000;
const FLUSH_EVERY_POLLS = 30;

interface CatalogueOptions {
  db: Kysely<Database>;
  /** The sizes of the photos are kept below it. */
  dataDir: string;
  /** Folder of the operator's pages; the demo's unless given. */
  pagesDir?: string | undefined;
  /** Epoch milliseconds. */
  now: () => number;
  onProgress: (progress: Progress) => void;
  /** Told the tags of pages that show something old, e.g. `product:1801AV01`, `list:watches/men`, `menu`. */
  onChanged: (tags: string[]) => void;
  /** Told what went wrong in the background; it is tried again. */
  onError?: (error: unknown) => void;
  /** Whether all photo sizes are made in the background; what the environment says, unless given. */
  makePhotos?: boolean;
}

interface OpenCatalogue {
  index: CatalogueIndex;
  close(): Promise<void>;
}

/**
 * Brings the store up to the catalogue files, builds the index and keeps it current: another process that changes the
 * catalogue raises its version, and this one rebuilds within about a second. A changed page rebuilds nothing.
 */
export async function openCatalogue(options: CatalogueOptions): Promise<OpenCatalogue> {
  const { db, dataDir, now, onProgress, onChanged } = options;
  const onError = options.onError ?? (() => undefined);
  const before = { version: await readVersion(db), pages: await knownPages(db) };
  const imported = await importFiles(options);
  let version = await readVersion(db);
  let pages = await knownPages(db);
  const tally = new SearchTally();
  const live = new LiveIndex(await loadIndex(db, onProgress), tally);
  if (imported.changedCodes.length > 0 || version.version !== before.version.version) {
    const pageSlugs = changedPages(before.pages, pages);
    onChanged(tagsOf({ codes: imported.changedCodes, pageSlugs }, undefined, live.memory));
  }

  async function follow(): Promise<void> {
    const next = await readVersion(db);
    if (next.version === version.version && next.pagesVersion === version.pagesVersion) return;
    const tags = next.version === version.version ? [] : await rebuild(version.importedAt);
    const nextPages = await knownPages(db);
    tags.push(...tagsOfPages(pages, nextPages));
    version = next;
    pages = nextPages;
    onChanged(tags);
  }

  /** Tags of what a changed catalogue makes old. */
  async function rebuild(since: number): Promise<string[]> {
    const previous = live.memory;
    live.replace(await loadIndex(db));
    const codes = [...(await productsSince(db, since)), ...previous.codesMissingIn(live.memory)];
    return tagsOf({ codes, pageSlugs: [] }, previous, live.memory);
  }

  const photos =
    (options.makePhotos ?? environment().PHOTO_BACKGROUND)
      ? startPhotoJob(dataDir, { onProgress, onError })
      : undefined;
  photos?.finished.catch(onError);
  let polls = 0;
  let working: Promise<void> | undefined;
  const timer = setInterval(() => {
    polls++;
    const flush = polls % FLUSH_EVERY_POLLS === 0;
    working ??= follow()
      .then(() => (flush ? tally.flush(db, now()) : undefined))
      .catch(onError)
      .finally(() => {
        working = undefined;
      });
  }, POLL_MS);
  timer.unref();
  return {
    index: live,
    async close() {
      clearInterval(timer);
      await photos?.stop();
      await working;
      await tally.flush(db, now());
    },
  };
}

async function importFiles({ db, pagesDir, now, onProgress }: CatalogueOptions) {
  const [source, { pages, hash: pagesHash }, names] = await Promise.all([
    readSource(CATALOGUE_DIRECTORY),
    readPageFiles(pagesDir),
    photoNames(),
  ]);
  const hash = createHash('sha256')
    .update(JSON.stringify([source.hash, pagesHash, ...names]))
    .digest('hex');
  return importCatalogue(db, { source, pages, photoNames: names, hash }, now(), onProgress);
}

interface CatalogueVersion {
  version: number;
  pagesVersion: number;
  importedAt: number;
}

async function readVersion(db: Kysely<Database>): Promise<CatalogueVersion> {
  const row = await db.selectFrom('catalogue_version').selectAll().where('id', '=', 1).executeTakeFirst();
  return { version: row?.version ?? 0, pagesVersion: row?.pages_version ?? 0, importedAt: row?.imported_at ?? 0 };
}

async function productsSince(db: Kysely<Database>, since: number): Promise<string[]> {
  const rows = await db.selectFrom('products').select('code').where('modified_at', '>', since).execute();
  return rows.map((row) => row.code);
}
