import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { FeatureIndex } from './feature-index.ts';
import { readFeatures } from './feature-repository.ts';
import type { PhotographedProduct } from './photographed-products.ts';
import { Slices } from './slices.ts';

const BATCH = 100;

/**
 * Builds the index from the stored descriptions of the photos; photos without one are left out. Rejects when
 * aborted.
 */
export async function buildIndex(
  db: Kysely<Database>,
  products: ReadonlyMap<string, PhotographedProduct>,
  cut: AbortSignal,
): Promise<FeatureIndex> {
  const slices = new Slices(cut);
  const index = new FeatureIndex([...products.values()].reduce((sum, { photos }) => sum + photos.length, 0));
  const all = [...products];
  for (let from = 0; from < all.length; from += BATCH) {
    const batch = all.slice(from, from + BATCH);
    const photoFeatures = await readFeatures(
      db,
      batch.flatMap(([, { photos }]) => photos),
    );
    for (const [code, { kind, photos }] of batch) {
      index.add({ code, kind, photoFeatures: photos.flatMap((photo) => photoFeatures.get(photo) ?? []) });
    }
    await slices.pause();
  }
  return index;
}
