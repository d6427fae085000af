import type { Kysely } from 'kysely';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';
import type { ImageFeatures } from '../features/describe.ts';
import { FEATURE_VERSION, STEADY_SIZE, TURNING_SIZE } from '../features/layout.ts';
import { Slices } from './slices.ts';

/** The stored descriptions of the named photos; null for a photo that cannot be described. */
export async function readFeatures(
  db: Kysely<Database>,
  names: readonly string[],
): Promise<Map<string, ImageFeatures | null>> {
  const features = new Map<string, ImageFeatures | null>();
  for (const chunk of chunksOf(names)) {
    const rows = await db
      .selectFrom('photo_features')
      .select(['photo', 'features'])
      .where('photo', 'in', chunk)
      .where('feature_version', '=', FEATURE_VERSION)
      .execute();
    for (const { photo, features: text } of rows) features.set(photo, parseFeatures(text));
  }
  return features;
}

/** The names of the photos without a stored description. Rejects when aborted. */
export async function unknownPhotos(
  db: Kysely<Database>,
  names: readonly string[],
  cut: AbortSignal,
): Promise<string[]> {
  const unknown = new Set(names);
  const slices = new Slices(cut);
  for (const chunk of chunksOf(names)) {
    const rows = await db
      .selectFrom('photo_features')
      .select('photo')
      .where('photo', 'in', chunk)
      .where('feature_version', '=', FEATURE_VERSION)
      .execute();
    for (const { photo } of rows) unknown.delete(photo);
    await slices.pause();
  }
  return [...unknown];
}

/** Stores the description of a photo, for all processes on the same database; null if it cannot be described. */
export async function writeFeatures(
  db: Kysely<Database>,
  photo: string,
  features: ImageFeatures | null,
): Promise<void> {
  const text = features ? Buffer.concat([features.steady, features.turning]).toString('base64') : '';
  const values = { feature_version: FEATURE_VERSION, features: text };
  await db
    .insertInto('photo_features')
    .values({ photo, ...values })
    .onConflict((conflict) => conflict.column('photo').doUpdateSet(values))
    .execute();
}

function parseFeatures(text: string): ImageFeatures | null {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== STEADY_SIZE + TURNING_SIZE) return null;
  return { steady: bytes.subarray(0, STEADY_SIZE), turning: bytes.subarray(STEADY_SIZE) };
}
