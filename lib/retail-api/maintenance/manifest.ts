import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { MaintenanceError } from './maintenance-error.ts';

const MANIFEST = 'manifest.json';

/** The name of a table, and what it holds: the number of rows and the sum of their hashes, in any order. */
const tableSum = z.object({ rows: z.number().int().min(0), sum: z.string() });
export type TableSums = Record<string, z.output<typeof tableSum>>;

/** The size and the checksum of a file. */
export const fileSum = z.object({ bytes: z.number().int().min(0), sha256: z.string() });
export type FileSum = z.output<typeof fileSum>;

/** A path below the folder of data, of which no part climbs out of it. */
export const relativePath = z.string().regex(/^(?!.*(?:^|\/)\.\.?(?:\/|$))[^/\\\0][^\\\0]*$/);

const manifest = z.object({
  format: z.literal(1),
  engine: z.enum(['sqlite', 'postgres']),
  /** ISO 8601. */
  madeAt: z.string(),
  /** The names of the applied migrations. */
  migrations: z.array(z.string()),
  /** The file of the database in the backup. */
  database: fileSum.extend({ file: z.enum(['store.sqlite', 'store.dump']) }),
  tables: z.record(z.string(), tableSum),
  /** The photos by their paths below DATA_DIR. */
  photos: z.record(relativePath, fileSum),
});
/** What a backup holds, to prove later that a restored copy equals it. */
export type Manifest = z.output<typeof manifest>;

/** Writes the manifest into the folder of a backup. */
export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
}

/** Reads the manifest of a backup. Throws MaintenanceError where there is none that this release can read. */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifest.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  } catch (error) {
    throw new MaintenanceError(`${join(folder, MANIFEST)} cannot be read: this is not a complete backup of a store.`, {
      cause: error,
    });
  }
}

/** The size and the checksum of a file, whose length does not matter. */
export async function sumFile(path: string): Promise<FileSum> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return { bytes: (await stat(path)).size, sha256: hash.digest('hex') };
}

/** Returns the tables whose rows differ, or that only one of both has. */
export function differingTables(expected: TableSums, found: TableSums): string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])].toSorted();
  return names.filter((name) => expected[name]?.rows !== found[name]?.rows || expected[name]?.sum !== found[name]?.sum);
}
