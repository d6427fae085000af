import { taxInside } from '#lib/shared/tax-inside.ts';
import { sum } from '../../core/sum.ts';
import { allocateByWeight } from './allocate-by-weight.ts';
import { chargesOf } from './charges-of.ts';
import { evaluateCoupon } from './evaluate-coupon.ts';
import { evaluateOffers, itemsAmount, offerOfLine } from './evaluate-offers.ts';
import { taxesByRate } from './taxes.ts';
import type { CartPrice, GiftCardFunds, PricingInput, ShippingTerms } from './types.ts';

/**
 * The price of a cart in integer paise, computed in a fixed order of steps, each on the result of the previous one.
 *
 * Engraving is a service: offers and coupons, and their minimums, are about the goods alone.
 *
 * 1. Offers: each line has at most one, the chosen or the best (`evaluateOffers`).
 * 2. Coupon: one for the cart, split over the lines in its scope.
 * 3. Gift coupon: split over all lines.
 * 4. Shipping: charged unless the lines reach the free amount at full price.
 * 5. Charges: gift wrap, and collecting cash at the door (`chargesOf`).
 * 6. Gift cards: a payment method, each up to its balance. They change no price and no tax.
 *
 * The tax is included in the cost of a line after discounts plus its share of shipping and charges, which are taxed at the
 * rate of the goods they come with (section 8, CGST Act, 2017). No amount is negative, and every discount is the sum of its parts.
 * Minimums of offers, coupons and free shipping are compared with full prices, so no discount ever makes a cart more
 * expensive than it would be without.
 */
export function priceCart(input: PricingInput): CartPrice {
  const { lines } = input;
  const amounts = lines.map(itemsAmount);
  const gross = lines.map((line, index) => (amounts[index] ?? 0) + line.engravingPrice * line.quantity);
  const evaluated = evaluateOffers(lines, input.offers);
  const chosen = lines.map((line) => offerOfLine(line, evaluated));
  const offerShares = lines.map((line, index) => chosen[index]?.savings.get(line.id) ?? 0);
  const afterOffers = amounts.map((amount, index) => amount - (offerShares[index] ?? 0));

  const coupon =
    input.coupon &&
    evaluateCoupon(
      input.coupon,
      lines.map((line, index) => ({ ...line, gross: amounts[index] ?? 0, amount: afterOffers[index] ?? 0 })),
    );
  const couponShares = coupon?.shares ?? lines.map(() => 0);
  const afterCoupon = gross.map((amount, index) => amount - (offerShares[index] ?? 0) - (couponShares[index] ?? 0));

  const giftCouponDiscount = Math.min(input.giftCoupon, sum(afterCoupon));
  const giftShares = allocateByWeight(giftCouponDiscount, partsOf(lines, afterCoupon));
  const net = afterCoupon.map((amount, index) => amount - (giftShares[index] ?? 0));

  const { shipping, freeShippingMissing } = shippingOf(input.shipping, lines.length, sum(gross));
  const charges = chargesOf(input, { subtotal: sum(gross), cost: sum(net) + shipping });
  // Goods that cost nothing after discounts are still shipped: their share follows their full price.
  const bearers = partsOf(lines, sum(net) > 0 ? net : gross);
  const shippingShares = allocateByWeight(shipping, bearers);
  const chargeShares = charges.map(({ kind, amount }) => ({ kind, shares: allocateByWeight(amount, bearers) }));
  const lineCharges = lines.map((_line, index) =>
    chargeShares.map(({ kind, shares }) => ({ kind, amount: shares[index] ?? 0 })),
  );

  const taxed = lines.map(({ gstPercent }, index) => {
    const charged = sum((lineCharges[index] ?? []).map(({ amount }) => amount));
    const price = (net[index] ?? 0) + (shippingShares[index] ?? 0) + charged;
    return { gstPercent, price, tax: taxInside(price, gstPercent) };
  });
  const total = sum(net) + shipping + sum(charges.map(({ amount }) => amount));
  const giftCards = spendCards(input.giftCards, total);
  const giftCardAmount = sum(giftCards.map(({ amount }) => amount));
  return {
    lines: lines.map(({ id }, index) => ({
      id,
      gross: gross[index] ?? 0,
      offerId: chosen[index]?.offer.id ?? null,
      offerDiscount: offerShares[index] ?? 0,
      couponDiscount: couponShares[index] ?? 0,
      giftCouponDiscount: giftShares[index] ?? 0,
      net: net[index] ?? 0,
      shipping: shippingShares[index] ?? 0,
      charges: lineCharges[index] ?? [],
      tax: taxed[index]?.tax ?? 0,
    })),
    offers: evaluated,
    subtotal: sum(gross),
    offerDiscount: sum(offerShares),
    coupon: coupon?.result ?? null,
    couponDiscount: sum(couponShares),
    giftCouponDiscount,
    shipping,
    freeShippingMissing,
    charges,
    total,
    taxes: taxesByRate(taxed),
    giftCards,
    giftCardAmount,
    payable: total - giftCardAmount,
  };
}

function partsOf(lines: PricingInput['lines'], weights: readonly number[]) {
  return lines.map(({ key }, index) => ({ key, weight: weights[index] ?? 0 }));
}

function shippingOf({ charge, freeFrom }: ShippingTerms, lineCount: number, subtotal: number) {
  if (lineCount === 0 || charge === 0) return { shipping: 0, freeShippingMissing: 0 };
  if (freeFrom === null) return { shipping: charge, freeShippingMissing: 0 };
  const missing = Math.max(0, freeFrom - subtotal);
  return { shipping: missing === 0 ? 0 : charge, freeShippingMissing: missing };
}

function spendCards(cards: readonly GiftCardFunds[], total: number): CartPrice['giftCards'] {
  let left = total;
  return cards.map(({ id, balance }) => {
    const amount = Math.min(balance, left);
    left -= amount;
    return { id, amount };
  });
}
