import type { PaymentMethod } from '#lib/contract/index.ts';
import type { StockRaceFigures } from '#lib/shared/bench-figures.ts';
import { compareLedgers, readStockLevels } from './ledgers.ts';
import { mapConcurrently } from './map-concurrently.ts';
import type { Shop } from './shop.ts';
import { addShoppers, countOrders, fillCart, type Shopper } from './shoppers.ts';
import { type BenchProduct, stockProducts } from './stock-products.ts';

interface StockRace {
  rounds: number;
  buyers: number;
  stock: number;
  /** One digit that is different for each race in a shop. */
  series: number;
}

/** Lets all buyers order scarce products at the same time, round after round. */
export async function raceForStock(
  shop: Shop,
  { rounds, buyers, stock, series }: StockRace,
): Promise<StockRaceFigures> {
  let products: BenchProduct[] = [];
  let shoppers: Shopper[] = [];
  await shop.prepare(async ({ db }) => {
    products = await stockProducts(db, { kinds: rounds, stock });
    shoppers = await addShoppers(db, rounds * buyers, series);
  });
  const before = await readStockLevels(shop.database);
  const figures: StockRaceFigures = { attempts: 0, oversold: 0, unsold: 0, slowestMs: 0, differences: [] };
  let nextIndex = 0;
  const pick = () => shop.apis[nextIndex++ % shop.apis.length] as Shop['apis'][number];
  const method: PaymentMethod = 'razorpay';
  for (const [round, { sku, slug }] of products.entries()) {
    const here = shoppers.slice(round * buyers, (round + 1) * buyers);
    const carts = await mapConcurrently(here, 16, (shopper) => fillCart(pick, shopper, { sku, slug, method }));
    const began = performance.now();
    const answers = await Promise.all(carts.map((cart) => cart.place()));
    figures.slowestMs = Math.max(figures.slowestMs, performance.now() - began);
    const { placed } = countOrders(answers);
    figures.attempts += answers.length;
    figures.oversold += Math.max(0, placed - stock);
    figures.unsold += Math.max(0, Math.min(stock, buyers) - placed);
  }
  figures.differences = await compareLedgers(shop.database, [], before);
  return figures;
}
