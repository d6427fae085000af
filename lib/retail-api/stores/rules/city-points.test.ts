import { INDIAN_STATES } from '#lib/shared/gst.ts';
import { CITIES } from '../../cart/delivery/postal-zones.ts';
import { CITY_LIST } from './city-list.ts';
import { cityPoint } from './city-points.ts';
import { distanceKm } from './distance.ts';
import { findState } from './state-points.ts';

const entries = Object.entries(CITY_LIST).flatMap(([state, cities]) =>
  cities.split(/,\s+/).map((entry) => ({ state, name: entry.replace(/ [\d.]+ [\d.]+$/, '') })),
);

test('every city of a pincode is listed', () => {
  const names = Object.values(CITIES);
  expect(names.filter((city) => !cityPoint(city) && !findState(city))).toEqual([]);
});

test('each city name is unique and resolves to the city in its own state', () => {
  expect(Object.keys(CITY_LIST).toSorted()).toEqual(INDIAN_STATES.map(({ name }) => name).toSorted());
  for (const { state, name } of entries) expect(cityPoint(name)).toMatchObject({ name, state });
});

test('each city lies near enough to the capital of its state', () => {
  for (const { state, name } of entries) {
    const [city, capital] = [cityPoint(name)?.point, findState(state)?.point];
    // No place is farther than that from its state's capital.
    expect([name, city && capital ? distanceKm(city, capital) < 850 : null]).toEqual([name, true]);
  }
});

test.each([
  ['Mysore', 'Mysuru'],
  ['Bombay', 'Mumbai'],
  ['hubli', 'Hubballi'],
  ['Ooty', 'Udhagamandalam'],
  ['Trivandrum', 'Thiruvananthapuram'],
  ['मुंबई', 'Mumbai'],
  ['Panjim', 'Panaji'],
  ['Atlantis', undefined],
])('the city %s resolves to %s', (text, name) => expect(cityPoint(text)?.name).toBe(name));
