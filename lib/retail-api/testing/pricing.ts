import type { LineOffer, PricingInput, PricingLine } from '../cart/pricing/types.ts';

/** A cart line to be priced: one watch at ₹12,495, with its SKU as id. */
export function pricingLine(sku: string, overrides: Partial<PricingLine> = {}): PricingLine {
  return {
    id: sku,
    key: sku,
    productCode: sku,
    brand: 'Titan',
    rootCategory: 'watches',
    category: 'men',
    unitPrice: 1_249_500,
    engravingPrice: 0,
    quantity: 1,
    gstPercent: 18,
    chosenOffer: null,
    ...overrides,
  };
}

/** A 10 % offer on everything, without a minimum. */
export function lineOffer(id: string, overrides: Partial<LineOffer> = {}): LineOffer {
  return {
    id,
    title: id,
    scope: {},
    minimumQuantity: 1,
    minimumAmount: 0,
    benefit: { kind: 'percent', percent: 10, cap: null },
    ...overrides,
  };
}

/** Input for pricing a cart, without discounts and with free shipping. */
export function pricingInput(overrides: Partial<PricingInput> = {}): PricingInput {
  return {
    lines: [],
    offers: [],
    coupon: null,
    giftCoupon: 0,
    shipping: { charge: 0, freeFrom: null },
    charges: [],
    giftCards: [],
    ...overrides,
  };
}
