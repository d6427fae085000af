import { z } from 'zod';
import { MaintenanceError } from '../maintenance-error.ts';
import { fileSum, relativePath } from '../manifest.ts';

export const MANIFEST = 'manifest.json';

const manifest = z.object({
  format: z.literal('shop-export-1'),
  /** The engine that the rows come from; they fit both. */
  engine: z.enum(['sqlite', 'postgres']),
  /** ISO 8601. */
  madeAt: z.string(),
  /** The sums of the files `tables/NAME.jsonl`, by the names of the tables, and what a row has. */
  tables: z.record(z.string(), fileSum.extend({ rows: z.number().int().min(0), columns: z.array(z.string()) })),
  /** The sums of photos and videos by their paths below DATA_DIR; in the archive below `files/`. */
  files: z.record(relativePath, fileSum),
});
/** What an export holds, to prove later that an imported shop equals it. */
export type MoveManifest = z.output<typeof manifest>;

/** Parses a manifest. Throws MaintenanceError where it is none that this release can read. */
export function parseMoveManifest(text: string, file: string): MoveManifest {
  try {
    return manifest.parse(JSON.parse(text));
  } catch (error) {
    throw new MaintenanceError(`${file} is no export of a shop that this release can read.`, { cause: error });
  }
}

/** The path of a table in an export. */
export function tablePath(name: string): string {
  return `tables/${name}.jsonl`;
}

/** The path of a photo or video in an export. */
export function filePath(path: string): string {
  return `files/${path}`;
}
