import { paiseOf } from '#lib/contract/index.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import * as paths from '#lib/shared/paths.ts';
import { sanitisePageHtml } from '#lib/shared/sanitise-html.ts';
import { calculateBreakup } from '../cart/pricing/price-breakup.ts';
import { CATALOGUE_DIRECTORY, photoNames } from '../catalogue/images/photo-sources.ts';
import { productSlug } from '../catalogue/product-slug.ts';
import { readSource } from '../catalogue/read-source.ts';
import { CONSENT_NOTICE_VERSION } from '../customers/rules/consent-choices.ts';
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
  expect([...groups.keys()]).toEqual(['{{shop-name}}', 'Help', 'Guides', 'Legal']);
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

test('no page has a typed number of stores, but the placeholder', () => {
  expect(
    pages.filter(({ content }) => /\b\d+ (of our )?(\d+ )?stores\b/.test(content)).map(({ slug }) => slug),
  ).toEqual([]);
  expect(textOf('exchange')).toContain('{{store-count:Gold exchange}} of our {{store-count}} stores');
});

test('choices of consent refer to the day on which the privacy page was last changed', () => {
  const privacy = pages.find(({ slug }) => slug === 'privacy');
  expect(dayInIndia(privacy?.datedAt ?? 0)).toBe(CONSENT_NOTICE_VERSION);
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
    const calculated = calculateBreakup(stated, { price, mrp: price, gstPercent: 3 });
    expect(paiseOf(amountOf('GST'))).toBe(calculated?.gst);
    expect(price).toBe(paiseOf(taxed + amountOf('GST')));
  },
);

const stories = () => pages.filter(({ story }) => story !== null);
const linksOf = ({ content }: PageFile) => [...content.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href);

test('stories begin with a paragraph, have 300 to 600 words and no exclamation marks', () => {
  expect(stories().length).toBeGreaterThan(4);
  for (const { slug, content, datedAt } of stories()) {
    const words = content
      .replace(/<[^>]*>/g, ' ')
      .trim()
      .split(/\s+/).length;
    expect({ slug, start: content.slice(0, 3), loud: content.includes('!') }).toEqual({
      slug,
      start: '<p>',
      loud: false,
    });
    expect({ slug, words: words > 300 && words < 600, isDated: datedAt !== null }).toEqual({
      slug,
      words: true,
      isDated: true,
    });
    expect(sanitisePageHtml(content)).toBe(content);
  }
});

test('all products, lists, pages, stories and pictures of the stories exist', async () => {
  const source = await readSource(CATALOGUE_DIRECTORY);
  const below = (categories: typeof source.categories): string[] =>
    categories.flatMap(({ CategoryURL, Children }) => [CategoryURL, ...below(Children)]);
  const lists = new Set(below(source.categories));
  const targets = new Set([
    ...[...lists, ...source.products.map(productSlug)].map((path) => `/${path}`),
    ...linked().map(({ slug }) => paths.content(slug)),
    ...stories().map(({ slug }) => paths.story(slug)),
    paths.stores(),
    paths.ringSizer(),
    paths.wristFit(),
    paths.giftCards(),
  ]);
  const pictures = new Set([...(await photoNames()).keys()]);
  for (const page of stories()) {
    expect(linksOf(page).filter((href) => !targets.has(href.replace(/#.*/, '')))).toEqual([]);
    expect(pictures).toContain(page.story?.Picture);
    expect(lists).toContain(page.story?.ListUrl);
  }
});

test('the example value of an old chain adds up', () => {
  const [weighed = [], less = [], value = []] = rowsOf('exchange', 'Value of an old chain');
  const [grams = '', rate = ''] = weighed[0]?.split(' g × ') ?? [];
  expect(rupees(weighed[1] ?? '')).toBe(Number(grams) * rupees(rate));
  expect(rupees(less[1] ?? '')).toBe(rupees(weighed[1] ?? '') * 0.02);
  expect(rupees(value[1] ?? '')).toBe(rupees(weighed[1] ?? '') - rupees(less[1] ?? ''));
});

test.each(['about', 'contact', 'terms', 'privacy', 'shipping', 'footer'])(
  'the page %s takes its place from the profile, so that a shop can begin with a copy of it',
  (slug) => {
    expect(textOf(slug)).not.toMatch(/Bengaluru|Karnataka/);
    expect(textOf(slug)).not.toBe('');
  },
);
