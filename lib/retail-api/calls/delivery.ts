import type { Kysely } from 'kysely';
import { calls } from '#lib/contract/index.ts';
import type { ExpressRules } from '#lib/shared/delivery-rules.ts';
import { shopProfile } from '#lib/shared/shop-profile.ts';
import { findBasket } from '../cart/baskets/basket-repository.ts';
import { noSuchBasket } from '../cart/baskets/cart-outcome.ts';
import { takeSnapshot } from '../cart/baskets/line-snapshot.ts';
import { isCounted } from '../cart/baskets/price-basket.ts';
import { readContents } from '../cart/baskets/read-contents.ts';
import { acceptsCash, type ProductKind } from '../cart/delivery/accepts-cash.ts';
import { MAX_DISPATCH_DAYS } from '../cart/delivery/business-days.ts';
import { deliveryConditions } from '../cart/delivery/delivery-conditions.ts';
import { deliveryPromise } from '../cart/delivery/delivery-promise.ts';
import { expressAt, expressCharge } from '../cart/delivery/express-at.ts';
import { findPlace } from '../cart/delivery/find-zone.ts';
import { freeShippingFrom, readOffers } from '../cart/promotions/read-offers.ts';
import { engravingDays, itemPrice, type LineEngraving } from '../cart/rules/line-engraving.ts';
import type { Caller } from '../core/caller.ts';
import type { Database } from '../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { noSuchProduct } from '../core/refusals.ts';
import { isOn, readCartOptions } from '../core/site-options.ts';
import { sum } from '../core/sum.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** The goods to be delivered, as far as they matter for checks on delivery. */
interface DeliveryItems {
  /** Paise; null when no goods are given. */
  price: number | null;
  kinds: (ProductKind & { engraving?: LineEngraving | null })[];
}

interface DeliveryQuery {
  ProductCode?: string | undefined;
  BasketGUID: string;
}

/**
 * The goods of a delivery request: those of the basket at full price, else the product in its cheapest size, else
 * none.
 */
async function requestedItems(
  db: Kysely<Database>,
  query: DeliveryQuery,
  caller: Caller,
): Promise<Outcome<DeliveryItems>> {
  if (query.BasketGUID !== '') return itemsOfBasket(db, query.BasketGUID, caller);
  if (query.ProductCode !== undefined) return itemsOfProduct(db, query.ProductCode);
  return succeed({ price: null, kinds: [] });
}

async function itemsOfBasket(db: Kysely<Database>, guid: string, caller: Caller): Promise<Outcome<DeliveryItems>> {
  const basket = await findBasket(db, guid, caller);
  if (!basket) return noSuchBasket();
  const { lines } = await readContents(db, basket.guid);
  const kinds = lines.filter(isCounted);
  return succeed({ price: sum(kinds.map((line) => itemPrice(line) * line.quantity)), kinds });
}

async function itemsOfProduct(db: Kysely<Database>, code: string): Promise<Outcome<DeliveryItems>> {
  const cheapest = await db
    .selectFrom('skus')
    .innerJoin('products', 'products.code', 'skus.product_code')
    .select(['skus.price', 'skus.mrp', 'skus.size_name as sizeName', 'products.slug', 'products.document'])
    .where('products.code', '=', code.toUpperCase())
    .where('products.hidden', '=', 0)
    .orderBy('skus.price')
    .limit(1)
    .executeTakeFirst();
  return cheapest ? succeed({ price: cheapest.price, kinds: [takeSnapshot(cheapest)] }) : noSuchProduct();
}

/**
 * Whether, when and how the store delivers to a pincode; for a product or basket also the ID and cash conditions
 * that follow from its value and kind.
 */
const checkServiceability = handlerFor(calls.checkServiceability, async (request, { db, now }, caller) => {
  const place = findPlace(request.Pincode);
  if (!place) return fail('NotServiceable');
  const found = await requestedItems(db, request, caller);
  if (found.code !== 'Success') return found;
  const { price, kinds } = found.data;
  const doorstep = deliveryConditions({
    offered: await isOn(db, 'CashOnDelivery'),
    zoneTakesCash: place.takesCash,
    price,
  });
  const makingDays = engravingDays(kinds);
  const at = now();
  const promise = deliveryPromise(place.zone, at, makingDays);
  const express = expressAt(request.Pincode);
  return succeed({
    Pincode: request.Pincode,
    City: place.city,
    State: place.state,
    Deliverable: true,
    CashOnDelivery: doorstep.cashOnDelivery && kinds.every(acceptsCash),
    IdentityNeeded: doorstep.identityNeeded,
    EarliestDate: promise.earliestDate,
    LatestDate: promise.latestDate,
    DeliveryDays: promise.deliveryDays,
    ...(makingDays > 0 && { MakingDays: makingDays }),
    ...(express && { Express: expressWire(express, { price, makingDays, now: at }) }),
  });
});

/** Express delivery of goods; `price` in paise, null when no goods are given, and `now` in epoch milliseconds. */
function expressWire(
  express: ExpressRules,
  { price, makingDays, now }: { price: number | null; makingDays: number; now: number },
) {
  const { charge, freeFrom } = expressCharge(express);
  const promise = deliveryPromise({ days: express.days, promised: true }, now, makingDays);
  return {
    Charge: price !== null && freeFrom !== null && price >= freeFrom ? 0 : charge,
    EarliestDate: promise.earliestDate,
    LatestDate: promise.latestDate,
    DeliveryDays: promise.deliveryDays,
  };
}

/** The delivery charge, from the same profile and offer that price carts, and the delivery days over all zones. */
const shippingTerms = handlerFor(calls.shippingTerms, async (_request, { db, now }) => {
  const [options, offers] = await Promise.all([readCartOptions(db), readOffers(db, now())]);
  const freeFrom = freeShippingFrom(offers);
  const days = shopProfile().delivery.zones.flatMap((zone) => zone.days);
  return succeed({
    Charge: options.shippingCharge,
    FreeFrom: freeFrom,
    DispatchDays: { From: 0, To: MAX_DISPATCH_DAYS },
    TransitDays: { From: Math.min(...days), To: Math.max(...days) },
  });
});

/** Handlers of the calls about delivery. */
export const deliveryCalls: readonly CallHandler[] = [checkServiceability, shippingTerms];
