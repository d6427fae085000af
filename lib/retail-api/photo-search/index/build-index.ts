import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { FeatureIndex } from './feature-index.ts';
import { readFeatures } from './feature-repository.ts';
import type { PhotographedProduct } from './photographed-products.ts';
import { Slices } from './slices.ts';

const BATCH = 100;

/** Builds the index from what is written down of the photos; those of which nothing is are left out. Rejects when it is cut. */
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
    const looks = await readFeatures(
      db,
      batch.flatMap(([, { photos }]) => photos),
    );
    for (const [code, { kind, photos }] of batch) {
      index.add({ code, kind, looks: photos.flatMap((photo) => looks.get(photo) ?? []) });
    }
    await slices.pause();
  }
  return index;
}
