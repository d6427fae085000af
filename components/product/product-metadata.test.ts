import type { Product } from '#lib/storefront/catalogue/types.ts';
import { productMetadata } from './product-metadata';

const product = { title: 'Ganga', colour: 'Blue', colourways: [], description: 'A watch.', href: '/a', photos: [] };
const descriptionOf = (changes: object) =>
  productMetadata({ ...product, ...changes } as unknown as Product).description;

test('colours of one design are described each in its own words', () => {
  const others = { colourways: [{}] };
  expect([descriptionOf(others), descriptionOf({ ...others, colour: 'Green' })]).toEqual([
    'Blue. A watch.',
    'Green. A watch.',
  ]);
  expect(descriptionOf({})).toBe('A watch.');
});
