import { FACET_KEYS } from '#lib/contract/index.ts';
import { demoIndex, entryOf } from '../../testing/demo-index.ts';
import { catalogueProduct } from '../catalogue-product.ts';
import { FACET_GROUPS, GROUPS_OF_KIND, GROUPS_OF_MIXED } from './facet-groups.ts';
import type { IndexEntry } from './index-entry.ts';

const WATCH = '1801AV01';
const CHRONOGRAPH = '3302TK01';
const PEARL_WATCH = '8801SM02';
const SMARTWATCH = '9201TR01';
const SIMPLE_SMARTWATCH = '9101NV01';
const SOLITAIRE = 'D101MR01';
const GOLD_SOLITAIRE = 'D101MR02';
const BAND = 'D107MR01';
const BANGLE = 'D403MR01';

let entries: Map<string, IndexEntry>;
beforeAll(async () => {
  const demo = await demoIndex();
  entries = new Map(demo.entries.map((entry) => [entry.product.ProductCode, entry]));
});

function groupOf(key: string) {
  const group = FACET_GROUPS.find((candidate) => candidate.key === key);
  if (!group) throw new Error(`There is no group ${key}.`);
  return group;
}

function entryWith(code: string, attributes: object, rest: object = {}): IndexEntry {
  const entry = entries.get(code);
  if (!entry) throw new Error(`There is no product ${code}.`);
  const product = catalogueProduct.parse({ ...entry.product, ...rest, Attributes: attributes });
  return entryOf(product, 0);
}

test.each([
  [WATCH, 'brand', ['Aarvane']],
  [WATCH, 'type', ['Watches']],
  [SOLITAIRE, 'type', ['Rings']],
  [WATCH, 'price', ['₹10,000 to ₹24,999']],
  [SOLITAIRE, 'price', ['₹1,00,000 to ₹1,99,999']],
  [WATCH, 'discount', ['10% and more']],
  [SIMPLE_SMARTWATCH, 'discount', ['10% and more', '20% and more', '30% and more', '40% and more', '50% and more']],
  [SOLITAIRE, 'discount', []],
  [WATCH, 'gender', ['Men']],
  [WATCH, 'stock', ['In stock']],
  [WATCH, 'collection', ['Ganga']],
  [WATCH, 'warranty', ['1 year and more', '2 years and more']],
  [SOLITAIRE, 'warranty', []],
  [CHRONOGRAPH, 'origin', ['Japan']],
  [WATCH, 'strap', ['Leather']],
  [CHRONOGRAPH, 'strap', ['Stainless steel']],
  [PEARL_WATCH, 'strap', ['Mesh']],
  [WATCH, 'strap-colour', ['Brown']],
  [WATCH, 'shape', ['Round']],
  [SIMPLE_SMARTWATCH, 'shape', ['Square']],
  [WATCH, 'water', ['30 m and more', '50 m and more']],
  [SMARTWATCH, 'water', ['30 m and more', '50 m and more', '100 m and more']],
  [SIMPLE_SMARTWATCH, 'water', ['IP68']],
  [WATCH, 'dial', ['Blue']],
  [PEARL_WATCH, 'dial', ['Mother of Pearl', 'Blue']],
  [WATCH, 'case-size', ['40 to 41.9 mm']],
  [CHRONOGRAPH, 'case-size', ['42 to 44.9 mm']],
  [WATCH, 'case', ['Stainless Steel']],
  [CHRONOGRAPH, 'movement', ['Solar quartz']],
  [CHRONOGRAPH, 'function', ['Chronograph', 'Date', 'Solar charging']],
  [PEARL_WATCH, 'function', []],
  [WATCH, 'glass', ['Sapphire crystal']],
  [SMARTWATCH, 'display', ['AMOLED']],
  [SMARTWATCH, 'screen', ['1.3 to 1.49 inches']],
  [SIMPLE_SMARTWATCH, 'screen', ['1.8 inches and above']],
  [SMARTWATCH, 'calling', ['With Bluetooth calling']],
  [SMARTWATCH, 'gps', ['With GPS']],
  [SIMPLE_SMARTWATCH, 'gps', []],
  [SIMPLE_SMARTWATCH, 'esim', []],
  [SIMPLE_SMARTWATCH, 'battery', ['5 days and more', '7 days and more']],
  [SIMPLE_SMARTWATCH, 'sensor', ['Heart rate', 'SpO2']],
  [SIMPLE_SMARTWATCH, 'works-with', ['Android', 'iOS']],
  [SMARTWATCH, 'colour', ['Green']],
  [SOLITAIRE, 'metal', ['Platinum']],
  [SOLITAIRE, 'purity', ['PT 950']],
  [SOLITAIRE, 'stone', ['Diamond']],
  [BAND, 'stone', ['No stones']],
  [SOLITAIRE, 'clarity', ['VS1']],
  [SOLITAIRE, 'stone-colour', ['F']],
  [SOLITAIRE, 'weight', ['2 to 4.99 g']],
  [BANGLE, 'weight', ['10 to 19.99 g']],
  [GOLD_SOLITAIRE, 'ring-size', ['8', '10', '12', '14', '18']],
  [GOLD_SOLITAIRE, 'bangle-size', []],
  [BANGLE, 'bangle-size', ['2.4', '2.6']],
  [BANGLE, 'ring-size', []],
  [SOLITAIRE, 'occasion', ['Engagement', 'Wedding']],
  [SOLITAIRE, 'making', ['10% to 14% of the metal']],
  [SOLITAIRE, 'certificate', ['Diamond grading report']],
  [BAND, 'certificate', []],
  [GOLD_SOLITAIRE, 'hallmarked', ['BIS hallmarked']],
  [SOLITAIRE, 'hallmarked', []],
  [WATCH, 'metal', []],
  [SOLITAIRE, 'dial', []],
  [SOLITAIRE, 'strap', []],
  [WATCH, 'display', []],
])('filter values of %s by %s: %j', (code, key, titles) => {
  const entry = entries.get(code);
  expect(
    entry &&
      groupOf(key)
        .terms(entry)
        .map((term) => term.title),
  ).toEqual(titles);
});

