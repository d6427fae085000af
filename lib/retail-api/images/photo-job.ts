import { mkdir, readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { PHOTO_FORMATS, type PhotoFormat } from '#lib/shared/photo.ts';
import type { Progress } from '../catalogue/progress.ts';
import { makeSize, originalFolder, photosAreWanted, sizeFileName } from './make-size.ts';
import { type PhotoSource, photoSources } from './photo-sources.ts';

const STEP_BACK_MS = 50;

export interface PhotoJob {
  /** Resolves with the number of files made, when all are there or the job was stopped. Rejects where one cannot be made. */
  readonly finished: Promise<number>;
  /** Stops after the file in hand. */
  stop(): Promise<void>;
}

interface Task {
  source: PhotoSource;
  width: number;
  format: PhotoFormat;
}

/**
 * Makes every size of every picture that is not there yet, one at a time, stepping back while a shopper waits for one.
 * The finished files are their own record: a later start finds them and does nothing.
 */
export function startPhotoJob(
  dataDir: string,
  onProgress: (progress: Progress) => void,
  sources: Promise<ReadonlyMap<string, PhotoSource>> = photoSources(),
): PhotoJob {
  const stopping = new AbortController();
  const finished = makeAll(dataDir, onProgress, sources, stopping.signal);
  return {
    finished,
    async stop() {
      stopping.abort();
      // What went wrong is told by `finished` itself.
      await Promise.allSettled([finished]);
    },
  };
}

async function makeAll(
  dataDir: string,
  onProgress: (progress: Progress) => void,
  sources: Promise<ReadonlyMap<string, PhotoSource>>,
  stopping: AbortSignal,
): Promise<number> {
  const tasks = await missing(dataDir, [...(await sources).values()]);
  let done = 0;
  for (const { source, width, format } of tasks) {
    while (photosAreWanted() && !stopping.aborted) await pause(STEP_BACK_MS);
    if (stopping.aborted) break;
    await makeSize(source, width, format, dataDir);
    done++;
    onProgress({ task: 'Photos', done, total: tasks.length });
  }
  return done;
}

/** WebP before AVIF and front views before the rest, so that what lists show comes first. */
async function missing(dataDir: string, sources: readonly PhotoSource[]): Promise<Task[]> {
  const folder = originalFolder(dataDir);
  await mkdir(folder, { recursive: true });
  const finished = new Set(await readdir(folder));
  const isFront = ({ name }: PhotoSource) => /-1-[0-9a-f]{8}$/.test(name);
  const ordered = [...sources.filter(isFront), ...sources.filter((source) => !isFront(source))];
  return PHOTO_FORMATS.toReversed().flatMap((format) =>
    ordered
      .flatMap((source) => source.widths.map((width) => ({ source, width, format })))
      .filter((task) => !finished.has(sizeFileName(task.source, task.width, task.format))),
  );
}
