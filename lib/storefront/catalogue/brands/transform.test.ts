import { toBrand, toBrandEntry } from './transform.ts';

const ENTRY = {
  BrandName: 'Aarvane',
  Slug: 'aarvane',
  Country: 'India',
  HeroImage: '/images/original/brand-aarvane.webp',
  HeroWidth: 1600,
  HeroHeight: 700,
  ProductCount: 12,
};

test('a brand links to its page and has its picture', () => {
  expect(toBrandEntry(ENTRY)).toEqual({
    name: 'Aarvane',
    href: '/brands/featured-brands/aarvane',
    country: 'India',
    picture: { source: ENTRY.HeroImage, alt: 'Aarvane', width: 1600, height: 700 },
    productCount: 12,
  });
});

test.each([{ HeroImage: '' }, { HeroWidth: 0 }, { HeroHeight: 0 }])('a brand with %j has no picture', (changed) =>
  expect(toBrandEntry({ ...ENTRY, ...changed }).picture).toBeNull(),
);

test('the collections of a brand link to lists of this store, and empty ones are left out', () => {
  const part = { Title: 'Ganga', Image: '/images/list/a.webp', Count: 4 };
  const brand = toBrand({
    ...ENTRY,
    Story: 'Once.',
    Collections: [
      { ...part, Url: 'brands/featured-brands/products?brand=aarvane&collection=ganga' },
      { ...part, Url: '//elsewhere.example/x' },
      { ...part, Url: 'watches', Count: 0 },
    ],
    Products: [],
    Stores: [
      { StoreCode: 'ST101', Name: 'Lavelle Walk', City: 'Bengaluru' },
      { Name: 'C-Scheme', City: 'Jaipur' },
    ],
  });
  expect(brand.collections.map(({ href }) => href)).toEqual([
    '/brands/featured-brands/products?brand=aarvane&collection=ganga',
    '/elsewhere.example/x',
  ]);
  expect(brand.productsHref).toBe('/brands/featured-brands/products?brand=aarvane');
  expect(brand.stores).toEqual([
    { name: 'Lavelle Walk', city: 'Bengaluru', href: '/store-locator/lavelle-walk--st101' },
    { name: 'C-Scheme', city: 'Jaipur', href: null },
  ]);
  expect(brand.storesHref).toBe('/store-locator?brand=aarvane');
});
