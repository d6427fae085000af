import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const SIZE = '240m';
const BALLAST = 'ballast';
const CHUNK = Buffer.alloc(64 * 1024);

/** Mounts a small disk of memory at a new folder; false where this user may not. */
export function mountSmallDisk(folder: string): boolean {
  mkdirSync(folder);
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', folder]).status === 0;
}

/** Ends what `mountSmallDisk` began. Nothing may use the disk any more. */
export function unmountSmallDisk(folder: string): void {
  const { status, stderr } = spawnSync('umount', [folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${folder} stays mounted: ${stderr}`);
}

/** Fills a disk to its last byte; the returned function makes room again. */
export function fillDisk(folder: string): () => void {
  const path = join(folder, BALLAST);
  const file = openSync(path, 'w');
  try {
    for (;;) writeSync(file, CHUNK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
  return () => rmSync(path);
}
