import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inLanguage } from '#lib/shared/request-context.ts';
import { localPlace } from './local-place.ts';

const inHindi = (place: string) => inLanguage('hi', () => localPlace(place));
const STORES = join(import.meta.dirname, '../../retail-api/catalogue/data/stores.json');

test.each([
  ['Jaipur, Rajasthan', 'जयपुर, राजस्थान'],
  ['New Delhi, Delhi', 'नई दिल्ली, दिल्ली'],
  ['Delhi', 'दिल्ली'],
  ['Smallville, Rajasthan', 'Smallville, राजस्थान'],
  ['', ''],
])('the place %j is %j in Hindi, and unchanged in English', (place, hindi) => {
  expect(inHindi(place)).toBe(hindi);
  expect(localPlace(place)).toBe(place);
});

test('every city of a store of the demo is known in Hindi', () => {
  const stores: readonly { City: string; State: string }[] = JSON.parse(readFileSync(STORES, 'utf8'));
  const places = stores.map(({ City: city, State: state }) => inHindi(`${city}, ${state}`));
  expect(places.filter((place) => /[A-Za-z]/.test(place))).toEqual([]);
});
