import { stateCodeOf } from '#lib/shared/gst.ts';
import { resetShopRules, setDelivery } from '../../testing/shop-rules.ts';
import { findPlace, isPincodeIn, postalPlace } from './find-zone.ts';
import { CITIES, REGIONS, SHARED_DISTRICTS } from './postal-zones.ts';

test.each([
  ['560001', 'Bengaluru', 'Karnataka', 'Bengaluru'],
  ['563101', '', 'Karnataka', 'Southern states and Goa'],
  ['400050', 'Mumbai', 'Maharashtra', 'Large cities with a daily flight'],
  ['403001', 'Goa', 'Goa', 'Southern states and Goa'],
  ['110001', 'New Delhi', 'Delhi', 'Large cities with a daily flight'],
  ['248001', 'Dehradun', 'Uttarakhand', 'Himachal Pradesh, Uttarakhand, Jammu and Kashmir'],
  ['194101', '', 'Ladakh', 'The north-east, Ladakh and the islands'],
  ['190001', 'Srinagar', 'Jammu and Kashmir', 'Himachal Pradesh, Uttarakhand, Jammu and Kashmir'],
  ['744101', '', 'Andaman and Nicobar Islands', 'The north-east, Ladakh and the islands'],
  ['781001', 'Guwahati', 'Assam', 'The north-east, Ladakh and the islands'],
  ['682001', 'Kochi', 'Kerala', 'Southern states and Goa'],
  ['682555', '', 'Lakshadweep', 'The north-east, Ladakh and the islands'],
  ['834001', 'Ranchi', 'Jharkhand', 'Most of India'],
] as const)('pincode %s is in %s, %s, zone %s', (pincode, city, state, zone) => {
  expect(findPlace(pincode)).toMatchObject({ city, state, zone: { name: zone } });
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

test.each([
  ['560001', 'Karnataka', true],
  ['560001', 'Kerala', false],
  ['682555', 'Lakshadweep', true],
  ['682001', 'Lakshadweep', false],
  ['605001', 'Puducherry', true],
  ['605101', 'Tamil Nadu', true],
  ['605101', 'Kerala', false],
  // Daman and Silvassa, and Valsad beside them, of which one prefix is listed for itself.
  ['396210', 'Dadra and Nagar Haveli and Daman and Diu', true],
  ['396230', 'Gujarat', true],
  ['396230', 'Maharashtra', false],
  ['246701', 'Uttar Pradesh', true],
  // The Army Postal Service.
  ['903001', 'Assam', true],
])('pincode %s in %s: %s', (pincode, state, expected) => {
  expect(isPincodeIn(pincode, state)).toBe(expected);
});

test('every shared district is of two known states', () => {
  for (const [district, second] of Object.entries(SHARED_DISTRICTS)) {
    expect(stateCodeOf(second)).toBeDefined();
    expect(postalPlace(`${district}001`)?.state).not.toBe(second);
  }
});

describe('by the rules of a shop', () => {
  afterEach(resetShopRules);

  const zone = (name: string, more: { states?: string[]; pincodes?: string[] }) => {
    return { name, states: [], pincodes: [], days: [1, 2] as [number, number], promised: true, cash: true, ...more };
  };

  test('the longest digits decide, then the state, then the zone for everywhere else', () => {
    const goa = zone('Goa', { states: ['Goa'] });
    setDelivery({ zones: [zone('Panaji', { pincodes: ['403001'] }), zone('North', { pincodes: ['40'] }), goa] });
    expect(['403001', '403110', '400001', '560001'].map((pincode) => findPlace(pincode)?.zone.name)).toEqual([
      'Panaji',
      'North',
      'North',
      undefined,
    ]);
    setDelivery({ zones: [goa, zone('Else', {})] });
    expect(['403110', '560001'].map((pincode) => findPlace(pincode)?.zone.name)).toEqual(['Goa', 'Else']);
  });

  test('pincodes without delivery are still places', () => {
    setDelivery({ notDelivered: ['744'] });
    expect(findPlace('744101')).toBeNull();
    expect(postalPlace('744101')?.state).toBe('Andaman and Nicobar Islands');
  });
});
