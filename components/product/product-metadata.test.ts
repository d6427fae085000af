import { inLanguage } from '#lib/shared/request-context.ts';
import type { Product } from '#lib/storefront/catalogue/types.ts';
import { productMetadata } from './product-metadata';

const product = { title: 'Ganga', colour: 'Blue', colourways: [], description: 'A watch.', href: '/a', photos: [] };
const descriptionOf = (changes: object) =>
  productMetadata({ ...product, ...changes } as unknown as Product).description;

test('the meta description of a product with other colours begins with its colour', () => {
  const others = { colourways: [{}] };
  expect([descriptionOf(others), descriptionOf({ ...others, colour: 'Green' })]).toEqual([
    'Blue. A watch.',
    'Green. A watch.',
  ]);
  expect(descriptionOf({})).toBe('A watch.');
  expect(inLanguage('hi', () => descriptionOf({ ...others, colour: 'ब्लू', description: 'एक घड़ी।' }))).toBe(
    'ब्लू। एक घड़ी।',
  );
});
