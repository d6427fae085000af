import type { Product } from '#lib/catalogue/types.ts';
import { photoUrl } from '#lib/shared/photo.ts';

/** schema.org Product with its Offer. `site` is the address that shoppers use, without a slash at the end. */
export function productJsonLd(product: Product, site: string): object {
  const inStock = product.sizes.some((size) => size.stock > 0);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: product.description,
    sku: product.code,
    brand: { '@type': 'Brand', name: product.brand },
    category: product.category,
    color: product.colour,
    countryOfOrigin: product.legal.countryOfOrigin,
    image: product.photos.map((photo) => new URL(photoUrl(photo.source, 800, 'webp'), site).href),
    offers: {
      '@type': 'Offer',
      url: new URL(product.href, site).href,
      priceCurrency: 'INR',
      price: (product.price / 100).toFixed(2),
      availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  };
}
