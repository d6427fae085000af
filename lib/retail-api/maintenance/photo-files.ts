import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '#lib/shared/error-code.ts';
import { type FileSum, sumFile } from './manifest.ts';

/** The folders of DATA_DIR with photos and videos that nothing can make again; the sizes of photos are made from them. */
const FOLDERS = ['images/imported', 'images/video', 'images/fetched'];

/** Half-written files of an import that runs. */
const TEMPORARY = /\.tmp$/;

/** Copies the photos of one folder of data into another. Returns the sums of the copies by their paths. */
export async function copyPhotos(from: string, to: string): Promise<Record<string, FileSum>> {
  const sums: Record<string, FileSum> = {};
  for (const path of await photoPaths(from)) {
    const sum = await copyPhoto(from, to, path).catch(nullIfMissing);
    // An import may just have replaced it.
    if (sum) sums[path] = sum;
  }
  return sums;
}

/** The paths of photos and videos below a folder of data. */
export async function photoPaths(dataDir: string): Promise<string[]> {
  const names = await Promise.all(
    FOLDERS.map(async (folder) => (await namesIn(join(dataDir, folder))).toSorted().map((name) => `${folder}/${name}`)),
  );
  return names.flat();
}

/** Copies the photo at a path from one folder of data into another. Returns the sum of the copy. */
export async function copyPhoto(from: string, to: string, path: string): Promise<FileSum> {
  await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 });
  await copyFile(join(from, path), join(to, path));
  return sumFile(join(to, path));
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile() && !TEMPORARY.test(entry.name)).map(({ name }) => name);
  } catch (error) {
    return nullIfMissing(error) ?? [];
  }
}

function nullIfMissing(error: unknown): null {
  if (errorCode(error) === 'ENOENT') return null;
  throw error;
}
