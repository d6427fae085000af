import type { ProductSummary } from './types.ts';

const MAX_PHOTOS = 2;

/**
 * Returns a product as a card needs it: without the photos that are never shown and the texts of those that stand
 * beside the title, so that they are not sent to the browser.
 */
export function forCard(product: ProductSummary): ProductSummary {
  const photos = product.photos.slice(0, MAX_PHOTOS).map(({ source }) => ({ source, alt: '' }));
  return { ...product, photos };
}
