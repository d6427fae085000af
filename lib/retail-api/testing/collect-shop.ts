import { INDIAN_STATES } from '#lib/shared/gst.ts';
import type { Engine } from '../core/db/engine.ts';
import { WATCH } from './demo-skus.ts';
import { type Bought, orderShop } from './order-shop.ts';
import type { OrderShopper } from './order-shopper.ts';

/** A store in the seller's state, another one there, and one in another state. */
export const NEAR = 'ST1';
export const FAR = 'ST2';
export const ELSEWHERE = 'ST3';

const store = (StoreCode: string, City: string, State: string, Pincode: string) => ({
  StoreCode,
  Name: `${City} Store`,
  Address: '12, A Road',
  City,
  State,
  Pincode,
  Latitude: 12.97,
  Longitude: 77.6,
  Phone: '+91 00000 10101',
  Hours: { MonToSun: '10:00-20:00' },
  Services: [],
});

/** Who collects an order, unless overridden: another person than the customer. */
export const COLLECT = { StoreCode: NEAR, FullName: 'Ravi Rao', Mobile: '9812345678' };

/** A shop with stores from which orders are collected. */
export async function collectShop(engine: Engine) {
  const shop = await orderShop(engine);
  const { db } = shop;
  const stores = [
    store(FAR, 'Mysuru', 'Karnataka', '570001'),
    store(NEAR, 'Bengaluru', 'Karnataka', '560001'),
    store(ELSEWHERE, 'Chennai', 'Tamil Nadu', '600001'),
  ];
  await db
    .insertInto('stores')
    .values(stores.map((one, position) => ({ code: one.StoreCode, document: JSON.stringify(one), position })))
    .execute();
  return {
    ...shop,
    /** Resets the shop, with these quantities of SKUs on the shelves of stores. */
    async resetShelves(shelves: Readonly<Record<string, Record<string, number>>>): Promise<void> {
      await shop.reset({ [WATCH]: 100 });
      await shop.setOption('ClickAndCollect', 'on');
      await db.deleteFrom('store_stock').execute();
      const rows = Object.entries(shelves).flatMap(([store_code, stock]) =>
        Object.entries(stock).map(([sku, quantity]) => ({ store_code, sku, quantity, updated_at: shop.clock.now })),
      );
      await db.insertInto('store_stock').values(rows).execute();
    },
    /** What is free in a store, as a new shopper would find it: its stock less what it keeps. */
    async free(storeCode: string, sku = WATCH): Promise<number> {
      const shelf = await db
        .selectFrom('store_stock')
        .select('quantity')
        .where('store_code', '=', storeCode)
        .where('sku', '=', sku)
        .executeTakeFirst();
      const holds = await db
        .selectFrom('store_holds')
        .select('quantity')
        .where('store_code', '=', storeCode)
        .where('sku', '=', sku)
        .execute();
      return holds.reduce((left, { quantity }) => left - quantity, shelf?.quantity ?? 0);
    },
    /** Orders the shopper's cart to be collected, and pays it. */
    async boughtToCollect(shopper: OrderShopper, fields: object = {}): Promise<Bought> {
      const order = await shopper.ordered({ Collect: COLLECT, ...fields });
      await shop.pays(order.OrderNumber);
      return { shopper, order, cards: [] };
    },
    /** The newest code that an SMS has brought to the collector. */
    async code(mobile = COLLECT.Mobile): Promise<string> {
      const sms = await db
        .selectFrom('outbox')
        .select('body')
        .where('channel', '=', 'sms')
        .where('recipient', '=', mobile)
        .where('kind', '=', 'order-ready-to-collect')
        .orderBy('created_at', 'desc')
        .executeTakeFirstOrThrow();
      return /\b\d{6}\b/.exec(sms.body.replace(/SM-\S+/g, ''))?.[0] ?? '';
    },
  };
}

export type CollectShop = Awaited<ReturnType<typeof collectShop>>;

/** An address in another state than that of the stores. */
export const DELHI = {
  Pincode: '110001',
  City: 'New Delhi',
  StateCode: INDIAN_STATES.find(({ name }) => name === 'Delhi')?.code ?? '',
};
