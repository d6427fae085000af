import { randomInt } from 'node:crypto';
import type { GiftRaceFigures } from '#lib/shared/bench-figures.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { couponDocument } from '../../cart/promotions/promotion-file.ts';
import { newId } from '../../core/db/new-id.ts';
import { hashToken } from '../../core/secret-token.ts';
import { isCode } from './call.ts';
import { compareLedgers, readStockLevels } from './ledgers.ts';
import { mapConcurrently } from './map-concurrently.ts';
import type { Shop } from './shop.ts';
import { addShoppers, fillCart, type Shopper } from './shoppers.ts';
import { type BenchProduct, stockProducts } from './stock-products.ts';

const RUPEES_201 = 201_00;
const CARD_AMOUNT = 1000_00;

interface GiftRace {
  buyers: number;
  /** One digit that is different for each race in a shop. */
  series: number;
}

async function race(
  shop: Shop,
  {
    product,
    shoppers,
    reductions,
    method,
  }: {
    product: BenchProduct;
    shoppers: readonly Shopper[];
    reductions: (index: number) => { CouponCode?: string; GCSessionId?: string };
    method: 'razorpay' | 'gift-card';
  },
): Promise<number> {
  let nextIndex = 0;
  const pick = () => shop.apis[nextIndex++ % shop.apis.length] as Shop['apis'][number];
  const carts = await mapConcurrently(shoppers, 16, (shopper, index) =>
    fillCart(pick, shopper, { ...product, method, ...reductions(index) }),
  );
  const answers = await Promise.all(carts.map((cart) => cart.place()));
  return answers.filter((answer) => isCode(answer, 'Success')).length;
}

/** Lets all buyers order at the same time with a coupon that may be used once. */
export async function raceForCoupon(shop: Shop, { buyers, series }: GiftRace): Promise<GiftRaceFigures> {
  let products: BenchProduct[] = [];
  let shoppers: Shopper[] = [];
  const code = `ONCE${series}`;
  const endsAt = Date.now() + DAY_MS;
  const coupon = couponDocument.parse({
    code,
    terms: 'Once, for everybody together.',
    startsAt: new Date(0).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    benefit: { kind: 'amount', amount: 50 },
    maximumUses: 1,
  });
  await shop.prepare(async ({ db }) => {
    products = await stockProducts(db, { kinds: 1, stock: buyers });
    shoppers = await addShoppers(db, buyers, series);
    await db
      .insertInto('coupons')
      .values({ code, document: JSON.stringify(coupon), position: 99, starts_at: 0, ends_at: endsAt })
      .execute();
  });
  const before = await readStockLevels(shop.database);
  const orders = await race(shop, {
    product: products[0] as BenchProduct,
    shoppers,
    reductions: () => ({ CouponCode: code }),
    method: 'razorpay',
  });
  return { orders, charged: 0, differences: await compareLedgers(shop.database, [], before) };
}

/** Lets all buyers pay ₹300 at the same time with one gift card of ₹1,000. */
export async function raceForGiftCard(shop: Shop, { buyers, series }: GiftRace): Promise<GiftRaceFigures> {
  let products: BenchProduct[] = [];
  let shoppers: Shopper[] = [];
  const card = newId();
  const sessions = Array.from({ length: buyers }, newId);
  await shop.prepare(async ({ db }) => {
    // With shipping of ₹99 the order costs ₹300.
    products = await stockProducts(db, { kinds: 1, stock: buyers, price: RUPEES_201 });
    shoppers = await addShoppers(db, buyers, series);
    const now = Date.now();
    await db
      .insertInto('gift_cards')
      .values({
        id: card,
        number: `90${String(randomInt(1e9)).padStart(14, '0')}`,
        pin_salt: '',
        pin_hash: '',
        initial_amount: CARD_AMOUNT,
        balance: CARD_AMOUNT,
        created_at: now,
        expires_at: now + DAY_MS,
      })
      .execute();
    for (const session of sessions) {
      await db
        .insertInto('gift_card_uses')
        .values({ session_id: hashToken(session), card_id: card, added_at: now })
        .execute();
    }
  });
  const before = await readStockLevels(shop.database);
  const orders = await race(shop, {
    product: products[0] as BenchProduct,
    shoppers,
    reductions: (index) => ({ GCSessionId: sessions[index] ?? '' }),
    method: 'gift-card',
  });
  const [row] = await shop.database.read<{ balance: number }>(`select balance from gift_cards where id = '${card}'`);
  return {
    orders,
    charged: CARD_AMOUNT - Number(row?.balance ?? 0),
    differences: await compareLedgers(shop.database, [], before),
  };
}
