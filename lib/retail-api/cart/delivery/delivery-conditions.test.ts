import { deliveryConditions } from './delivery-conditions.ts';

const CASH_LIMIT = 10_000_00;
const IDENTITY_FROM = 50_000_00;

test.each([
  ['off by the operator', false, true, 100, false, false],
  ['not taken in the zone', true, false, 100, false, false],
  ['up to the limit', true, true, CASH_LIMIT, true, false],
  ['a paisa above the limit', true, true, CASH_LIMIT + 1, false, false],
  ['a paisa below the value for an ID', true, true, IDENTITY_FROM - 1, false, false],
  ['from the value for an ID on', true, true, IDENTITY_FROM, false, true],
  ['nothing named yet', true, true, null, true, false],
])('conditions on delivery: %s', (_title, offered, zoneTakesCash, price, cashOnDelivery, identityNeeded) => {
  expect(deliveryConditions({ offered, zoneTakesCash, price })).toEqual({ cashOnDelivery, identityNeeded });
});
