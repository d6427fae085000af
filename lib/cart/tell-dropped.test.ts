import { unsealData } from 'iron-session';

const SECRET = 'a secret of at least 32 characters for tests';
process.env.SESSION_SECRET = SECRET;

import { tellDropped } from './tell-dropped.ts';

const coupon = { code: 'GANGA10', reason: 'not-applicable' } as const;

async function told(droppedCoupon: typeof coupon | null, giftCouponRefusal: 'expired' | 'used' | null) {
  const set = jest.fn();
  const cookies = { get: () => undefined, set };
  const location = await tellDropped(cookies, '/cart?notice=updated', { droppedCoupon, giftCouponRefusal });
  const [, sealed] = set.mock.calls[0] ?? [];
  return { location, note: sealed === undefined ? null : await unsealData(sealed, { password: SECRET }) };
}

test('a cart that lost nothing leads where it would', async () =>
  expect(await told(null, null)).toEqual({ location: '/cart?notice=updated', note: null }));

test('the loss of a coupon is told at its form', async () =>
  expect(await told(coupon, null)).toEqual({
    location: '/cart?notice=updated&refused=coupon',
    note: { form: 'coupon', values: {}, problems: { '': expect.stringMatching(/^Coupon GANGA10 was removed\./) } },
  }));

test('the loss of a gift coupon is told at its own', async () =>
  expect(await told(null, 'used')).toEqual({
    location: '/cart?notice=updated&refused=gift-coupon',
    note: { form: 'gift-coupon', values: {}, problems: { '': expect.stringMatching(/used for an order/) } },
  }));

test('of both the coupon is told first', async () =>
  expect((await told(coupon, 'expired')).location).toBe('/cart?notice=updated&refused=coupon'));
