import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { temporaryFor } from '../../core/temporary-file.ts';
import { importedFolder } from './imported-photos.ts';
import { PhotoFault } from './normalise-photo.ts';

export interface IntakeOptions {
  dataDir: string;
  /** Folder in which photos and videos named by file are searched. */
  photosDir: string | undefined;
  /** URL of the store, whose own files are not fetched. */
  siteUrl: string;
  allowPrivate: boolean;
  /** Whether a URL that was fetched before is checked for a newer file. */
  photosAgain: boolean;
  /** False in a dry run, which checks every file and stores none. */
  savesPhotos: boolean;
}

/** Whether a reference is a URL, and not the name of a file. */
export function isAddress(reference: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(reference);
}

/** The bytes of a file in the operator's folder; null if there is none. Throws PhotoFault for a path that leads out of it. */
export async function readFromFolder(folder: string | undefined, reference: string): Promise<Buffer | null> {
  if (folder === undefined) return null;
  const file = resolve(folder, reference);
  if (!file.startsWith(resolve(folder) + sep)) throw new PhotoFault('is outside the photos folder');
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new PhotoFault(`cannot be read (${error.code})`, { cause: error });
  });
}

/** Folder of the records which URL became which file, and in which version according to the server: one per line. */
export function fetchedFolder(dataDir: string): string {
  return join(importedFolder(dataDir), '..', 'fetched');
}

/** SHA-256 in hex. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
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
  await mkdir(join(file, '..'), { recursive: true });
  const temporary = temporaryFor(file);
  await writeFile(temporary, content);
  await rename(temporary, file);
}
