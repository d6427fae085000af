import { collectDirectives, type ResponseDirectives } from '#lib/storefront/platform/http/response-directives.ts';
import { markProducts } from './mark-products.ts';

test('a page is purged with its products, and ends when the first of their prices changes', () => {
  const directives: ResponseDirectives = { tags: new Set() };
  collectDirectives(directives, () =>
    markProducts([{ code: 'A' }, { code: 'B', priceChangesAt: 90 }, { code: 'C', priceChangesAt: 70 }]),
  );
  expect(directives).toEqual({ tags: new Set(['product:A', 'product:B', 'product:C']), validUntil: 70 });
});
