import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportFile } from '#lib/contract/import-vocabulary.ts';

/** The folder of the files of open imports. */
export function importsFolder(dataDir: string): string {
  return join(dataDir, 'imports');
}

/** Where a file of an import is kept until the import ends. */
export function importFilePath(importsDir: string, id: string, file: ImportFile): string {
  return join(importsDir, id, file);
}

/** Writes a part of a file at its place, and waits until the disk has it. Returns false if the file lacks what is before. */
export async function writePart(path: string, offset: number, bytes: Uint8Array): Promise<boolean> {
  if (offset === 0) await mkdir(join(path, '..'), { recursive: true });
  const handle = await open(path, offset === 0 ? 'w' : 'r+').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!handle) return false;
  try {
    if ((await handle.stat()).size < offset) return false;
    await handle.write(bytes, 0, bytes.length, offset);
    await handle.datasync();
    return true;
  } finally {
    await handle.close();
  }
}

/** The ids of imports of which files are kept on this machine. */
export async function keptImports(importsDir: string): Promise<string[]> {
  return readdir(importsDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

/** Deletes the files of an import. */
export async function removeImportFiles(importsDir: string, id: string): Promise<void> {
  await rm(join(importsDir, id), { recursive: true, force: true });
}
