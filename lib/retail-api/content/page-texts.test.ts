import { paiseOf } from '#lib/contract/index.ts';
import { sanitisePageHtml } from '#lib/shared/sanitise-html.ts';
import { reckonBreakup } from '../cart/pricing/price-breakup.ts';
import { type PageFile, readPageFiles } from './page-files.ts';

const SLUGS = [
  'about',
  'contact',
  'shipping',
  'returns',
  'warranty',
  'exchange',
  'gold-rate',
  'hallmark-guide',
  'ring-size',
  'watch-size',
  'care',
  'privacy',
  'cookies',
  'terms',
  'sitemap',
  'faq',
  'reviews',
];

let pages: PageFile[];
beforeAll(async () => {
  pages = (await readPageFiles()).pages;
});

const textOf = (slug: string) => pages.find((page) => page.slug === slug)?.content ?? '';
const linked = () => pages.filter(({ group }) => group !== '');
const rupees = (text: string) => Number(text.replace(/[^\d.]/g, ''));
/** The cells of each row of the table with the given caption. */
function rowsOf(slug: string, caption: string): string[][] {
  const table =
    textOf(slug)
      .split('<table>')
      .find((part) => part.includes(`<caption>${caption}`)) ?? '';
  const body = /<tbody>([\s\S]*?)<\/tbody>/.exec(table)?.[1] ?? '';
  return [...body.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell = '']) => cell.replace(/<[^>]*>/g, '')),
  );
}

test('all pages exist, in footer groups of at most six', () => {
  expect(
    linked()
      .map(({ slug }) => slug)
      .sort(),
  ).toEqual([...SLUGS].sort());
  const groups = Map.groupBy(linked(), ({ group }) => group);
  expect([...groups.keys()]).toEqual(['Samay', 'Help', 'Guides', 'Legal']);
  expect(Math.max(...[...groups.values()].map((group) => group.length))).toBeLessThanOrEqual(6);
  expect(linked().filter(({ datedAt }) => datedAt === null)).toEqual([]);
});

test('pages begin with a paragraph, have no exclamation marks and are unchanged by sanitising', () => {
  for (const { slug, content } of linked()) {
    expect({ slug, start: content.slice(0, 3) }).toEqual({ slug, start: '<p>' });
    expect({ slug, loud: content.includes('!') }).toEqual({ slug, loud: false });
    expect(sanitisePageHtml(content)).toBe(content);
  }
});

test('ring sizes are consistent: circumference = size + 40, diameter = circumference / π', () => {
  const rows = rowsOf('ring-size', 'Indian ring sizes');
  expect(rows.map(([size]) => Number(size))).toEqual(Array.from({ length: 15 }, (_, index) => index + 8));
  for (const [size, around, across] of rows) {
    expect(around).toBe(`${(Number(size) + 40).toFixed(1)} mm`);
    expect(across).toBe(`${((Number(size) + 40) / Math.PI).toFixed(1)} mm`);
  }
});

test('bangle sizes are inches and sixteenths', () => {
  for (const [size = '', around, across] of rowsOf('ring-size', 'Bangle sizes')) {
    const [inches, sixteenths] = size.split('.').map(Number);
    const width = ((inches ?? 0) + (sixteenths ?? 0) / 16) * 25.4;
    expect(Math.abs(Number.parseFloat(across ?? '') - width)).toBeLessThan(0.06);
    expect(around).toBe(`${(width * Math.PI).toFixed(1)} mm`);
  }
});

test.each(['A ring of 22 KT gold', 'A solitaire ring'])(
  '%s: the example price adds up as for a catalogue item',
  (caption) => {
    const rows = new Map(
      rowsOf('gold-rate', caption).map(([name = '', how = '', amount = '']) => [name, { how, amount }]),
    );
    const amountOf = (name: string) => rupees(rows.get(name)?.amount ?? '');
    const [grams = '', rate = ''] = rows.get('Metal')?.how.split(' g × ') ?? [];
    const taxed = amountOf('Metal') + amountOf('Making charges') + amountOf('Stones');
    expect(amountOf('Metal')).toBe(Math.round(Number(grams) * rupees(rate)));
    const making = Number.parseFloat(rows.get('Making charges')?.how ?? '');
    expect(amountOf('Making charges')).toBe(Math.round((amountOf('Metal') * making) / 100));
    const price = paiseOf(amountOf('Price'));
    const stated = {
      metal: paiseOf(amountOf('Metal')),
      making: paiseOf(amountOf('Making charges')),
      stones: paiseOf(amountOf('Stones')),
      gst: paiseOf(Math.round(taxed * 0.03)),
      ratePerGram: paiseOf(rupees(rate)),
      netWeightGrams: Number(grams),
    };
    const reckoned = reckonBreakup(stated, { price, mrp: price, gstPercent: 3 });
    expect(paiseOf(amountOf('GST'))).toBe(reckoned?.gst);
    expect(price).toBe(paiseOf(taxed + amountOf('GST')));
  },
);

test('the example value of an old chain adds up', () => {
  const [weighed = [], less = [], value = []] = rowsOf('exchange', 'Value of an old chain');
  const [grams = '', rate = ''] = weighed[0]?.split(' g × ') ?? [];
  expect(rupees(weighed[1] ?? '')).toBe(Number(grams) * rupees(rate));
  expect(rupees(less[1] ?? '')).toBe(rupees(weighed[1] ?? '') * 0.02);
  expect(rupees(value[1] ?? '')).toBe(rupees(weighed[1] ?? '') - rupees(less[1] ?? ''));
});
