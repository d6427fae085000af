import type { PriceBreakupWire, ProductDetailsWire } from '#lib/contract/index.ts';
import { breakupOf, breakupWire } from './breakup-of.ts';
import type { StoredProduct } from './load-products.ts';
import { hasOwnWeight, productOfSize } from './product-of-size.ts';
import type { RatesInForce } from './rates/price-by-metal-rates.ts';

/**
 * The sizes of a product, and the breakup of its price: one for the product where its sizes weigh and cost the same, else
 * one for each size. `rates`: the metal rates in force.
 */
export function presentSizes(
  stored: StoredProduct,
  rates: RatesInForce,
): Pick<ProductDetailsWire, 'Sizes' | 'PriceBreakup'> {
  const { product, sizes } = stored;
  const [first] = sizes;
  const isUniform =
    !product.Skus.some(hasOwnWeight) && sizes.every(({ price, mrp }) => price === first?.price && mrp === first.mrp);
  return {
    Sizes: sizes.map((size) => ({
      SKU: size.sku,
      SizeName: size.sizeName,
      Price: size.price,
      MRP: size.mrp,
      StoreQuantity: size.quantity,
      ...(!isUniform && { PriceBreakup: breakupOfSize(stored, size, rates) }),
    })),
    PriceBreakup: isUniform && first ? breakupOfSize(stored, first, rates) : null,
  };
}

function breakupOfSize(
  { product, modifiedAt }: StoredProduct,
  size: StoredProduct['sizes'][number],
  rates: RatesInForce,
): PriceBreakupWire | null {
  const breakup = breakupOf({ product: productOfSize(product, size.sku), modifiedAt }, size, rates);
  return breakup && breakupWire(breakup);
}
