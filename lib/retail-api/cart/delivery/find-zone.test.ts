import { findPlace } from './find-zone.ts';
import { CITIES, REGIONS, ZONES } from './postal-zones.ts';

test.each([
  ['560001', 'Bengaluru', 'Karnataka', 'home'],
  ['563101', '', 'Karnataka', 'south'],
  ['400050', 'Mumbai', 'Maharashtra', 'metro'],
  ['403001', 'Goa', 'Goa', 'south'],
  ['110001', 'New Delhi', 'Delhi', 'metro'],
  ['248001', 'Dehradun', 'Uttarakhand', 'hills'],
  ['194101', '', 'Ladakh', 'remote'],
  ['190001', 'Srinagar', 'Jammu and Kashmir', 'hills'],
  ['744101', '', 'Andaman and Nicobar Islands', 'remote'],
  ['781001', 'Guwahati', 'Assam', 'remote'],
  ['682001', 'Kochi', 'Kerala', 'south'],
  ['682555', '', 'Lakshadweep', 'remote'],
  ['834001', 'Ranchi', 'Jharkhand', 'rest'],
] as const)('%s is %s, %s, zone %s', (pincode, city, state, zone) => {
  expect(findPlace(pincode)).toEqual({ city, state, zone: ZONES[zone] });
});

test.each(['903001', '990001', '350001', '290001', '540001', '650001', '880001'])(
  'the store does not deliver to %s',
  (pincode) => expect(findPlace(pincode)).toBeNull(),
);

test('every city is in a region', () => {
  for (const district of Object.keys(CITIES)) {
    expect(REGIONS[district] ?? REGIONS[district.slice(0, 2)]).toBeDefined();
  }
});
