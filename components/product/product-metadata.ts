import type { Metadata } from 'next';
import type { Product } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import { pageMetadata } from '@/components/seo/page-metadata';
import { productImage } from '@/components/seo/share-image';

/**
 * The metadata of a product page. Colours of one design share most of their text, so each description begins
 * with the colour.
 */
export function productMetadata(product: Product): Metadata {
  const { title, colour, colourways, description, href, photos } = product;
  const [front] = photos;
  const beginsWithColour = colourways.length > 0 && colour !== '';
  const fullDescription = beginsWithColour ? `${m.commonSentence({ text: colour })} ${description}` : description;
  return pageMetadata({ title, description: fullDescription, href, image: front && productImage(front.source, title) });
}
