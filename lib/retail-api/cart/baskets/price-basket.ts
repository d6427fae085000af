import type { Kysely } from 'kysely';
import type { CouponRefusalWire, GiftCouponRefusalReason } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { priceCart } from '../pricing/price-cart.ts';
import type { CartPrice, ChargeTerms, PricingLine } from '../pricing/types.ts';
import { couponRefusalWire } from '../promotions/coupon-refusal.ts';
import { type CouponStatus, couponStatus, type ValidCoupon } from '../promotions/coupon-status.ts';
import { cardsInUse, type HeldGiftCoupon, heldGiftCoupon, type UsedCard } from '../promotions/held-gifts.ts';
import type { OfferDocument } from '../promotions/promotion-file.ts';
import { freeShippingFrom, lineOffers, readOffers } from '../promotions/read-offers.ts';
import type { CartLine } from '../rules/cart-line.ts';
import type { OrderOptions } from '../rules/order-options.ts';
import type { BasketContents } from './read-contents.ts';

/** The deductions that a caller requests for its cart; empty strings for none. */
export interface DiscountCodes {
  CouponCode: string;
  GCSessionId: string;
  GiftCouponRequestId: string;
}

export interface PricedBasket {
  price: CartPrice;
  /** Current offers in the operator's order; empty if offers are turned off. */
  offers: OfferDocument[];
  /** Paise; the charge when shipping is not free. */
  shippingCharge: number;
  coupon: ValidCoupon | null;
  couponRefusal: CouponRefusalWire | null;
  giftCoupon: Extract<HeldGiftCoupon, { kind: 'held' }> | null;
  giftCouponRefusal: GiftCouponRefusalReason | null;
  giftCards: UsedCard[];
}

/** The caller and the time (epoch milliseconds). */
interface PricingContext {
  customerId: string | null;
  now: number;
  options: OrderOptions;
}

/** The current terms for a basket, besides its lines. */
interface BasketTerms {
  shippingCharge: number;
  /** The amount from which shipping is free, even if the site shows no offers; null if it never is. */
  shippingFreeFrom: number | null;
  /** What was chosen for the order; missing if nothing was. */
  charges?: readonly ChargeTerms[];
  offers: OfferDocument[];
  couponState: CouponStatus | null;
  held: HeldGiftCoupon | null;
  giftCards: UsedCard[];
}

/** Computes every amount of a basket from current data. Nothing is stored. */
export async function priceBasket(
  db: Kysely<Database>,
  basket: BasketContents,
  discountCodes: DiscountCodes,
  pricingContext: PricingContext,
): Promise<PricedBasket> {
  return priceLines(basket.lines, await readTerms(db, basket, discountCodes, pricingContext));
}

/** Reads the terms for pricing a basket; they stay valid when other offers are chosen for its lines. */
export async function readTerms(
  db: Kysely<Database>,
  { guid, lines, own }: BasketContents,
  discountCodes: DiscountCodes,
  { customerId, now, options }: PricingContext,
): Promise<BasketTerms> {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const user = { customerId, units, maxUnits: options.couponCartLimit, own, now };
  const { CouponCode, GiftCouponRequestId, GCSessionId } = discountCodes;
  const offers = await readOffers(db, now);
  return {
    shippingCharge: options.shippingCharge,
    shippingFreeFrom: freeShippingFrom(offers),
    charges: options.charges ?? [],
    offers: options.offers ? offers : [],
    couponState: CouponCode === '' ? null : await couponStatus(db, CouponCode, user),
    held: GiftCouponRequestId === '' ? null : await heldGiftCoupon(db, GiftCouponRequestId, { guid, own }, now),
    giftCards: GCSessionId === '' ? [] : await cardsInUse(db, GCSessionId, own, now),
  };
}

/** Prices lines with terms that were read for their basket. */
export function priceLines(
  lines: readonly CartLine[],
  { shippingCharge, shippingFreeFrom, charges = [], offers, couponState, held, giftCards }: BasketTerms,
): PricedBasket {
  const valid = couponState?.kind === 'valid' ? couponState : null;
  const giftCoupon = held?.kind === 'held' ? held : null;
  const price = priceCart({
    lines: lines.filter(isCounted).map(pricingLine),
    offers: lineOffers(offers),
    coupon: valid?.terms ?? null,
    giftCoupon: giftCoupon?.amount ?? 0,
    shipping: { charge: shippingCharge, freeFrom: shippingFreeFrom },
    charges,
    giftCards: giftCards.map(({ id, balance }) => ({ id, balance })),
  });
  const counts = price.coupon?.kind === 'counts';
  return {
    price,
    offers,
    shippingCharge,
    coupon: counts ? valid : null,
    couponRefusal: couponState && !counts ? couponRefusalWire(couponState, price.coupon) : null,
    giftCoupon,
    giftCouponRefusal: held?.kind === 'refused' ? held.reason : null,
    giftCards,
  };
}

/** Whether a line counts in the amounts: a sold-out line cannot be bought. */
export const isCounted = (line: Pick<CartLine, 'stock'>) => line.stock > 0;

function pricingLine(line: CartLine): PricingLine {
  const { id, productCode, brand, rootCategory, category, unitPrice, quantity, gstPercent, chosenOffer } = line;
  const key = line.engraving ? `${line.sku} ${line.engraving.text}` : line.sku;
  const engravingPrice = line.engraving?.price ?? 0;
  const costs = { unitPrice, engravingPrice, quantity, gstPercent };
  return { id, key, productCode, brand, rootCategory, category, ...costs, chosenOffer };
}
