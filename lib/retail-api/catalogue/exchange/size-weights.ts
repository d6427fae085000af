import { SIZE_ATTRIBUTES, type SizeWeights, sizeAttributes } from '../product-attributes.ts';
import { attributesOf } from './product-facts.ts';

/** The weight, making charge and stone value that the facts of one row state; those that cannot be read are left out. */
export function sizeWeights(facts: ReadonlyMap<string, string>): SizeWeights {
  const attributes = attributesOf('Jewellery', facts);
  const stated = SIZE_ATTRIBUTES.filter((name) => attributes[name] !== undefined);
  return sizeAttributes.parse(Object.fromEntries(stated.map((name) => [name, attributes[name]])));
}

/** What a size states otherwise than the product does. */
export function differingWeights(weights: SizeWeights, product: Readonly<Record<string, unknown>>): SizeWeights {
  const names = SIZE_ATTRIBUTES.filter((name) => weights[name] !== undefined && weights[name] !== product[name]);
  return Object.fromEntries(names.map((name) => [name, weights[name]]));
}

/**
 * The SKUs of a file with the weights that the stored product has for them, by their `SKU`: for files that state none.
 */
export function withStoredWeights(skus: unknown, stored: readonly (SizeWeights & { SKU: string })[]): unknown {
  if (!Array.isArray(skus)) return skus;
  const bySku = new Map(stored.map((size) => [size.SKU, size]));
  return skus.map((sku) => {
    const before = bySku.get(sku.SKU);
    return before ? { ...differingWeights(before, {}), ...sku } : sku;
  });
}
