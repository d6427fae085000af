import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { errorCode } from '#lib/shared/error-code.ts';

const TEMPORARY = /^(.+)\.(\d+)\.tmp$/;

/** Where this process writes a file until it is complete. */
export function temporaryFor(file: string): string {
  return `${file}.${process.pid}.tmp`;
}

/** Removes the temporary files that killed processes left for `file`. */
export function removeLeftoversOf(file: string): Promise<void> {
  return removeLeftovers(dirname(file), (name) => name === basename(file));
}

/**
 * Removes the temporary files that killed processes left in a folder, which may not exist; `isMeant` gets a file's
 * final name.
 */
export async function removeLeftovers(folder: string, isMeant: (name: string) => boolean = () => true): Promise<void> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    const [, name = '', pid = ''] = TEMPORARY.exec(entry) ?? [];
    if (pid !== '' && isMeant(name) && !isAlive(Number(pid))) await rm(join(folder, entry), { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists but belongs to another user.
    return errorCode(error) === 'EPERM';
  }
}
