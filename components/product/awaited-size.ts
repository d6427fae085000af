import { localSize } from '#lib/shared/language/local-size.ts';
import type { ProductSize } from '#lib/storefront/catalogue/types.ts';

/** What a notification waits for, as messages name it: `product` where there is no choice, `size` with its name, or `any`. */
interface AwaitedSize {
  awaited: 'product' | 'size' | 'any';
  size: string;
}

/** Returns the awaited size for the messages about a notification; `sku` of the chosen size, or empty. */
export function awaitedSize(sizes: ProductSize[], sku: string): AwaitedSize {
  const size = sizes.find((candidate) => candidate.sku === sku) ?? (sizes.length === 1 ? sizes[0] : undefined);
  if (!size) return { awaited: 'any', size: '' };
  return size.name === null ? { awaited: 'product', size: '' } : { awaited: 'size', size: localSize(size.name) };
}
