import { MINUTE_MS } from '#lib/shared/durations.ts';
import { clearPurchasedEntries } from './clear-purchased-entries.ts';

const PLACED = 1_800_000_000_000;
const entry = (at: number) => ({ value: 'WELCOME10', at });

test('entries stored before an order was placed are cleared; later ones belong to the next cart', () => {
  const shopper = {
    couponCode: entry(PLACED - MINUTE_MS),
    enteredCouponCode: entry(PLACED),
    gcSessionId: entry(PLACED + 1),
    basketGuid: 'basket',
  };
  expect(Object.keys(clearPurchasedEntries(shopper, PLACED))).toEqual(['couponCode', 'enteredCouponCode']);
});

test('a session without entries has nothing to clear', () => expect(clearPurchasedEntries({}, PLACED)).toEqual({}));
