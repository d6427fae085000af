import { z } from 'zod';
import { epochMilliseconds, mobile, personName } from './fields.ts';
import { store, storeCode } from './store.ts';
import { MAX_COLLECTOR_LENGTH } from './store-vocabulary.ts';

/** Where an order is to be collected and by whom; the person may be another one than the customer. */
export const collectRequest = z.object({
  StoreCode: storeCode,
  FullName: personName.max(MAX_COLLECTOR_LENGTH),
  Mobile: mobile,
});

/** A physical store from which the items of a cart, or a product, can be collected. */
export const collectStore = store.extend({
  DistanceKm: z.number().min(0).nullable(),
  /** When an order that is placed now is expected to be ready, within the hours of the store. */
  ReadyAt: epochMilliseconds,
});

/** How an order is collected from a physical store. */
export const orderCollection = z.object({
  StoreCode: storeCode,
  StoreName: z.string(),
  /** The name in the language of the request; missing where it is the English one. */
  LocalName: z.string().optional().catch(undefined),
  Phone: z.string(),
  /** When it was promised to be ready. */
  PromisedAt: epochMilliseconds,
  /** When the store had it ready; null until then. */
  ReadyAt: epochMilliseconds.nullable(),
  /** Until when it is kept; it is then cancelled and refunded. Null until it is ready. */
  KeptUntil: epochMilliseconds.nullable(),
});
