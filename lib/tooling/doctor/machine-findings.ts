import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { errorCode } from '#lib/shared/error-code.ts';
import { MEGABYTE } from '#lib/shared/megabyte.ts';
import { type Finding, note, ok, wrong } from './finding.ts';

/** A day of orders and photos of a small shop. */
const MIN_FREE_MB = 256;
const LOW_FREE_MB = 1024;

/** Node, and the disk of a folder, which may not exist yet. */
export async function machineFindings(dataDir: string): Promise<Finding[]> {
  return [ok(`Node: ${process.version} at ${process.execPath}`), diskFinding(dataDir, await freeMegabytes(dataDir))];
}

/** Checks the free space beside the data, in MB. */
export function diskFinding(dataDir: string, freeMb: number): Finding {
  const text = `Disk: ${freeMb} MB free for DATA_DIR (${resolve(dataDir)})`;
  if (freeMb < MIN_FREE_MB) return wrong(text);
  return freeMb < LOW_FREE_MB ? note(text) : ok(text);
}

async function freeMegabytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return Math.floor((bavail * bsize) / MEGABYTE);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    return freeMegabytes(dirname(resolve(folder)));
  }
}
