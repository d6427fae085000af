import type { ProductSize } from '#lib/storefront/catalogue/types.ts';

/** Returns the text for the awaited size in a notification; `sku` of the chosen size, or empty. */
export function awaitedSizeName(sizes: ProductSize[], sku: string): string {
  const size = sizes.find((candidate) => candidate.sku === sku) ?? (sizes.length === 1 ? sizes[0] : undefined);
  if (!size) return 'your size';
  return size.name === null ? 'this product' : `size ${size.name}`;
}
