import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { CATALOGUE_DIRECTORY } from '../images/photo-sources.ts';
import { importFiles } from '../import-files.ts';
import type { Progress } from '../progress.ts';
import { readSource } from '../read-source.ts';
import { removeProducts } from './remove-missing.ts';
import { retrying } from './retry-import.ts';

interface RemovalOptions {
  /** Folder of the operator's pages. */
  pagesDir: string | undefined;
  /** Epoch milliseconds. */
  now: () => number;
  onProgress: (progress: Progress) => void;
}

/**
 * Puts the demo away for good: its products, the brands left without any, its stores and its pages. Orders, customers and all
 * that an operator has added stay. Returns the number of removed products.
 */
export async function removeDemo(db: Kysely<Database>, options: RemovalOptions): Promise<number> {
  const { products } = await readSource(CATALOGUE_DIRECTORY);
  const demo = new Set(products.map(({ ProductCode }) => ProductCode));
  const rows = await db.selectFrom('products').select('code').orderBy('code').execute();
  const codes = rows.map(({ code }) => code).filter((code) => demo.has(code));
  // First, so that no start brings back what is being removed.
  await db
    .updateTable('catalogue_version')
    .set({ origin: 'operator', demo_removed_at: options.now(), source_hash: '' })
    .where('id', '=', 1)
    .execute();
  await removeProducts(db, codes, options.now);
  await retrying(() => importFiles({ db, demo: false, ...options }));
  return codes.length;
}
