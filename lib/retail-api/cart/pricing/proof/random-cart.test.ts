import { priceCart } from '../price-cart.ts';
import type { CartPrice, EvaluatedOffer, PricingInput } from '../types.ts';
import { randomCart } from './random-cart.ts';

const CARTS = 10_000;
const carts = Array.from({ length: CARTS }, (_none, seed) => {
  const input = randomCart(seed);
  return { input, price: priceCart(input) };
});

type Situation = (input: PricingInput, price: CartPrice) => boolean;

const isCapped = ({ offer: { benefit }, savings, eligible }: EvaluatedOffer) =>
  eligible && benefit.kind === 'percent' && benefit.cap === [...savings.values()].reduce((sum, part) => sum + part, 0);

const SITUATIONS: Record<string, Situation> = {
  'no lines': ({ lines }) => lines.length === 0,
  'more than fifty lines': ({ lines }) => lines.length > 50,
  'a piece at ₹0': ({ lines }) => lines.some(({ unitPrice }) => unitPrice === 0),
  'a piece at ₹10 crore': ({ lines }) => lines.some(({ unitPrice }) => unitPrice === 10_000_000_000),
  'more than 900 pieces': ({ lines }) => lines.some(({ quantity }) => quantity > 900),
  'lines that tie for a paisa': ({ lines }, price) =>
    new Set(lines.map(({ unitPrice, quantity }) => unitPrice * quantity)).size === 1 &&
    new Set(price.lines.map(({ shipping }) => shipping)).size === 2,
  'a discount shared in whole rupees that is not even': (_input, { lines, offers }) =>
    lines.length > 1 &&
    offers.some(({ savings }) => {
      const shares = [...savings.values()];
      return shares.length > 1 && new Set(shares).size > 1 && shares.every((share) => share > 0 && share % 100 === 0);
    }),
  'a discount shared to the paisa': (_input, { offers }) =>
    offers.some(({ savings }) => [...savings.values()].some((share) => share % 100 !== 0)),
  'two offers on one cart': (_input, { lines }) => new Set(lines.flatMap(({ offerId }) => offerId ?? [])).size === 2,
  'an offer at its cap': (_input, { offers }) => offers.some(isCapped),
  'an offer a paisa short of its minimum': (_input, { offers }) =>
    offers.some(({ missingAmount }) => missingAmount === 1),
  'an offer exactly at its minimum': ({ lines, offers }) =>
    offers.some(
      ({ minimumAmount }) =>
        minimumAmount > 0 &&
        minimumAmount === lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0),
    ),
  'a piece short of an offer': (_input, { offers }) => offers.some(({ missingQuantity }) => missingQuantity === 1),
  'a choice that was honoured though it is not the best': ({ lines }, price) =>
    lines.some(({ id, chosenOffer }, index) => {
      const max = Math.max(0, ...price.offers.map(({ eligible, savings }) => (eligible ? (savings.get(id) ?? 0) : 0)));
      const line = price.lines[index];
      return line?.offerId === chosenOffer && line.offerDiscount < max;
    }),
  'a coupon that counts': (_input, { coupon }) => coupon?.kind === 'counts',
  'a coupon a paisa short of its minimum': (_input, { coupon }) => coupon?.kind === 'minimum' && coupon.missing === 1,
  'a coupon for nothing here': ({ lines }, { coupon }) => lines.length > 0 && coupon?.kind === 'not-applicable',
  'all discounts on one line': (_input, { lines }) =>
    lines.some((line) => line.offerDiscount > 0 && line.couponDiscount > 0 && line.giftCouponDiscount > 0),
  'a gift coupon larger than the cart': ({ giftCoupon }, { giftCouponDiscount }) => giftCoupon > giftCouponDiscount,
  'shipping a paisa short of free': (_input, { freeShippingMissing }) => freeShippingMissing === 1,
  'shipping of goods that cost nothing any more': (_input, { shipping, total }) => shipping > 0 && shipping === total,
  'both charges': (_input, { charges }) => charges.length === 2,
  'no charge for cash where cards cover the rest': (input, { charges, payable }) =>
    input.charges.some(({ kind, charge, freeFrom }) => kind === 'cash-on-delivery' && charge > 0 && freeFrom === null) &&
    charges.every(({ kind }) => kind !== 'cash-on-delivery') &&
    input.giftCards.length > 0 &&
    payable === 0,
  'three rates of tax': (_input, { taxes }) => taxes.length === 3,
  'a card that pays the rest and one that pays nothing': ({ giftCards }, { payable, giftCards: paid }) =>
    payable === 0 && paid.some(({ amount }, index) => amount === 0 && (giftCards[index]?.balance ?? 0) > 0),
  'cards that do not suffice': (_input, { payable, giftCardAmount }) => payable > 0 && giftCardAmount > 0,
};

test.each(Object.entries(SITUATIONS))('the random carts include %s', (_what, holds) => {
  expect(carts.filter(({ input, price }) => holds(input, price)).length).toBeGreaterThanOrEqual(5);
});

test('randomCart gives the same cart for the same seed', () => {
  expect(randomCart(42)).toEqual(randomCart(42));
  expect(randomCart(42)).not.toEqual(randomCart(43));
});
