import type { ProductSummary } from '#lib/storefront/catalogue/types.ts';
import { toStorySections } from './story-sections.ts';

const card = (code: string): ProductSummary => ({
  code,
  title: code,
  brand: '',
  href: `/ring-${code.toLowerCase()}`,
  photos: [],
  mrp: 1,
  price: 1,
  discountPercent: 0,
  labels: [],
  colour: '',
  category: '',
});
const [A, B, C, D] = ['A1', 'B2', 'C3', 'D4'].map(card) as [
  ProductSummary,
  ProductSummary,
  ProductSummary,
  ProductSummary,
];

test('a product belongs to the first part that links to it, also under an earlier slug or with a size', () => {
  const intro = '<p><a href="/ring-b2?size=12">B</a></p>';
  const first = '<h2 id="x">X</h2><p><a href="/an-old-name-a1">A</a> and <a href="/ring-b2">B</a></p>';
  const last = '<h2>Y</h2><h3>Z</h3><p><a href="/rings">All</a></p>';
  expect(toStorySections(`${intro}${first}${last}`, [A, B, C])).toEqual([
    { html: intro, products: [B] },
    { html: first, products: [A] },
    // Nothing links to it here: it stands at the end.
    { html: last, products: [C] },
  ]);
});

test('a story without headings is one part, with its products in the order of its links', () => {
  const html = '<p><a href="/ring-d4">D</a><a href="/ring-c3">C</a><a href="/ring-d4">D</a></p>';
  expect(toStorySections(html, [C, D])).toEqual([{ html, products: [D, C] }]);
});
