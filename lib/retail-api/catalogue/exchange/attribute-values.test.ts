import { ATTRIBUTES, type RootCategory } from '../product-attributes.ts';
import { OTHER_NAMES } from './attribute-names.ts';
import { attributesOf, FACT_FIELDS, factKey, productFieldsFrom } from './product-facts.ts';

const factsOf = (facts: Record<string, string>) =>
  new Map(Object.entries(facts).map(([name, text]) => [factKey(name), text]));

test.each<[RootCategory, Record<string, string>, Record<string, unknown>]>([
  ['Watches', { 'Case Diameter': '42mm', 'Dial Color': 'Blue' }, { CaseSizeMm: 42, DialColour: 'Blue' }],
  ['Watches', { 'Case size': '4.2 cm', Crystal: 'Sapphire' }, { CaseSizeMm: 42, Glass: 'Sapphire' }],
  ['Watches', { 'Water Resistance': '10 ATM' }, { WaterResistanceM: 100 }],
  ['Watches', { 'Water Resistant': '5 bar (50 m)' }, { WaterResistanceM: 50 }],
  ['Watches', { 'Water resistance': 'Up to 30 metres' }, { WaterResistanceM: 30 }],
  ['Watches', { Waterproof: 'Yes' }, {}],
  ['Watches', { Warranty: '2 years' }, { WarrantyMonths: 24 }],
  ['Watches', { Warranty: '2 years on the movement' }, {}],
  ['Smartwatches', { 'Water resistance': '5 ATM', 'Battery life': '7 days' }, { WaterRating: '5 ATM', BatteryDays: 7 }],
  ['Jewellery', { 'Gold Karat': '18' }, { Purity: '18 KT (750)' }],
  ['Jewellery', { 'Metal Purity': '916' }, { Purity: '22 KT (916)' }],
  ['Jewellery', { purity: '92.5%' }, { Purity: '925 sterling' }],
  ['Jewellery', { purity: 'PT950' }, { Purity: 'PT 950' }],
  ['Jewellery', { purity: '22 KT (916)' }, { Purity: '22 KT (916)' }],
  ['Jewellery', { Metal: '22K Yellow Gold' }, { Metal: 'Yellow Gold', Purity: '22 KT (916)' }],
  ['Jewellery', { Metal: 'Gold', 'Metal Colour': 'Rose' }, { Metal: 'Rose Gold' }],
  ['Jewellery', { Metal: 'Silver', 'Metal Colour': 'White' }, { Metal: 'Silver' }],
  ['Jewellery', { 'Gross Wt': '4.24 gms', 'Gold Weight': '4100 mg' }, { GrossWeightG: 4.24, NetWeightG: 4.1 }],
  ['Jewellery', { 'Making Charges': '12%' }, { MakingPercent: 12 }],
  ['Jewellery', { 'Making Charges': '₹450 per gram' }, { MakingPerGram: 450 }],
  ['Jewellery', { 'Making Charges': '₹2,956' }, { MakingCharges: 2956 }],
  [
    'Jewellery',
    { 'Diamond Weight': '0.72 ct', 'No. of Diamonds': '1', 'Diamond Clarity': 'VS1' },
    { Stones: [{ Type: 'Diamond', Carat: 0.72, Cut: null, Clarity: 'VS1', Colour: null, Count: 1 }] },
  ],
  // A number that is not stated is not made up.
  ['Jewellery', { 'Diamond Weight': '0.72 ct' }, {}],
])('the attributes of %s in %j are read as %j', (root, facts, attributes) => {
  expect(attributesOf(root, factsOf(facts))).toEqual(attributes);
});

test('HSN code and GST rate are read as shops write them', () => {
  expect(productFieldsFrom(factsOf({ HSN: '7113 19 10', 'GST Rate': 'GST 3%', 'Made in': 'India' }))).toEqual({
    HsnCode: '71131910',
    GstPercent: 3,
    CountryOfOrigin: 'India',
  });
});

test('each other name is one that a fact can have, of a field that exists', () => {
  const fields = new Set([
    ...Object.keys(FACT_FIELDS),
    ...Object.values(ATTRIBUTES).flatMap(({ shape }) => Object.keys(shape)),
  ]);
  expect(Object.keys(OTHER_NAMES).filter((field) => !fields.has(field))).toEqual([]);
  expect(
    Object.values(OTHER_NAMES)
      .flat()
      .filter((name) => name !== factKey(name)),
  ).toEqual([]);
});
