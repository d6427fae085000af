import { testLine } from '#lib/testing/cart.ts';
import { checkoutBlock, isOverMaximum } from './checkout-block.ts';

const plain = testLine('Ganga', 2);
const soldOut = testLine('Tista', 1, { stock: 0, maximum: 0 });
const tooMany = testLine('Kaveri', 3, { stock: 2, maximum: 2 });
const limit = { code: 'GANGA10', reason: 'cart-limit', maximum: 25 } as const;

describe('what keeps a cart from the checkout', () => {
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
  ])('%s', (_case, lines, couponRefusal, block) => expect(checkoutBlock({ lines, couponRefusal })).toBe(block));

  test('a line at its maximum can be bought, and a sold-out one has no quantity to lower', () =>
    expect([plain, soldOut, testLine('Kaveri', 2, { maximum: 2 }), tooMany].map(isOverMaximum)).toEqual([
      false,
      false,
      false,
      true,
    ]));
});
