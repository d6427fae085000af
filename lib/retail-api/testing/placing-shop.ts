import type { Engine } from '../core/db/engine.ts';
import { createTestApi } from './create-test-api.ts';
import { eraseShoppers } from './erase-shoppers.ts';
import { restock } from './ledgers.ts';
import { BOTH_GATEWAYS, type OrderShopper, orderShopper } from './order-shopper.ts';
import { PROMOTIONS_NOW, promotionsOf, VALID } from './promotions.ts';
import { setSiteOption } from './set-site-option.ts';
import { setDelivery } from './shop-rules.ts';

/** The coupon TEN, and BIG, which needs a large order. */
const PROMOTIONS = promotionsOf({
  coupons: [
    { code: 'TEN', terms: '10 % off.', ...VALID, benefit: { kind: 'percent', percent: 10 } },
    { code: 'BIG', terms: 'A lot.', ...VALID, minimumAmount: 90_000, benefit: { kind: 'amount', amount: 500 } },
  ],
});

/** A shop in which orders are placed, at `PROMOTIONS_NOW`. */
export async function placingShop(engine: Engine) {
  const api = await createTestApi({
    engine,
    catalogue: 'seed',
    promotions: PROMOTIONS,
    payments: BOTH_GATEWAYS,
    now: () => PROMOTIONS_NOW,
  });
  const { db } = api.context;
  const setCashOnDelivery = (value: 'on' | 'off') => setSiteOption(db, 'CashOnDelivery', value);
  return {
    api,
    db,
    setCashOnDelivery,
    /** Resets the shop to its initial state; returns a new shopper. */
    async reset(): Promise<OrderShopper> {
      await eraseShoppers(db);
      await restock(db);
      await setCashOnDelivery('off');
      setDelivery({ charge: 99 });
      return orderShopper(api, { email: 'asha@example.com' });
    },
    /** Everything that placing an order may change. */
    async everything() {
      const tables = ['orders', 'order_lines', 'stock_entries', 'payment_attempts', 'coupon_redemptions'] as const;
      const more = ['skus', 'gift_coupons', 'gift_cards', 'gift_card_entries', 'outbox', 'idempotency_keys'] as const;
      const rows = [];
      for (const table of [...tables, ...more, 'basket_lines', 'invoice_series'] as const) {
        rows.push([table, await db.selectFrom(table).selectAll().execute()]);
      }
      return rows;
    },
  };
}

export type PlacingShop = Awaited<ReturnType<typeof placingShop>>;
