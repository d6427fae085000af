import { resetShopRules, setDelivery } from '../../testing/shop-rules.ts';
import { expressAt, expressCharge } from './express-at.ts';

const EXPRESS = {
  charge: 150,
  freeFrom: 5000,
  days: [1, 1] as [number, number],
  zones: ['Bengaluru'],
  pincodes: ['4000', '682001'],
};

beforeEach(() => setDelivery({ express: EXPRESS }));
afterEach(resetShopRules);

test.each([
  ['560001', true, 'in a named zone'],
  ['400050', true, 'with named digits'],
  ['682001', true, 'with all six digits'],
  ['682002', false, 'elsewhere'],
  ['411001', false, 'in another zone'],
  ['999999', false, 'where nothing is delivered'],
])('express delivery to %s: %s, %s', (pincode, offered) => {
  expect(expressAt(pincode)).toEqual(offered ? EXPRESS : null);
});

test('express delivery is not offered where it would arrive no sooner, nor where it is switched off', () => {
  setDelivery({ express: { ...EXPRESS, days: [1, 2] } });
  expect(expressAt('560001')).toBeNull();
  expect(expressAt('400050')).not.toBeNull();
  setDelivery({ express: undefined });
  expect(expressAt('400050')).toBeNull();
});

test('express delivery is charged in paise', () => {
  expect(expressCharge(EXPRESS)).toEqual({ kind: 'express-delivery', charge: 150_00, freeFrom: 5000_00 });
  expect(expressCharge({ charge: 0, freeFrom: null })).toMatchObject({ charge: 0, freeFrom: null });
});
