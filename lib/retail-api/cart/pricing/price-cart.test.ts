import { lineOffer, pricingInput, pricingLine } from '../../testing/pricing.ts';
import { priceCart } from './price-cart.ts';

const watch = pricingLine('WATCH');
const strap = pricingLine('STRAP', { category: 'straps', unitPrice: 89_900, quantity: 2 });
const ring = pricingLine('RING', {
  rootCategory: 'jewellery',
  category: 'rings',
  unitPrice: 4_599_900,
  gstPercent: 3,
});

test('each pricing step works on the result of the previous one', () => {
  const price = priceCart({
    lines: [watch, ring, strap],
    offers: [
      lineOffer('watches-10', {
        scope: { rootCategories: ['watches'] },
        benefit: { kind: 'percent', percent: 10, cap: 100_000 },
      }),
    ],
    coupon: {
      scope: { rootCategories: ['jewellery'] },
      minimumAmount: 4_000_000,
      benefit: { kind: 'amount', amount: 200_000 },
    },
    giftCoupon: 50_000,
    shipping: { charge: 9_900, freeFrom: 6_350_000 },
    charges: [],
    giftCards: [
      { id: 'birthday', balance: 100_000 },
      { id: 'wedding', balance: 10_000_000 },
      { id: 'untouched', balance: 500 },
    ],
  });
  const none = { offerId: null, offerDiscount: 0, couponDiscount: 0, charges: [] };
  const offer = { ...none, offerId: 'watches-10' };
  expect(price.lines).toEqual([
    // ₹11,520 and ₹20 of the shipping, of which 18/118 are tax.
    {
      ...offer,
      id: 'WATCH',
      gross: 1_249_500,
      offerDiscount: 87_400,
      giftCouponDiscount: 10_100,
      net: 1_152_000,
      shipping: 2_000,
      tax: 176_034,
    },
    {
      ...none,
      id: 'RING',
      gross: 4_599_900,
      couponDiscount: 200_000,
      giftCouponDiscount: 38_400,
      net: 4_361_500,
      shipping: 7_600,
      tax: 127_255,
    },
    {
      ...offer,
      id: 'STRAP',
      gross: 179_800,
      offerDiscount: 12_600,
      giftCouponDiscount: 1_500,
      net: 165_700,
      shipping: 300,
      tax: 25_322,
    },
  ]);
  expect(price).toMatchObject({
    subtotal: 6_029_200,
    offerDiscount: 100_000,
    couponDiscount: 200_000,
    giftCouponDiscount: 50_000,
    coupon: { kind: 'counts', discount: 200_000 },
    shipping: 9_900,
    freeShippingMissing: 320_800,
    total: 5_689_100,
    taxes: [
      { gstPercent: 3, taxable: 4_241_845, tax: 127_255 },
      { gstPercent: 18, taxable: 1_118_644, tax: 201_356 },
    ],
    giftCards: [
      { id: 'birthday', amount: 100_000 },
      { id: 'wedding', amount: 5_589_100 },
      { id: 'untouched', amount: 0 },
    ],
    giftCardAmount: 5_689_100,
    payable: 0,
  });
});

test('a watch at ₹12,495 includes ₹1,906.02 of tax', () => {
  expect(priceCart(pricingInput({ lines: [watch] }))).toMatchObject({
    subtotal: 1_249_500,
    total: 1_249_500,
    payable: 1_249_500,
    coupon: null,
    taxes: [{ gstPercent: 18, taxable: 1_058_898, tax: 190_602 }],
  });
});

test('a cart without lines costs nothing, whatever deductions and charges there are', () => {
  const price = priceCart(
    pricingInput({
      offers: [lineOffer('ten')],
      coupon: { scope: {}, minimumAmount: 0, benefit: { kind: 'amount', amount: 100 } },
      giftCoupon: 50_000,
      shipping: { charge: 9_900, freeFrom: 100_000 },
      giftCards: [{ id: 'card', balance: 100_000 }],
    }),
  );
  expect(price).toMatchObject({
    lines: [],
    subtotal: 0,
    giftCouponDiscount: 0,
    shipping: 0,
    freeShippingMissing: 0,
    total: 0,
    taxes: [],
    coupon: { kind: 'not-applicable' },
    giftCards: [{ id: 'card', amount: 0 }],
    payable: 0,
  });
});

