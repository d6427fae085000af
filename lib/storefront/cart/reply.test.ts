import { unsealData } from 'iron-session';
import { NextRequest } from 'next/server';
import { testCart, testLine } from '#lib/testing/examples/cart.ts';
import { TEST_SECRET } from '#lib/testing/test-settings.ts';
import { cartPageReply } from './reply.ts';
import type { Cart } from './types.ts';

const cartOf = (unsaved: Partial<Cart>) => testCart([testLine('Ganga', 1)], unsaved);
const coupon = { code: 'GANGA10', reason: 'not-applicable' } as const;

/** The redirect target of a form, the alert of its page, and the item count for the badge. */
async function answered(cart: Cart | null) {
  const set = jest.fn();
  const request = new NextRequest('http://shop.test/api/cart', { method: 'POST' });
  const cookies = { get: () => undefined, set };
  const reply = await cartPageReply({ request, cookies }, '/cart?notice=updated', cart);
  const [, sealed] = set.mock.calls[0] ?? [];
  return {
    location: reply.headers.get('location'),
    note: sealed === undefined ? null : await unsealData(sealed, { password: TEST_SECRET }),
    count: reply.cookies.get('cartCount')?.value,
  };
}

test('a cart form that dropped no coupon redirects to its page and sets the cart count', async () => {
  expect(await answered(cartOf({}))).toEqual({ location: '/cart?notice=updated', note: null, count: '1' });
  expect(await answered(null)).toEqual({ location: '/cart?notice=updated', note: null, count: undefined });
});

test('a cart form that dropped a coupon shows the alert at the coupon form', async () =>
  expect(await answered(cartOf({ droppedCoupon: coupon }))).toMatchObject({
    location: '/cart?notice=updated&refused=coupon',
    note: { form: 'coupon', values: {}, problems: { '': expect.stringMatching(/^Coupon GANGA10 was removed\./) } },
  }));

test('a cart form that dropped a gift coupon shows the alert at the gift coupon form', async () =>
  expect(await answered(cartOf({ giftCouponRefusal: 'used' }))).toMatchObject({
    location: '/cart?notice=updated&refused=gift-coupon',
    note: { form: 'gift-coupon', values: {}, problems: { '': expect.stringMatching(/used for an order/) } },
  }));
