import type { Metadata } from 'next';
import type { Product } from '#lib/catalogue/types.ts';
import { photoUrl } from '#lib/shared/photo.ts';

const DESCRIPTION_LENGTH = 160;

/** The first sentences of a text that fit a search result, cut at a word where even the first does not. */
function summary(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const start = text.slice(0, DESCRIPTION_LENGTH);
  const sentenceEnd = start.lastIndexOf('. ');
  if (sentenceEnd > DESCRIPTION_LENGTH / 2) return start.slice(0, sentenceEnd + 1);
  return `${start.slice(0, start.lastIndexOf(' '))}…`;
}

/** Head of a product's page; relative addresses are completed by the layout's `metadataBase`. */
export function productMetadata(product: Product): Metadata {
  const description = summary(product.description);
  const image = product.photos[0] && photoUrl(product.photos[0].source, 800, 'webp');
  return {
    title: product.title,
    description,
    alternates: { canonical: product.href },
    openGraph: {
      title: product.title,
      description,
      url: product.href,
      type: 'website',
      ...(image && { images: [{ url: image, width: 800, height: 800, alt: product.title }] }),
    },
  };
}