describe('pricing a coupon', () => {
  const of = (minimumAmount: number) => {
    const coupon = { scope: {}, minimumAmount, benefit: { kind: 'percent', percent: 20, cap: null } } as const;
    return priceCart(pricingInput({ lines: [watch], coupon, offers: [lineOffer('ten')] }));
  };

  test('a coupon applies to the cost after offers, ₹11,245', () => {
    expect(of(0)).toMatchObject({ couponDiscount: 224_900, total: 899_600 });
  });

  test('a coupon’s minimum is reached at full price, so that no offer costs the shopper the coupon', () => {
    expect(of(1_249_500).coupon).toEqual({ kind: 'counts', discount: 224_900 });
    expect(of(1_249_501)).toMatchObject({
      coupon: { kind: 'minimum', minimum: 1_249_501, missing: 1 },
      couponDiscount: 0,
      total: 1_124_500,
    });
  });
});

describe('pricing a gift coupon', () => {
  test('a gift coupon above the cart’s cost deducts all of it, and the rest is not paid out', () => {
    const price = priceCart(pricingInput({ lines: [strap], giftCoupon: 500_000 }));
    expect(price).toMatchObject({ giftCouponDiscount: 179_800, total: 0, payable: 0, taxes: [] });
  });
});

describe('pricing shipping', () => {
  const from = (freeFrom: number | null, figures = {}) =>
    priceCart(pricingInput({ lines: [watch], shipping: { charge: 9_900, freeFrom }, ...figures }));

  test('shipping is free from its amount on, to the paisa', () => {
    expect(from(1_249_500)).toMatchObject({ shipping: 0, freeShippingMissing: 0, total: 1_249_500 });
    expect(from(1_249_501)).toMatchObject({ shipping: 9_900, freeShippingMissing: 1, total: 1_259_400 });
  });

  test('free shipping is decided by full prices, so that no discount makes the cart more expensive', () => {
    expect(from(1_249_500, { giftCoupon: 1 })).toMatchObject({ shipping: 0, total: 1_249_499 });
  });

  test('shipping without a free amount is never free, and no amount is missing', () => {
    expect(from(null)).toMatchObject({ shipping: 9_900, freeShippingMissing: 0 });
  });

  test('shipping that costs nothing has no missing amount', () => {
    expect(from(9_999_900, { shipping: { charge: 0, freeFrom: 9_999_900 } })).toMatchObject({
      shipping: 0,
      freeShippingMissing: 0,
    });
  });

  test('shipping of goods paid by a gift coupon is split and taxed by their full price', () => {
    const price = from(null, { lines: [watch, ring], giftCoupon: 99_999_900 });
    // ₹99 x 12,495 / 58,494 is ₹21.147; 18/118 of ₹21 are ₹3.203 and 3/103 of ₹78 are ₹2.272.
    expect(price).toMatchObject({
      lines: [
        { net: 0, shipping: 2_100, tax: 320 },
        { net: 0, shipping: 7_800, tax: 227 },
      ],
      total: 9_900,
      payable: 9_900,
    });
  });

  test('shipping of lines that are all free is split equally, to the rupee', () => {
    const free = [pricingLine('A', { unitPrice: 0 }), pricingLine('B', { unitPrice: 0 })];
    expect(from(null, { lines: free }).lines.map(({ shipping }) => shipping)).toEqual([5_000, 4_900]);
  });
});

describe('pricing gift cards', () => {
  const pay = (...balances: number[]) =>
    priceCart(
      pricingInput({
        lines: [watch],
        shipping: { charge: 9_900, freeFrom: null },
        giftCards: balances.map((balance, index) => ({ id: `card-${index}`, balance })),
      }),
    );

  test('gift cards pay goods and shipping in their order, and change no tax', () => {
    const price = pay(1_000_000, 500_000, 500_000);
    expect(price.giftCards.map(({ amount }) => amount)).toEqual([1_000_000, 259_400, 0]);
    expect(price).toMatchObject({ total: 1_259_400, giftCardAmount: 1_259_400, payable: 0 });
    expect(price.taxes).toEqual(pay().taxes);
  });

  test('gift cards leave the rest to be paid', () => {
    expect(pay(59_400, 100_000)).toMatchObject({ giftCardAmount: 159_400, payable: 1_100_000 });
  });
});

test('engraving costs what it costs: offers and coupons are about the goods, gift coupon and free shipping about all', () => {
  const price = priceCart(
    pricingInput({
      lines: [pricingLine('WATCH', { unitPrice: 1_000_000, engravingPrice: 49_900, quantity: 2 })],
      offers: [lineOffer('ten')],
      coupon: { scope: {}, minimumAmount: 2_000_000, benefit: { kind: 'percent', percent: 50, cap: null } },
      giftCoupon: 1_000_000,
      shipping: { charge: 9_900, freeFrom: 2_099_800 },
    }),
  );
  const [line] = price.lines;
  expect(line).toMatchObject({ gross: 2_099_800, offerDiscount: 200_000, couponDiscount: 900_000, net: 0 });
  expect(price).toMatchObject({ subtotal: 2_099_800, giftCouponDiscount: 999_800, shipping: 0, total: 0 });
});
