import type { Product } from '#lib/catalogue/types.ts';
import { productJsonLd } from '@/components/product/product-json-ld';

const product = {
  code: '1801AV01',
  title: 'Ganga Watch',
  brand: 'Aarvane',
  href: '/ganga-watch-1801av01',
  photos: [{ source: '/images/detail/1801AV01-1-5f3a9c1e.webp', alt: '' }],
  price: 1_249_550,
  sizes: [{ stock: 0 }, { stock: 3 }],
  legal: { countryOfOrigin: 'India' },
} as unknown as Product;

test('has a price above zero in rupees, whole addresses and the availability', () => {
  expect(productJsonLd(product, 'https://samay.example')).toMatchObject({
    image: ['https://samay.example/images/original/1801AV01-1-5f3a9c1e-800.webp'],
    offers: {
      url: 'https://samay.example/ganga-watch-1801av01',
      price: '12495.50',
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
    },
  });
  const soldOut = { ...product, sizes: [{ stock: 0 }] } as Product;
  expect(productJsonLd(soldOut, 'https://samay.example')).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
});
