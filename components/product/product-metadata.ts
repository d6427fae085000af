import type { Metadata } from 'next';
import type { Product } from '#lib/storefront/catalogue/types.ts';
import { pageMetadata } from '@/components/seo/page-metadata';
import { productImage } from '@/components/seo/share-image';

/** Head of a product's page. Colours of one design share most of their words, so each begins with its own. */
export function productMetadata(product: Product): Metadata {
  const { title, colour, colourways, description, href, photos } = product;
  const [front] = photos;
  const fullDescription = colourways.length > 0 && colour !== '' ? `${colour}. ${description}` : description;
  return pageMetadata({ title, description: fullDescription, href, image: front && productImage(front.source, title) });
}
