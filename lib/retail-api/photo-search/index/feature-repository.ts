import type { Kysely } from 'kysely';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';
import type { Look } from '../features/describe.ts';
import { FEATURE_VERSION, STEADY_SIZE, TURNING_SIZE } from '../features/layout.ts';
import { Slices } from './slices.ts';

/** What photos of these names look like, as far as it is written down; null for one that cannot be looked at. */
export async function readFeatures(db: Kysely<Database>, names: readonly string[]): Promise<Map<string, Look | null>> {
  const looks = new Map<string, Look | null>();
  for (const chunk of chunksOf(names)) {
    const rows = await db
      .selectFrom('photo_looks')
      .select(['photo', 'look'])
      .where('photo', 'in', chunk)
      .where('feature_version', '=', FEATURE_VERSION)
      .execute();
    for (const { photo, look } of rows) looks.set(photo, parseFeatures(look));
  }
  return looks;
}

/** Those of the names of which nothing is written down yet. Rejects when it is cut. */
export async function unknownPhotos(
  db: Kysely<Database>,
  names: readonly string[],
  cut: AbortSignal,
): Promise<string[]> {
  const unknown = new Set(names);
  const slices = new Slices(cut);
  for (const chunk of chunksOf(names)) {
    const rows = await db
      .selectFrom('photo_looks')
      .select('photo')
      .where('photo', 'in', chunk)
      .where('feature_version', '=', FEATURE_VERSION)
      .execute();
    for (const { photo } of rows) unknown.delete(photo);
    await slices.pause();
  }
  return [...unknown];
}

/** Writes down what a photo looks like, for this process and all others on the same database; null where it cannot be looked at. */
export async function writeFeatures(db: Kysely<Database>, photo: string, look: Look | null): Promise<void> {
  const text = look ? Buffer.concat([look.steady, look.turning]).toString('base64') : '';
  const values = { feature_version: FEATURE_VERSION, look: text };
  await db
    .insertInto('photo_looks')
    .values({ photo, ...values })
    .onConflict((conflict) => conflict.column('photo').doUpdateSet(values))
    .execute();
}

function parseFeatures(text: string): Look | null {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== STEADY_SIZE + TURNING_SIZE) return null;
  return { steady: bytes.subarray(0, STEADY_SIZE), turning: bytes.subarray(STEADY_SIZE) };
}
