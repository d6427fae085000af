import { colourTerms } from './facet-colours.ts';
import { rangeTerms, thresholdTerms } from './facet-terms.ts';

const BANDS = { limits: [10, 20], step: 0.1, labelOf: (measure: number) => `${measure} g` };

test.each([
  [0.1, 'under-10', 'Under 10 g', 0],
  [9.99, 'under-10', 'Under 10 g', 0],
  [10, '10-20', '10 g to 19.9 g', 1],
  [19.99, '10-20', '10 g to 19.9 g', 1],
  [20, 'from-20', '20 g and above', 2],
  [1e9, 'from-20', '20 g and above', 2],
])('%d is in the band %s: %s', (measure, value, title, rank) =>
  expect(rangeTerms(measure, BANDS)).toEqual([{ value, title, rank }]),
);

test('an unknown measure is in no band', () => {
  expect(rangeTerms(undefined, BANDS)).toEqual([]);
  expect(thresholdTerms(undefined, [1, 2], ' m')).toEqual([]);
});

test('a measure has every limit that it reaches', () => {
  expect(thresholdTerms(50, [30, 50, 100], ' m').map((term) => term.value)).toEqual(['30-up', '50-up']);
  expect(thresholdTerms(29, [30, 50, 100], ' m')).toEqual([]);
});

test.each([
  ['Black', ['Black']],
  ['Midnight Blue', ['Blue']],
  ['Navy', ['Blue']],
  ['Teal', ['Blue', 'Green']],
  ['Rose Gold', ['Rose Gold']],
  ['Rose-Gold', ['Rose Gold']],
  ['Silver and Rose Gold', ['Rose Gold', 'Silver']],
  ['Silver and Gold', ['Silver', 'Gold']],
  ['Pink Mother of Pearl', ['Mother of Pearl', 'Pink']],
  ['Tan', ['Brown']],
  ['Titanium', ['Grey']],
  ['Rainbow', ['Rainbow']],
])('colour %s belongs to %j', (name, families) => {
  expect(new Set(colourTerms(name).map((term) => term.title))).toEqual(new Set(families));
});
