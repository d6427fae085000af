import { renderToStaticMarkup } from 'react-dom/server';
import { parseRingQuery } from '#lib/storefront/catalogue/size-guide/query.ts';
import { RingAnswer, type SizedRing } from './ring-answer';
import { RingGuideView } from './ring-guide-view';

const ring: SizedRing = {
  title: 'Solitaire Ring',
  slug: 'solitaire-ring-d101mr02',
  sizes: [
    { name: '8', inStock: true },
    { name: '10', inStock: false },
    { name: '12', inStock: true },
  ],
};
const show = (size: number | null, of: SizedRing | null = ring) =>
  renderToStaticMarkup(<RingAnswer size={size} ring={of} />);

test('a measured size in which the ring is made links back to the ring with that size', () => {
  const html = show(12);
  expect(html).toContain('Indian size 12');
  expect(html).toContain('52 mm around, 16.6 mm wide inside; European size 52');
  expect(html).toMatch(/href="\/solitaire-ring-d101mr02\?size=12"[^>]*>Choose size 12</);
});

test("for a measured size between the ring's sizes the next larger one is offered, and marked if sold out", () => {
  expect(show(11)).toMatch(/does not come in 11; 12 is the next larger size[\s\S]*\?size=12"/);
  expect(show(9)).toMatch(/Size 10 is sold out[\s\S]*\?size=10"[^>]*>Back to ring</);
});

test('a ring without a near size leads to the physical stores, and an invalid size to nothing', () => {
  expect(show(4)).toMatch(/does not come in 4, nor in a size close to it/);
  expect(show(4)).not.toContain('size=');
  expect(show(13)).toContain('href="/store-locator"');
  expect(show(null)).toContain('not a ring size');
  expect(show(12, null)).not.toContain('<a');
});

const page = (query: Record<string, string>, of: SizedRing | null = ring) =>
  renderToStaticMarkup(<RingGuideView query={parseRingQuery(query)} ring={of} />);

test('without JavaScript the page itself answers strip and ruler, for the same ring', () => {
  expect(page({ around: '52', product: 'D101MR02' })).toContain('Choose size 12');
  expect(page({ width: '15.3', product: 'D101MR02' })).toContain('Choose size 8');
  expect(page({ product: 'D101MR02' }).match(/name="product" value="D101MR02"/g)).toHaveLength(2);
  expect(page({ around: 'x' }, null)).toContain('Enter the length in millimetres');
  expect(page({}, null)).not.toMatch(/Indian size \d|Enter the length/);
});

test('the printed sheet has each ring size as a disc in millimetres, and a line to check the print scale', () => {
  const html = page({});
  expect(html).toContain('width="100mm"');
  // A circumference of 52 mm.
  expect(html).toMatch(/<svg width="16\.55mm" height="16\.55mm"[\s\S]*?<\/svg>12</);
});
