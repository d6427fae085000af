import { sealedCookies } from '#lib/storefront/platform/session/settings.ts';
import { TEST_ADDRESS_FIELDS } from '#lib/testing/storefront/address-fields.ts';
import { setUpCheckout, WATCH } from '#lib/testing/storefront/checkout-steps.ts';
import { POST as applyCoupon } from '../../cart/coupon/route.ts';
import { POST as addToCart } from '../../cart/route.ts';
import { POST as signOut } from '../../sign-out/route.ts';
import { POST as chooseAddress } from '../address/route.ts';
import { POST as confirmDelivery } from '../delivery/route.ts';
import { POST as placeOrder } from './route.ts';

const checkout = setUpCheckout({ addToCart, chooseAddress, confirmDelivery, placeOrder });

describe('an order is not placed', () => {
  test('an order at another total than the shopper saw is not placed, and both totals are reported', async () => {
    await checkout.ready();
    const before = await checkout.countOrders();
    const answer = await checkout.order({ expectedAmount: '1100000' });
    expect([answer.status, answer.body]).toEqual([
      409,
      {
        ok: false,
        problems: { '': 'The total is now ₹11,245 (was ₹11,000). Please check it and place your order again.' },
        data: { stale: true },
      },
    ]);
    expect(await checkout.countOrders()).toBe(before);
  });

  test('without JavaScript the page reports both totals of an order that was not placed', async () => {
    await checkout.ready();
    const answer = await checkout.browser.form(
      placeOrder,
      '/api/checkout/order',
      checkout.input({ expectedAmount: '1100000' }),
    );
    expect(answer.headers.get('location')).toBe('/checkout?step=payment&refused=order#step-payment');
    const flash = await checkout.returnedForm();
    expect(flash?.problems['']).toMatch(/^The total is now ₹11,245 \(was ₹11,000\)/);
    // It is known that no order was placed, so the next submission gets a new key.
    expect(flash?.values).toEqual({ expectedAmount: '1100000', method: 'razorpay' });
  });

  test('an order that has sold out meanwhile is not placed, and the cart says so', async () => {
    await checkout.ready();
    await checkout.setStock(WATCH, 0);
    expect((await checkout.order()).body.location).toBe('/cart?notice=checkout-sold-out');
  });

  test('an order with an invalid coupon is not placed: the coupon is dropped and the new total reported', async () => {
    await checkout.ready();
    await checkout.post(applyCoupon, { intent: 'apply', couponCode: 'ONCE1000' });
    await checkout.db().updateTable('coupons').set({ ends_at: 1 }).where('code', '=', 'ONCE1000').execute();
    const before = checkout.payable;
    const answer = await checkout.order({ expectedAmount: String(checkout.payable - 1000_00) });
    expect(answer.body.problems['']).toMatch(/^The total is now ₹11,245 \(was ₹10,245\)/);
    expect(await checkout.storedDiscounts()).toEqual(['enteredCouponCode']);
    // A shopper who has seen the total without the coupon is not asked again.
    expect((await checkout.order({ expectedAmount: String(before) })).body.location).toMatch(/^\/makepayment/);
    await checkout
      .db()
      .updateTable('coupons')
      .set({ ends_at: Date.now() + 1e10 })
      .where('code', '=', 'ONCE1000')
      .execute();
  });

  test('an order with an unavailable payment method is not placed', async () => {
    await checkout.ready();
    const answer = await checkout.order({ method: 'cash-on-delivery' });
    expect([answer.status, Object.keys(answer.body.problems)]).toEqual([422, ['method']]);
  });

  test('an order is not placed before the checkout steps are done', async () => {
    await checkout.addToCart(WATCH);
    expect((await checkout.order({ expectedAmount: '1249500' })).body.location).toBe('/checkout');
    await checkout.post(chooseAddress, TEST_ADDRESS_FIELDS);
    expect((await checkout.order({ expectedAmount: '1249500' })).body.location).toBe('/checkout');
  });

  test('an order is not placed for a guest or after sign-out, which clears the checkout choices', async () => {
    await checkout.ready();
    await checkout.post(signOut, {});
    expect(checkout.has('checkout')).toBe(false);
    expect((await checkout.order()).body.location).toBe('/checkout');
  });

  test('an order is not placed with the checkout choices of another sign-in', async () => {
    await checkout.ready();
    const { cookieName } = sealedCookies().checkout;
    const choicesCookie = checkout.browser.cookies.get(cookieName) ?? '';
    await checkout.signIn();
    checkout.browser.cookies.set(cookieName, choicesCookie);
    await checkout.addToCart(WATCH);
    expect((await checkout.order()).body.location).toBe('/checkout');
  });

  test('an order in an outage has an unknown result, and its key is kept for another press', async () => {
    await checkout.ready();
    checkout.setup.intercept = ({ name }) => (name === 'PlaceOrder' ? new Response('', { status: 502 }) : undefined);
    const answer = await checkout.order();
    const problems = {
      '': expect.stringMatching(/^We could not check whether your order was placed\. Please try again/),
    };
    expect([answer.status, answer.body]).toEqual([503, { ok: false, problems }]);
  });

  test.each([
    ['a key that is none', { key: 'x' }, 'key'],
    ['an amount that is none', { expectedAmount: '-1' }, 'expectedAmount'],
    ['an unknown way to pay', { method: 'barter' }, 'method'],
  ])('an order is not placed with %s', async (_case, fields, wrong) => {
    await checkout.ready();
    const answer = await checkout.order(fields);
    expect([answer.status, Object.keys(answer.body.problems)]).toEqual([422, [wrong]]);
  });
});
