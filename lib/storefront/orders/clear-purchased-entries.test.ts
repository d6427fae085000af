import { clearPurchasedEntries } from './clear-purchased-entries.ts';

const PLACED = 1_800_000_000_000;
const entry = (at: number) => ({ value: 'WELCOME10', at });

test('what was stored before the order went into it; what came later is of the next cart', () => {
  const shopper = {
    couponCode: entry(PLACED - 60_000),
    enteredCouponCode: entry(PLACED),
    gcSessionId: entry(PLACED + 1),
    basketGuid: 'basket',
  };
  expect(Object.keys(clearPurchasedEntries(shopper, PLACED))).toEqual(['couponCode', 'enteredCouponCode']);
});

test('a session that stored nothing has nothing to forget', () =>
  expect(clearPurchasedEntries({}, PLACED)).toEqual({}));
