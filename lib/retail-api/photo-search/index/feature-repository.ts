import type { Kysely } from 'kysely';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';
import type { ImageFeatures } from '../features/describe.ts';
import { FEATURE_VERSION, STEADY_SIZE, TURNING_SIZE } from '../features/layout.ts';
import type { PhotoFeatures } from '../photo-features.ts';
import { Slices } from './slices.ts';

const OBJECT_SIZE = STEADY_SIZE + TURNING_SIZE;

/** The stored descriptions of the objects of the named photos; null for a photo that cannot be described. */
export async function readFeatures(
  db: Kysely<Database>,
  names: readonly string[],
): Promise<Map<string, ImageFeatures | null>> {
  const stored = await readStored(db, names);
  return new Map([...stored].map(([name, bytes]) => [name, parseFeatures(bytes)]));
}

/** The stored points of the named photos; none for a photo that cannot be described. */
export async function readPoints(db: Kysely<Database>, names: readonly string[]): Promise<Map<string, Uint8Array>> {
  const stored = await readStored(db, names);
  const described = [...stored].filter(([, bytes]) => bytes.length >= OBJECT_SIZE);
  return new Map(described.map(([name, bytes]) => [name, bytes.subarray(OBJECT_SIZE)]));
}

async function readStored(db: Kysely<Database>, names: readonly string[]): Promise<Map<string, Buffer>> {
  const stored = new Map<string, Buffer>();
  for (const chunk of chunksOf(names)) {
    const rows = await db
      .selectFrom('photo_features')
      .select(['photo', 'features'])
      .where('photo', 'in', chunk)
      .where('feature_version', '=', FEATURE_VERSION)
      .execute();
    for (const { photo, features } of rows) stored.set(photo, Buffer.from(features, 'base64'));
  }
  return stored;
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
  features: PhotoFeatures | null,
): Promise<void> {
  const text = features ? Buffer.concat([features.steady, features.turning, features.points]).toString('base64') : '';
  const values = { feature_version: FEATURE_VERSION, features: text };
  await db
    .insertInto('photo_features')
    .values({ photo, ...values })
    .onConflict((conflict) => conflict.column('photo').doUpdateSet(values))
    .execute();
}

function parseFeatures(bytes: Buffer): ImageFeatures | null {
  if (bytes.length < OBJECT_SIZE) return null;
  return { steady: bytes.subarray(0, STEADY_SIZE), turning: bytes.subarray(STEADY_SIZE, OBJECT_SIZE) };
}
