import type { Scope, Scoped } from '../scope.ts';
import type {
  Benefit,
  CartPrice,
  CouponResult,
  EvaluatedOffer,
  LineOffer,
  PricingInput,
  PricingLine,
} from '../types.ts';
import { exactTax, hundredthsOf } from './exact-rounding.ts';
import { exactShares } from './exact-shares.ts';

/** A line with the amount left to pay for it, which every step lowers. */
interface Entry {
  line: PricingLine;
  /** Its items without engraving, in paise; `gross`: with it. */
  items: bigint;
  gross: bigint;
  left: bigint;
}

/**
 * An independent calculation of `priceCart`: the same amounts, computed in another way and with BigInt throughout. It
 * shares the types with the pricing but none of its code, so that a mistake must be made twice to pass. The rules, in
 * paise:
 *
 * 1. A line costs its unit price and the price of its engraving, each x its quantity; the sum of the lines is the
 *    subtotal. To offers and coupons, a line costs its unit price x its quantity.
 * 2. An offer is for the lines that meet all bounds of its scope. It is eligible if there are any and they reach its
 *    minimum of paise and its minimum quantity, at full price. It deducts its amount, or its percentage rounded up to
 *    the rupee but no more than its cap, and never more than those lines cost. The deduction is split over them by
 *    their cost.
 * 3. A line has the offer that was chosen for it, if that is for the line and eligible, even if it saves nothing. It has
 *    none if an empty one was chosen. Otherwise it has the one that saves the most for it, the first of equals; none if
 *    no offer saves anything.
 * 4. A coupon applies to the cost of its lines after offers: they must cost something, and their full prices must reach
 *    its minimum.
 * 5. The gift coupon deducts up to its amount from everything that is left.
 * 6. Shipping is charged in full for a cart with lines, unless their full prices reach the free amount. It is split over
 *    the lines by their current cost, or by their full price if all cost nothing now.
 * 7. Charges come on top of a cart with lines, each in full unless the full prices reach its free amount, and split as
 *    shipping is. The one for cash, the last, is left out if the gift cards together cover everything before it.
 * 8. The tax is included in a line's price and share of shipping and charges: price x rate / (100 + rate), to the nearest
 *    paisa, half up; summed by rate.
 * 9. Gift cards pay in their order, each up to its balance, until everything is paid.
 *
 * Parts add up to the whole. They are whole rupees where the whole and every weight are, otherwise whole paise: rounded
 * down, with the missing units given to the parts that lost the most by rounding, and between equals to the first SKU.
 */
