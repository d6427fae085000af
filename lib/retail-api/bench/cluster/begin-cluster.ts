import { writeFile } from 'node:fs/promises';
import type { ClusterProduct } from '#lib/shared/bench-figures.ts';
import { openDatabase } from '../../core/db/open-database.ts';
import { existingPostgres } from '../checkout/database.ts';
import { readStockLevels } from '../checkout/ledgers.ts';
import { stockProducts } from '../checkout/stock-products.ts';

const KINDS = 24;
const STOCK = 100_000;

/**
 * Fills the shelf of a cluster with some products that never sell out, and writes the stock of all to `file`, for
 * `compareClusterLedgers`. `url`: the database, in which a retail API has imported the catalogue.
 */
export async function beginCluster(url: string, file: string): Promise<ClusterProduct[]> {
  const opened = await openDatabase({ dataDir: '', databaseUrl: url });
  const stocked = await stockProducts(opened.db, { kinds: KINDS, stock: STOCK });
  await opened.close();
  const database = existingPostgres(url);
  await writeFile(file, JSON.stringify([...(await readStockLevels(database))]));
  await database.remove();
  return stocked;
}
