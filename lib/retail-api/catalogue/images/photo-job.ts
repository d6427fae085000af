import { mkdir, readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { PHOTO_FORMATS, type PhotoFormat } from '#lib/shared/photo.ts';
import type { Progress } from '../progress.ts';
import { unmadeImports } from './imported-photos.ts';
import { isMakingPhotos, makeSize, originalFolder, sizeFileName } from './make-size.ts';
import type { PhotoSource } from './photo-sources.ts';

const STEP_BACK_MS = 50;

interface PhotoJob {
  /**
   * Resolves with the number of files made, when all were tried or the job was stopped. Rejects if the pictures
   * cannot be listed.
   */
  readonly finished: Promise<number>;
  /** Stops after the current file. */
  stop(): Promise<void>;
}

interface PhotoJobListeners {
  onProgress: (progress: Progress) => void;
  /** Called with the first error of each picture, and at the end with the number of failures. */
  onError: (error: unknown) => void;
}

interface Task {
  source: PhotoSource;
  width: number;
  format: PhotoFormat;
}

/**
 * Makes every missing size of `sources` and of all imported photos, one at a time, pausing while a shopper waits for one.
 * The finished files are the only record: a later start finds them and does nothing.
 */
export function startPhotoJob(
  dataDir: string,
  { onProgress, onError }: PhotoJobListeners,
  sources: Promise<ReadonlyMap<string, PhotoSource>>,
): PhotoJob {
  const stopping = new AbortController();
  const finished = makeAll(dataDir, { onProgress, onError }, sources, stopping.signal);
  return {
    finished,
    async stop() {
      stopping.abort();
      // An error is reported by `finished`.
      await Promise.allSettled([finished]);
    },
  };
}

async function makeAll(
  dataDir: string,
  { onProgress, onError }: PhotoJobListeners,
  sources: Promise<ReadonlyMap<string, PhotoSource>>,
  stopping: AbortSignal,
): Promise<number> {
  const tasks = await missing(dataDir, [...(await sources).values()]);
  const failed = new Set<string>();
  let made = 0;
  for (const [index, { source, width, format }] of tasks.entries()) {
    while (isMakingPhotos() && !stopping.aborted) await sleep(STEP_BACK_MS);
    if (stopping.aborted) break;
    try {
      await makeSize(source, width, format, dataDir);
      made++;
    } catch (error) {
      // Reported once per picture: an error in one size usually affects all.
      if (!failed.has(source.name)) onError(error);
      failed.add(source.name);
    }
    onProgress({ task: 'Photos', done: index + 1, total: tasks.length });
  }
  if (failed.size > 0) onError(new Error(`Photos that could not be made: ${failed.size}`));
  return made;
}

/** WebP before AVIF and front views before the rest, so that photos in lists come first. */
async function missing(dataDir: string, sources: readonly PhotoSource[]): Promise<Task[]> {
  const folder = originalFolder(dataDir);
  await mkdir(folder, { recursive: true });
  const finished = new Set(await readdir(folder));
  const all = [...sources, ...(await unmadeImports(dataDir, finished))];
  const isFront = ({ name }: PhotoSource) => /-1-[0-9a-f]{8}$/.test(name);
  const ordered = [...all.filter(isFront), ...all.filter((source) => !isFront(source))];
  return PHOTO_FORMATS.toReversed().flatMap((format) =>
    ordered
      .flatMap((source) => source.widths.map((width) => ({ source, width, format })))
      .filter((task) => !finished.has(sizeFileName(task.source, task.width, task.format))),
  );
}