export function priceExactly(input: PricingInput): CartPrice {
  const entries: Entry[] = input.lines.map((line) => {
    const [unitPrice, engraving, quantity] = [line.unitPrice, line.engravingPrice, line.quantity].map(BigInt) as Three;
    return { line, items: unitPrice * quantity, gross: (unitPrice + engraving) * quantity, left: unitPrice * quantity };
  });
  const subtotal = entries.reduce((sum, { gross }) => sum + gross, 0n);
  const evaluated = input.offers.map((offer) => evaluate(offer, entries));
  const chosen = entries.map(({ line }) => choose(line, evaluated));
  const offerParts = subtractDiscount(
    entries,
    entries.map(({ line }, index) => BigInt(chosen[index]?.savings.get(line.id) ?? 0)),
  );
  const { result, parts } = applyCoupon(input, entries);
  const couponParts = subtractDiscount(entries, parts);
  for (const entry of entries) entry.left += entry.gross - entry.items;
  const giftCouponDiscount = min(BigInt(input.giftCoupon), leftOf(entries));
  const giftParts = subtractDiscount(entries, exactShares(giftCouponDiscount, byCost(entries)));

  const net = leftOf(entries);
  const { charge, freeFrom } = input.shipping;
  const isCharged = entries.length > 0 && (freeFrom === null || subtotal < BigInt(freeFrom));
  const shipping = isCharged ? BigInt(charge) : 0n;
  const freeShippingMissing = shipping === 0n || freeFrom === null ? 0n : BigInt(freeFrom) - subtotal;
  const weights = net === 0n ? byFullPrice(entries) : byCost(entries);
  const shippingParts = exactShares(shipping, weights);
  const charges = entries.length === 0 ? [] : dueCharges(input, subtotal, net + shipping);
  const extras = charges.map(({ kind, amount }) => ({ kind, amount, parts: exactShares(amount, weights) }));
  const prices = entries.map(({ left }, index) =>
    extras.reduce((price, { parts }) => price + (parts[index] ?? 0n), left + (shippingParts[index] ?? 0n)),
  );
  const taxes = entries.map(({ line }, index) => exactTax(prices[index] ?? 0n, line.gstPercent));

  const total = prices.reduce((sum, price) => sum + price, 0n);
  // The amount that the cards up to this one pay together, less the amount of those before it.
  const funds = input.giftCards.map((_card, index) =>
    addUp(input.giftCards.slice(0, index + 1), ({ balance }) => balance),
  );
  const paid = funds.map((fund, index) => min(fund, total) - min(funds[index - 1] ?? 0n, total));
  return {
    lines: entries.map(({ line, gross, left }, index) => ({
      id: line.id,
      gross: paise(gross),
      offerId: chosen[index]?.offer.id ?? null,
      offerDiscount: paise(offerParts[index]),
      couponDiscount: paise(couponParts[index]),
      giftCouponDiscount: paise(giftParts[index]),
      net: paise(left),
      shipping: paise(shippingParts[index]),
      charges: extras.map(({ kind, parts }) => ({ kind, amount: paise(parts[index]) })),
      tax: paise(taxes[index]),
    })),
    offers: evaluated,
    subtotal: paise(subtotal),
    offerDiscount: paise(offerParts.reduce((sum, part) => sum + part, 0n)),
    coupon: result,
    couponDiscount: result?.kind === 'counts' ? result.discount : 0,
    giftCouponDiscount: paise(giftCouponDiscount),
    shipping: paise(shipping),
    freeShippingMissing: paise(freeShippingMissing),
    charges: extras.map(({ kind, amount }) => ({ kind, amount: paise(amount) })),
    total: paise(total),
    taxes: byRate(entries, prices, taxes),
    giftCards: input.giftCards.map(({ id }, index) => ({ id, amount: paise(paid[index]) })),
    giftCardAmount: paise(min(funds.at(-1) ?? 0n, total)),
    payable: paise(total - min(funds.at(-1) ?? 0n, total)),
  };
}

type Three = [bigint, bigint, bigint];

const min = (one: bigint, other: bigint) => (one < other ? one : other);
const leftOf = (entries: readonly Entry[]) => entries.reduce((sum, { left }) => sum + left, 0n);
const byCost = (entries: readonly Entry[]) => entries.map(({ line, left }) => ({ key: line.key, weight: left }));
const byFullPrice = (entries: readonly Entry[]) => entries.map(({ line, gross }) => ({ key: line.key, weight: gross }));

/** The charges that are not free; `before`: the price of everything else. */
function dueCharges({ charges, giftCards }: PricingInput, subtotal: bigint, before: bigint) {
  const due = charges
    .filter(({ freeFrom }) => freeFrom === null || BigInt(freeFrom) > subtotal)
    .map(({ kind, charge }) => ({ kind, amount: BigInt(charge) }))
    .filter(({ amount }) => amount !== 0n);
  const others = due.filter(({ kind }) => kind !== 'cash-on-delivery');
  const toCollect = addUp(giftCards, ({ balance }) => -balance) + others.reduce((sum, { amount }) => sum + amount, before);
  return toCollect > 0n ? due : others;
}

function addUp<Item>(items: readonly Item[], amountOf: (item: Item) => number): bigint {
  return items.reduce((sum, item) => sum + BigInt(amountOf(item)), 0n);
}

