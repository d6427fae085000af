import { access, constants, stat, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Environment } from '#lib/shared/env.ts';
import { errorCode } from '#lib/shared/error-code.ts';
import { MEGABYTE } from '#lib/shared/megabyte.ts';
import { type Finding, note, ok, wrong } from './finding.ts';

/** A day of orders and photos of a small shop. */
const MIN_FREE_MB = 256;
const LOW_FREE_MB = 1024;

type Folder = Pick<Environment, 'DATA_DIR' | 'RETAIL_API_URL'>;

/** Node, and the folder of the data with its disk. The folder may not exist yet. */
export async function machineFindings({ DATA_DIR: dataDir, RETAIL_API_URL }: Folder): Promise<Finding[]> {
  const above = await nearest(resolve(dataDir));
  return [
    ok(`Node: ${process.version} at ${process.execPath}`),
    // An operator's own retail API keeps its data elsewhere.
    ...(RETAIL_API_URL === undefined ? await folderFindings(dataDir, above) : []),
    diskFinding(dataDir, await freeMegabytes(above)),
  ];
}

/** `above`: the folder itself or, until there is one, what exists above it. */
async function folderFindings(dataDir: string, above: string): Promise<Finding[]> {
  if (!(await stat(above)).isDirectory()) return [wrong(`DATA_DIR: ${above} is no folder`)];
  try {
    await access(above, constants.W_OK | constants.X_OK);
    return [];
  } catch (error) {
    return [wrong(`DATA_DIR: this user may not write to ${above} (${errorCode(error)}), where ${dataDir} is`)];
  }
}

/** Checks the free space beside the data, in MB. */
export function diskFinding(dataDir: string, freeMb: number): Finding {
  const text = `Disk: ${freeMb} MB free for DATA_DIR (${resolve(dataDir)})`;
  if (freeMb < MIN_FREE_MB) return wrong(text);
  return freeMb < LOW_FREE_MB ? note(text) : ok(text);
}

async function freeMegabytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.floor((bavail * bsize) / MEGABYTE);
}

/** A path, or the first one above it that exists. */
async function nearest(path: string): Promise<string> {
  try {
    await stat(path);
    return path;
  } catch (error) {
    const code = errorCode(error);
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error;
    return nearest(dirname(path));
  }
}
