import { maskGiftCoupon } from './mask-gift-coupon.ts';

test.each([
  ['GIFTACME1', '••••CME1'],
  ['GIFTACME2024SUMMER', '••••MMER'],
  ['ABCDE', '••••DE'],
  ['A', '••••'],
  ['', '••••'],
])('%s is shown as %s', (code, masked) => {
  expect(maskGiftCoupon(code)).toBe(masked);
});