/** An amount as the pricing returns it. Throws if a number cannot represent it, and if it is negative. */
function paise(amount = 0n): number {
  if (amount < 0n || amount > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError(`${amount} is no amount of paise`);
  return Number(amount);
}

const BOUNDS = [
  ['brands', 'brand'],
  ['rootCategories', 'rootCategory'],
  ['categories', 'category'],
  ['products', 'productCode'],
] as const;

function covers(scope: Scope, line: Scoped): boolean {
  return !BOUNDS.some(([list, property]) => scope[list] && !new Set(scope[list]).has(line[property]));
}

/** A rupee in hundredths of a paisa. */
const RUPEE = 10_000n;

function discountOf(benefit: Benefit, base: bigint): bigint {
  if (benefit.kind === 'amount') return min(BigInt(benefit.amount), base);
  // In hundredths of a paisa; what is missing to the next rupee is added.
  const exact = base * BigInt(benefit.percent);
  const rest = exact % RUPEE;
  const discount = (rest === 0n ? exact : exact - rest + RUPEE) / 100n;
  return min(benefit.cap === null ? discount : min(discount, BigInt(benefit.cap)), base);
}

function evaluate(offer: LineOffer, entries: readonly Entry[]): EvaluatedOffer {
  const covered = entries.filter(({ line }) => covers(offer.scope, line));
  const base = leftOf(covered);
  const units = addUp(covered, ({ line }) => line.quantity);
  const [minimumAmount, minimumQuantity] = [BigInt(offer.minimumAmount), BigInt(offer.minimumQuantity)];
  const parts = exactShares(discountOf(offer.benefit, base), byCost(covered));
  return {
    offer,
    savings: new Map(covered.map(({ line }, index) => [line.id, paise(parts[index])])),
    eligible: covered.length > 0 && base >= minimumAmount && units >= minimumQuantity,
    missingAmount: paise(minimumAmount - min(base, minimumAmount)),
    missingQuantity: paise(minimumQuantity - min(units, minimumQuantity)),
  };
}

function choose({ id, chosenOffer }: PricingLine, evaluated: readonly EvaluatedOffer[]): EvaluatedOffer | undefined {
  const open = evaluated.filter(({ eligible, savings }) => eligible && savings.has(id));
  const wanted = open.filter(({ offer }) => offer.id === chosenOffer);
  const max = Math.max(...open.map(({ savings }) => savings.get(id) ?? 0));
  const best = open.filter(({ savings }) => max > 0 && savings.get(id) === max);
  return chosenOffer === '' ? undefined : [...wanted, ...best][0];
}

function applyCoupon({ coupon }: PricingInput, entries: readonly Entry[]) {
  const nothing = entries.map(() => 0n);
  const refused = (result: CouponResult | null) => ({ result, parts: nothing });
  if (!coupon) return refused(null);
  // A line outside the coupon's scope has weight 0 and gets nothing.
  const weights = entries.map(({ line, left }) => ({ key: line.key, weight: covers(coupon.scope, line) ? left : 0n }));
  const base = weights.reduce((sum, { weight }) => sum + weight, 0n);
  const minimum = BigInt(coupon.minimumAmount);
  if (base === 0n) return refused({ kind: 'not-applicable' });
  const short = entries.reduce((lack, { line, items }) => (covers(coupon.scope, line) ? lack - items : lack), minimum);
  if (short > 0n) return refused({ kind: 'minimum', minimum: paise(minimum), missing: paise(short) });
  const discount = discountOf(coupon.benefit, base);
  return { result: { kind: 'counts', discount: paise(discount) } as const, parts: exactShares(discount, weights) };
}

/** Lowers the amount left to pay for each line, and returns the given parts. */
function subtractDiscount(entries: readonly Entry[], parts: readonly bigint[]): readonly bigint[] {
  for (const [index, entry] of entries.entries()) entry.left -= parts[index] ?? 0n;
  return parts;
}

function byRate(entries: readonly Entry[], prices: readonly bigint[], taxes: readonly bigint[]): CartPrice['taxes'] {
  const rates = new Map<number, { price: bigint; tax: bigint }>();
  for (const [index, { line }] of entries.entries()) {
    const { price, tax } = rates.get(line.gstPercent) ?? { price: 0n, tax: 0n };
    rates.set(line.gstPercent, { price: price + (prices[index] ?? 0n), tax: tax + (taxes[index] ?? 0n) });
  }
  return [...rates]
    .filter(([, { price }]) => price > 0n)
    .sort(([one], [other]) => (hundredthsOf(one) < hundredthsOf(other) ? -1 : 1))
    .map(([gstPercent, { price, tax }]) => ({ gstPercent, taxable: paise(price - tax), tax: paise(tax) }));
}