test.each([WATCH, SMARTWATCH, SOLITAIRE])(
  '%s without attributes has only the filter values of every product',
  (code) => {
    const groups = FACET_GROUPS.filter((group) => group.terms(entryWith(code, {})).length > 0).map(
      (group) => group.key,
    );
    const everywhere = ['brand', 'type', 'price', 'gender', 'stock', 'origin'];
    expect(groups.filter((key) => !['discount', 'colour', 'ring-size'].includes(key))).toEqual(everywhere);
  },
);

test('making charges come from rate and weight if there is no breakup', () => {
  const attributes = { MakingCharges: 200, NetWeightG: 2, MetalRatePerGram: 500 };
  const [term] = groupOf('making').terms(entryWith(SOLITAIRE, attributes));
  expect(term).toMatchObject({ value: '20-30', title: '20% to 29% of the metal' });
  expect(groupOf('making').terms(entryWith(SOLITAIRE, { MakingCharges: 200 }))).toEqual([]);
});

test('several stones of a kind count once, and only diamonds have grades', () => {
  const stone = { Carat: 1, Cut: null, Count: 1 };
  const Stones = [
    { ...stone, Type: 'Diamond', Clarity: 'VS2', Colour: 'G' },
    { ...stone, Type: 'Diamond', Clarity: 'VVS1', Colour: 'G' },
    { ...stone, Type: 'Ruby', Clarity: null, Colour: 'Red' },
  ];
  const titles = (key: string) =>
    groupOf(key)
      .terms(entryWith(SOLITAIRE, { Stones }))
      .map((term) => term.title);
  expect(titles('stone')).toEqual(['Diamond', 'Ruby']);
  expect(titles('clarity')).toEqual(['VS2', 'VVS1']);
  expect(titles('stone-colour')).toEqual(['G']);
});

test('a word in another script is a filter value, too, without the comma that separates values', () => {
  const [term] = groupOf('brand').terms(entryWith(WATCH, {}, { BrandName: 'समय, घड़ी' }));
  expect(term).toMatchObject({ value: 'समय घड़ी', title: 'समय, घड़ी' });
});

test('every facet key is one group, and every list names existing groups', () => {
  expect(FACET_GROUPS.map((group) => group.key).toSorted()).toEqual([...FACET_KEYS].toSorted());
  for (const keys of [GROUPS_OF_MIXED, ...Object.values(GROUPS_OF_KIND)]) {
    expect(new Set(keys).size).toBe(keys.length);
    expect(FACET_KEYS).toEqual(expect.arrayContaining([...keys]));
    expect(keys).toContain('origin');
  }
});

test('a group whose products are all of one kind is listed for that kind', () => {
  const listed = new Set(Object.values(GROUPS_OF_KIND).flat());
  expect(FACET_KEYS.filter((key) => !listed.has(key))).toEqual([]);
});
