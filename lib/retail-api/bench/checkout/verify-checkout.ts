import type { CheckoutFigures } from '#lib/shared/bench-figures.ts';
import { killCheckouts } from './kill-checkout.ts';
import { raceForCoupon, raceForGiftCard } from './race-gifts.ts';
import { raceIntents } from './race-intents.ts';
import { raceForStock } from './race-stock.ts';
import { openShop, type Shop } from './shop.ts';

interface Proof {
  /** The URL of PostgreSQL; without it the embedded database is used. */
  postgres?: string;
  processes: number;
}

const log = (line: string) => void process.stderr.write(`  ${line}\n`);

/** Checks every guarantee of the checkout in full, each in a shop of its own. Takes many minutes. */
export async function verifyCheckout(proof: Proof): Promise<CheckoutFigures> {
  const inShop = async <Figures>(name: string, work: (shop: Shop) => Promise<Figures>): Promise<Figures> => {
    log(`${proof.postgres === undefined ? 'sqlite' : 'postgres'}: ${name} …`);
    const shop = await openShop({ postgres: proof.postgres, processes: proof.processes });
    try {
      return await work(shop);
    } finally {
      await shop.close();
    }
  };
  return {
    engine: proof.postgres === undefined ? 'sqlite' : 'postgres',
    processes: proof.processes,
    lastItem: await inShop('200 buyers and one piece', (shop) =>
      raceForStock(shop, { rounds: 50, buyers: 200, stock: 1, series: 1 }),
    ),
    fewItems: await inShop('500 buyers and 37 pieces', (shop) =>
      raceForStock(shop, { rounds: 1, buyers: 500, stock: 37, series: 2 }),
    ),
    intents: await inShop('1,000 intents, each many times', (shop) =>
      raceIntents(shop, { intents: 1000, submits: 50, reloads: 20, webhooks: 30, series: 3 }),
    ),
    coupon: await inShop('one coupon', (shop) => raceForCoupon(shop, { buyers: 100, series: 4 })),
    giftCard: await inShop('one gift card', (shop) => raceForGiftCard(shop, { buyers: 50, series: 5 })),
    kills: await inShop('300 kills', (shop) => killCheckouts(shop, { series: 6, atWrites: 200, random: 100 })),
  };
}
