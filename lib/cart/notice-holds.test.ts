import { testCart, testLine } from '#lib/testing/cart.ts';
import { noticeHolds } from './notice-holds.ts';
import type { NoticeCode } from './notices.ts';
import type { Cart } from './types.ts';

const line = testLine('Ganga', 1);
const plain = testCart([line]);

test.each<[NoticeCode, Cart]>([
  ['checkout-sold-out', testCart([testLine('Tista', 1, { stock: 0, maximum: 0 })])],
  ['checkout-quantity', testCart([testLine('Tista', 3, { stock: 2, maximum: 2 })])],
  ['checkout-coupon', testCart([line], { couponRefusal: { code: 'GANGA10', reason: 'cart-limit', maximum: 25 } })],
  ['coupon-applied', testCart([line], { coupon: { code: 'GANGA10', discount: 100, expiresAt: 0, terms: '' } })],
  ['gift-coupon-held', testCart([line], { giftCoupon: { amount: 500, expiresAt: 0 } })],
  ['gift-card-used', testCart([line], { giftCards: [{ id: 'c', lastDigits: '1234', balance: 1, amount: 1 }] })],
])('%s is told of a cart that it is true of, and of no other', (notice, cart) => {
  expect([noticeHolds(notice, cart), noticeHolds(notice, plain)]).toEqual([true, false]);
});

test('what was done to a cart is told of any', () => {
  expect(noticeHolds('removed', plain)).toBe(true);
});
