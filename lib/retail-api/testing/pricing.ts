import type { LineOffer, PricingInput, PricingLine } from '../cart/pricing/types.ts';

/** A line of a cart to be priced: one watch at ₹12,495, named by its SKU. */
export function pricingLine(sku: string, given: Partial<PricingLine> = {}): PricingLine {
  return {
    id: sku,
    sku,
    productCode: sku,
    brand: 'Titan',
    rootCategory: 'watches',
    category: 'men',
    unitPrice: 1_249_500,
    quantity: 1,
    gstPercent: 18,
    chosenOffer: null,
    ...given,
  };
}

/** An offer on everything, without a minimum: 10 %. */
export function lineOffer(id: string, given: Partial<LineOffer> = {}): LineOffer {
  return {
    id,
    title: id,
    scope: {},
    minimumQuantity: 1,
    minimumAmount: 0,
    benefit: { kind: 'percent', percent: 10, cap: null },
    ...given,
  };
}

/** What a cart is priced from, with nothing taken off and free shipping. */
export function pricingInput(given: Partial<PricingInput> = {}): PricingInput {
  return {
    lines: [],
    offers: [],
    coupon: null,
    giftCoupon: 0,
    shipping: { charge: 0, freeFrom: null },
    giftCards: [],
    ...given,
  };
}
