import type { CatalogueProduct } from './catalogue-product.ts';
import { MAKING_RULES, SIZE_ATTRIBUTES } from './product-attributes.ts';

type CatalogueSize = CatalogueProduct['Skus'][number];

/** Whether a size states a weight, a making charge or a stone value of its own. */
export function hasOwnWeight(size: CatalogueSize): boolean {
  return SIZE_ATTRIBUTES.some((name) => size[name] !== undefined);
}

/** Whether a size states a price of its own and no weight that metal rates could price it by. */
function hasOwnPrice(size: CatalogueSize): boolean {
  return (size.Price !== undefined || size.MRP !== undefined) && !hasOwnWeight(size);
}

/**
 * The SKUs whose price was set by hand. Where only one of several sizes has neither price nor weight of its own, the price
 * of the product is that size's, so that it counts as set by hand, too.
 */
export function skusPricedByHand({ Skus }: CatalogueProduct): ReadonlySet<string> {
  const byHand = Skus.filter(hasOwnPrice);
  const others = Skus.filter((size) => !hasOwnPrice(size) && !hasOwnWeight(size));
  return new Set([...byHand, ...(byHand.length > 0 && others.length === 1 ? others : [])].map(({ SKU }) => SKU));
}

/**
 * A product as the size with a SKU is: what the size states goes before what the product does. A price breakup that the
 * catalogue states for the product is not that of a size with another weight, only its stones are.
 */
export function productOfSize(product: CatalogueProduct, sku: string): CatalogueProduct {
  const size = product.Skus.find(({ SKU }) => SKU === sku);
  if (product.RootCategory !== 'Jewellery' || !size || !hasOwnWeight(size)) return product;
  const { PriceBreakup, MakingCharges: _, ...shared } = product.Attributes;
  if (MAKING_RULES.some((rule) => size[rule] !== undefined)) for (const rule of MAKING_RULES) delete shared[rule];
  // A gross weight beside another net weight would contradict it.
  if (size.NetWeightG !== undefined) delete shared.GrossWeightG;
  const stones = shared.StoneValue ?? PriceBreakup?.Stones;
  const own = SIZE_ATTRIBUTES.flatMap((name) => (size[name] === undefined ? [] : [[name, size[name]] as const]));
  return {
    ...product,
    Attributes: { ...shared, ...(stones !== undefined && { StoneValue: stones }), ...Object.fromEntries(own) },
  };
}
