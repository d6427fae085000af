import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SingleFlight } from '#lib/shared/concurrency.ts';
import { withDeadline } from '#lib/shared/with-deadline.ts';
import { temporaryFor } from '../../core/temporary-file.ts';
import type { ImageBucket } from './image-bucket.ts';

/** How long a shopper's request waits for the bucket: a size can be made here instead, an original only comes from there. */
const MADE_WAIT_MS = 500;
const ORIGINAL_WAIT_MS = 2_000;

const flights = new SingleFlight<boolean>();
let bucket: ImageBucket | null = null;

/** Sets where this process keeps images besides its folder: a bucket that all retail APIs of the shop share, or nowhere. */
export function setImageBucket(next: ImageBucket | null): void {
  bucket = next;
}

/** The file of an image. `path`: below `images` in `DATA_DIR`, e.g. `imported/A1-1-5f3a9c1e.webp`. */
export function imageFile(dataDir: string, path: string): string {
  return join(dataDir, 'images', path);
}

/**
 * Stores an image where every retail API finds it: in the shop's bucket, if it has one, and in the folder. Rejects where
 * either fails, and then it is not in the folder.
 */
export async function keepImage(dataDir: string, path: string, bytes: Uint8Array): Promise<void> {
  await bucket?.put(path, bytes);
  await writeAtomically(imageFile(dataDir, path), bytes);
}

/** Stores an image that can be made again: in the folder, and for other retail APIs as far as the bucket takes it. */
export async function keepMadeImage(dataDir: string, path: string, bytes: Uint8Array): Promise<void> {
  await writeAtomically(imageFile(dataDir, path), bytes);
  bucket?.offer(path, bytes);
}

/**
 * Copies an image from the shop's bucket, if it has one, into the folder; false where it is not there. Waits as long as the
 * bucket takes, which is for imports: a shopper's request uses one of the two below.
 */
export function bringImage(dataDir: string, path: string): Promise<boolean> {
  const file = imageFile(dataDir, path);
  return flights.share(file, async () => {
    const bytes = await bucket?.get(path);
    if (!bytes) return false;
    await writeAtomically(file, bytes);
    return true;
  });
}

/** Like `bringImage` for a file that can be made again: false where it takes long, and then the next request has it. */
export async function bringMadeImage(dataDir: string, path: string): Promise<boolean> {
  return (await withDeadline(bringImage(dataDir, path), MADE_WAIT_MS)) ?? false;
}

/** Like `bringImage` for an original photo or video: false where it takes too long, and then the next request has it. */
export async function bringOriginal(dataDir: string, path: string): Promise<boolean> {
  return (await withDeadline(bringImage(dataDir, path), ORIGINAL_WAIT_MS)) ?? false;
}

/** Whether a file exists. */
export function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Writes a file that appears completely or not at all. */
export async function writeAtomically(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = temporaryFor(file);
  try {
    await writeFile(temporary, content);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
