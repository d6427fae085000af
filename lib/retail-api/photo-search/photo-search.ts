import { readFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { bringImage } from '../catalogue/images/image-files.ts';
import { importedPhoto } from '../catalogue/images/imported-photos.ts';
import { PhotoProcessError } from '../catalogue/images/photo-process.ts';
import { photoSources } from '../catalogue/images/photo-sources.ts';
import type { Progress } from '../catalogue/progress.ts';
import type { Database } from '../core/db/schema.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { buildIndex } from './index/build-index.ts';
import type { FeatureIndex } from './index/feature-index.ts';
import { readPoints, unknownPhotos, writeFeatures } from './index/feature-repository.ts';
import { PhotographedProducts } from './index/photographed-products.ts';
import { rankProducts } from './index/rank-products.ts';
import { PhotoAnalyzer } from './photo-analyzer.ts';
import { type PhotoFeatures, storedFeatures } from './photo-features.ts';

/** The result of a search by photo. */
export type PhotoAnswer =
  | { kind: 'found'; codes: string[] }
  /** The photos of the catalogue have not been described yet. */
  | { kind: 'not-ready' }
  | { kind: 'busy' }
  | { kind: 'unreadable' };

/** Finds products that look like a photo. */
export interface PhotoSearch {
  find(bytes: Uint8Array, limit: number): Promise<PhotoAnswer>;
}

/** The search by photo for a store without photo descriptions. */
export const NO_PHOTOS: PhotoSearch = {
  find: async () => ({ kind: 'not-ready' }),
};

/** Describes photos, like `PhotoAnalyzer`. */
export type ImageAnalyzer = Pick<PhotoAnalyzer, 'analyse' | 'stop'>;

interface PhotoSearchOptions {
  db: Kysely<Database>;
  /** The folder with the photos of an operator's import. */
  dataDir: string;
  onProgress: (progress: Progress) => void;
  /** Called with errors of photos that cannot be read. */
  onError: (error: unknown) => void;
  /** Whether the photos of the catalogue are described in the background, before the first search. */
  inBackground: boolean;
  /** Where descriptions are jobs that any worker does; without it this process describes all photos by itself. */
  jobs?: Pick<JobQueue, 'add' | 'counts'> | null;
  /** Describes the photos of shoppers; defaults to a separate process. */
  analyzer?: ImageAnalyzer;
  /** Describes the photos of the catalogue; defaults to a separate process with a low priority. */
  backgroundAnalyzer?: ImageAnalyzer;
}

/** A catalogue photo that has crashed this many processes, or timed out as often, is not tried again. */
const TRIES = 2;
/** The process has a low priority, and a busy machine must not count as an error of the photo. */
const BACKGROUND = { isLowPriority: true, answeredWithinMs: MINUTE_MS };

/** Searches the photos of the catalogue; describes them in the background and follows their changes. */
export class CataloguePhotoSearch implements PhotoSearch {
  readonly #options: PhotoSearchOptions;
  readonly #analyzer: ImageAnalyzer;
  readonly #backgroundAnalyzer: ImageAnalyzer;
  readonly #products = new PhotographedProducts();
  #index: FeatureIndex | undefined;
  #version = -1;
  /** The edition of the products in the index. */
  #edition = -1;
  /** The edition whose photos are jobs already. */
  #askedEdition = -1;
  #isWanted: boolean;

  readonly #stopAnalysis = () => void this.#backgroundAnalyzer.stop().catch(this.#report);
  /** The stored points of the photos of products, by product code. */
  readonly #pointsOf = async (codes: readonly string[]): Promise<Map<string, Uint8Array[]>> => {
    const photosOf = (code: string) => this.#products.all.get(code)?.photos ?? [];
    const points = await readPoints(this.#options.db, codes.flatMap(photosOf));
    return new Map(codes.map((code) => [code, photosOf(code).flatMap((photo) => points.get(photo) ?? [])]));
  };
  readonly #report = (error: unknown) => this.#options.onError(error);

  constructor(options: PhotoSearchOptions) {
    this.#options = options;
    this.#analyzer = options.analyzer ?? new PhotoAnalyzer();
    this.#backgroundAnalyzer = options.backgroundAnalyzer ?? new PhotoAnalyzer(BACKGROUND);
    this.#isWanted = options.inBackground;
  }

  async find(bytes: Uint8Array, limit: number): Promise<PhotoAnswer> {
    this.#isWanted = true;
    if (!this.#index) return { kind: 'not-ready' };
    const analysis = this.#analyzer.analyse(bytes);
    if (!analysis) return { kind: 'busy' };
    try {
      const features = await analysis;
      if (!features) return { kind: 'unreadable' };
      return { kind: 'found', codes: await rankProducts(this.#index, features, limit, this.#pointsOf) };
    } catch (error) {
      if (!(error instanceof PhotoProcessError)) throw error;
      this.#report(error);
      return { kind: 'unreadable' };
    }
  }

  /** One round of following the catalogue: describes new photos and adds them to the index. */
  async follow(cut: AbortSignal): Promise<boolean> {
    if (!this.#isWanted) return false;
    try {
      await this.#followUntil(cut);
    } catch (error) {
      // A stop is no error: the next start continues from here.
      if (!cut.aborted) throw error;
    }
    return false;
  }

  /** Describes a photo of the catalogue for all processes. Rejects where it cannot be read, or when aborted. */
  async describe(name: string, cut: AbortSignal): Promise<void> {
    const { db } = this.#options;
    const [wanted] = await unknownPhotos(db, [name], cut);
    if (wanted === undefined) return;
    cut.addEventListener('abort', this.#stopAnalysis);
    try {
      const file = await this.#fileOf(name);
      if (file === undefined) throw new Error(`There is no photo ${name}.`);
      await writeFeatures(db, name, await this.#analyseWithRetries(await readFile(file)));
    } finally {
      cut.removeEventListener('abort', this.#stopAnalysis);
    }
  }

  /** Ends the processes that describe photos. */
  async stop(): Promise<void> {
    await Promise.all([this.#analyzer.stop(), this.#backgroundAnalyzer.stop()]);
  }

  async #followUntil(cut: AbortSignal): Promise<void> {
    const { db } = this.#options;
    const row = await db
      .selectFrom('catalogue_version')
      .select(['version', 'imported_at'])
      .where('id', '=', 1)
      .executeTakeFirst();
    const version = row?.version ?? 0;
    if (version === this.#version) return;
    await this.#products.renew(db, row?.imported_at ?? 0, cut);
    if (this.#edition !== this.#products.edition) {
      const names = [...this.#products.all.values()].flatMap(({ photos }) => photos);
      if (this.#options.jobs) {
        if (await this.#isAwaited(this.#options.jobs, names, cut)) return;
      } else await this.#analyseAll(names, cut);
      this.#index = await buildIndex(db, this.#products.all, cut);
      this.#edition = this.#products.edition;
    }
    this.#version = version;
  }

  /** Adds jobs for photos that are not described yet. Resolves to whether some of them are still to be done. */
  async #isAwaited(
    jobs: Pick<JobQueue, 'add' | 'counts'>,
    names: readonly string[],
    cut: AbortSignal,
  ): Promise<boolean> {
    const unknown = await unknownPhotos(this.#options.db, names, cut);
    if (unknown.length === 0) return false;
    const isAsked = this.#askedEdition === this.#products.edition;
    if (!isAsked) await jobs.add('photo-features', unknown);
    this.#askedEdition = this.#products.edition;
    const described = (await jobs.counts()).find(({ kind }) => kind === 'photo-features');
    // Those that were given up are left out of the index.
    return !isAsked || (described?.waiting ?? 0) > 0;
  }

  async #analyseAll(names: readonly string[], cut: AbortSignal): Promise<void> {
    const { db, onProgress } = this.#options;
    const unknown = await unknownPhotos(db, names, cut);
    // A stop does not wait for the current photo.
    cut.addEventListener('abort', this.#stopAnalysis);
    try {
      for (const [index, name] of unknown.entries()) {
        cut.throwIfAborted();
        // A photo that another process has described meanwhile is not described again.
        const [wanted] = await unknownPhotos(db, [name], cut);
        if (wanted) await this.#analysePhoto(name, cut);
        onProgress({ task: 'Search by photo', done: index + 1, total: unknown.length });
      }
    } finally {
      cut.removeEventListener('abort', this.#stopAnalysis);
    }
  }

  async #analysePhoto(name: string, cut: AbortSignal): Promise<void> {
    const file = await this.#fileOf(name);
    if (file === undefined) return;
    try {
      await writeFeatures(this.#options.db, name, await this.#analyseWithRetries(await readFile(file)));
    } catch (error) {
      cut.throwIfAborted();
      this.#report(error);
    }
  }

  async #fileOf(name: string): Promise<string | undefined> {
    const source = (await photoSources()).get(name) ?? (await importedPhoto(this.#options.dataDir, name, bringImage));
    return source?.file;
  }

  /** Returns null if the photo cannot be described, also after another attempt. */
  async #analyseWithRetries(bytes: Uint8Array): Promise<PhotoFeatures | null> {
    for (let tried = 0; tried < TRIES; tried++) {
      try {
        const features = await this.#backgroundAnalyzer.analyse(bytes);
        return features && storedFeatures(features);
      } catch (error) {
        if (!(error instanceof PhotoProcessError)) throw error;
        this.#report(error);
      }
    }
    return null;
  }
}
