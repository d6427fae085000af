import { rateOfMetal } from './rate-of-metal.ts';

test.each([
  ['Yellow Gold', '22 KT (916)', 'gold-22k'],
  ['Rose Gold', '18 KT (750)', 'gold-18k'],
  ['Gold', '24K 999.9', 'gold-24k'],
  ['White gold', '585', 'gold-14k'],
  ['Silver', '925 sterling', 'silver-925'],
  ['Silver', 'Fine 999', 'silver-999'],
  ['Platinum', 'PT 950', 'platinum-950'],
])('%s of %s has the rate %s', (metal, purity, id) => {
  expect(rateOfMetal(metal, purity)).toBe(id);
});

test.each([
  ['Gold plated silver', '925'],
  ['Gold vermeil', '925'],
  ['Rose gold tone', '18 KT'],
  ['Gold and platinum', '950'],
  ['Yellow Gold', '21 KT'],
  ['Yellow Gold', ''],
  ['Brass', '916'],
  ['Silver', '800'],
])('%s of "%s" has none', (metal, purity) => {
  expect(rateOfMetal(metal, purity)).toBeUndefined();
});
