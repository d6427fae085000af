import { testCart, testLine } from '#lib/testing/examples/cart.ts';
import { checkoutBlock, isNoticeTrue, isOverMaximum } from './checkout-block.ts';
import type { CartNoticeCode } from './notices.ts';
import type { Cart } from './types.ts';

const plain = testLine('Ganga', 2);
const soldOut = testLine('Tista', 1, { stock: 0, maximum: 0 });
const tooMany = testLine('Kaveri', 3, { stock: 2, maximum: 2 });
const limit = { code: 'GANGA10', reason: 'cart-limit', maximum: 25 } as const;

describe('checkoutBlock: the first reason why a cart cannot be checked out', () => {
  test.each([
    ['nothing', [plain], null, null],
    [
      'nothing where a coupon does not count for another reason',
      [plain],
      { code: 'GANGA10', reason: 'expired' } as const,
      null,
    ],
    ['what is sold out', [plain, soldOut], null, 'checkout-sold-out'],
    ['a quantity above the stock', [plain, tooMany], null, 'checkout-quantity'],
    ['a coupon with too many pieces', [plain], limit, 'checkout-coupon'],
    ['what is sold out, before all else', [tooMany, soldOut], limit, 'checkout-sold-out'],
    ['a quantity, before the coupon', [tooMany], limit, 'checkout-quantity'],
  ])('checkoutBlock: %s', (_case, lines, couponRefusal, block) =>
    expect(checkoutBlock({ lines, couponRefusal })).toBe(block),
  );

  test('a line at its maximum is not over it, and neither is a sold-out line', () =>
    expect([plain, soldOut, testLine('Kaveri', 2, { maximum: 2 }), tooMany].map(isOverMaximum)).toEqual([
      false,
      false,
      false,
      true,
    ]));
});

test.each<[CartNoticeCode, Cart]>([
  ['checkout-sold-out', testCart([testLine('Tista', 1, { stock: 0, maximum: 0 })])],
  ['checkout-quantity', testCart([testLine('Tista', 3, { stock: 2, maximum: 2 })])],
  ['checkout-coupon', testCart([plain], { couponRefusal: { code: 'GANGA10', reason: 'cart-limit', maximum: 25 } })],
  ['coupon-applied', testCart([plain], { coupon: { code: 'GANGA10', discount: 100, expiresAt: 0, terms: '' } })],
  ['gift-coupon-held', testCart([plain], { giftCoupon: { amount: 500, expiresAt: 0 } })],
  ['gift-card-used', testCart([plain], { giftCards: [{ id: 'c', lastDigits: '1234', balance: 1, amount: 1 }] })],
])('the notice %s is true only of a cart that matches it', (notice, cart) => {
  expect([isNoticeTrue(notice, cart), isNoticeTrue(notice, testCart([plain]))]).toEqual([true, false]);
});

test('a notice about a completed change is true of any cart', () => {
  expect(isNoticeTrue('removed', testCart([plain]))).toBe(true);
});
