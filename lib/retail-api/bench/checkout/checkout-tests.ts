import { killCheckouts } from './kill-checkout.ts';
import { raceForCoupon, raceForGiftCard } from './race-gifts.ts';
import { raceIntents } from './race-intents.ts';
import { raceForStock } from './race-stock.ts';
import { openShop, type Shop, type ShopOptions } from './shop.ts';

const CARD = 1000_00;
/** Processes are started and killed many times, which takes long. */
const WAIT_MS = 240_000;

/**
 * The guarantees of the checkout in any shop, as tests. Each engine has a test file of its own, so that they run side
 * by side.
 */
export function checkoutTests(options: ShopOptions): void {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openShop(options);
  }, WAIT_MS);
  afterAll(() => shop.close(), WAIT_MS);

  test(
    'sells the last piece once, and no coupon or gift card too often',
    async () => {
      const stock = await raceForStock(shop, { rounds: 2, buyers: 30, stock: 1, series: 1 });
      expect(stock).toMatchObject({ attempts: 60, oversold: 0, unsold: 0, differences: [] });
      expect(await raceForCoupon(shop, { buyers: 15, series: 2 })).toMatchObject({ orders: 1, differences: [] });
      const { charged, differences } = await raceForGiftCard(shop, { buyers: 10, series: 3 });
      expect({ differences, isWithin: charged > 0 && charged <= CARD }).toEqual({ differences: [], isWithin: true });
    },
    WAIT_MS,
  );

  test(
    'makes one order and one charge of an intent that comes a hundred times',
    async () => {
      const race = { intents: 3, submits: 50, reloads: 20, webhooks: 30, series: 4 };
      expect(await raceIntents(shop, race)).toMatchObject({ orders: 3, captures: 3, units: 3, differences: [] });
    },
    WAIT_MS,
  );

  test(
    'loses nothing where its process is killed before and after its writes',
    async () => {
      const figures = await killCheckouts(shop, { series: 5, atWrites: 12, random: 2 });
      expect(figures).toMatchObject({ differences: [] });
      // A run in which no process was killed would prove nothing.
      expect(figures.kills).toBe(14);
    },
    WAIT_MS,
  );
}
