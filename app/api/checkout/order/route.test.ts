import { choiceText } from '#lib/storefront/marketing/consent/choice.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import { checkoutChoices, readFlash } from '#lib/storefront/platform/session/flash-cookies.ts';
import { sealedCookies } from '#lib/storefront/platform/session/settings.ts';
import { addGiftCard } from '#lib/testing/examples/gifts.ts';
import { TEST_ADDRESS_FIELDS } from '#lib/testing/storefront/address-fields.ts';
import { CHEAP, setUpCheckout, WATCH } from '#lib/testing/storefront/checkout-steps.ts';
import { incompressibleText } from '#lib/testing/storefront/refused-form.ts';
import { setStorefrontOptions } from '#lib/testing/storefront/site-options.ts';
import { POST as applyCoupon } from '../../cart/coupon/route.ts';
import { POST as applyGiftCard } from '../../cart/gift-cards/route.ts';
import { POST as addToCart } from '../../cart/route.ts';
import { POST as chooseAddress } from '../address/route.ts';
import { POST as confirmDelivery } from '../delivery/route.ts';
import { POST as placeOrder } from './route.ts';

const checkout = setUpCheckout({ addToCart, chooseAddress, confirmDelivery, placeOrder });

/** Confirms an order, as its payment does. */
const confirm = (number = '') =>
  checkout
    .db()
    .updateTable('orders')
    .set({ state: 'confirmed', confirmed_at: Date.now() })
    .where('number', '=', number)
    .execute();

describe('placing an order', () => {
  test('an order paid at a gateway leads to its payment, and the checkout choices stay until it is paid', async () => {
    await checkout.ready();
    const answer = await checkout.order({ method: 'payu' });
    expect(answer.body).toEqual({ ok: true, location: expect.stringMatching(/^\/makepayment\?order=/) });
    expect(await checkout.orderOf(answer)).toMatchObject({ payment_method: 'payu' });
    expect(checkout.has('checkout')).toBe(true);
  });

  test('an order keeps the gift options of its form, and an emoji in the message is refused', async () => {
    await checkout.ready();
    const gift = { giftWrap: 'on', giftMessage: ' With\r\nlove ', hidePrices: 'on' };
    const refused = await checkout.order({ ...gift, giftMessage: 'Love 🎁' });
    expect(refused.body.problems).toEqual({ giftMessage: 'The message is printed: please leave out emoji.' });
    const { document = '{}' } = (await checkout.orderOf(await checkout.order(gift))) ?? {};
    expect(JSON.parse(document)).toMatchObject({ gift: { Wrap: true, Message: 'With\nlove', HidePrices: true } });
  });

  test('an order keeps the campaign of a shopper who agreed to campaigns', async () => {
    await checkout.ready();
    const { cookies } = checkout.browser;
    cookies.set(READABLE_COOKIES.utmSource, 'mail');
    const { document: without = '{}' } = (await checkout.orderOf(await checkout.order())) ?? {};
    expect(JSON.parse(without)).not.toHaveProperty('campaign');
    await checkout.ready();
    cookies.set(READABLE_COOKIES.utmSource, 'mail');
    cookies.set(READABLE_COOKIES.consent, choiceText({ granted: ['campaigns'], at: Date.now() }));
    const { document = '{}' } = (await checkout.orderOf(await checkout.order())) ?? {};
    expect(JSON.parse(document)).toMatchObject({ campaign: { source: 'mail', medium: '', name: '' } });
  });

  test('without scripts a gift message that the cookie has no room for is requested again', async () => {
    await checkout.ready();
    await checkout.browser.form(placeOrder, '/api', {
      ...checkout.input({ method: 'barter' }),
      giftMessage: incompressibleText(240),
    });
    expect((await checkout.returnedForm())?.problems).toMatchObject({
      giftMessage: expect.stringMatching(/^We could not keep/),
    });
  });

  test("a cash-on-delivery order leads to the thank-you page, and the cart's stored data is cleared", async () => {
    await checkout.ready(CHEAP);
    const { cart } = (await checkout.post(applyCoupon, { intent: 'apply', couponCode: 'WELCOME10' })).body.data;
    expect(await checkout.storedDiscounts()).toEqual(['couponCode', 'enteredCouponCode']);
    checkout.payable = cart.figures.payable;
    const answer = await checkout.order({ method: 'cash-on-delivery' });
    expect(answer.body).toEqual({ ok: true, location: expect.stringMatching(/^\/thankyou\?order=/) });
    expect(await checkout.storedDiscounts()).toEqual([]);
    expect(checkout.has('checkout')).toBe(false);
    expect(checkout.browser.cookies.get(READABLE_COOKIES.cartCount)).toBe('0');
  });

  test('on a corporate site no order is placed with a coupon in a cart above the limit', async () => {
    await checkout.ready(CHEAP);
    await checkout.post(applyCoupon, { intent: 'apply', couponCode: 'WELCOME10' });
    const before = await checkout.countOrders();
    setStorefrontOptions({ CorporateSite: 'on', CorporateCouponCartLimit: '1' });
    const two = (await checkout.addToCart(CHEAP)).body.cart;
    expect(two).toMatchObject({ count: 2, coupon: null, couponRefusal: { reason: 'cart-limit', maximum: 1 } });
    const refused = await checkout.order({ expectedAmount: String(two.figures.payable - 1) });
    expect(refused.body).toMatchObject({ ok: false });
    expect(await checkout.countOrders()).toBe(before);
    expect(await checkout.storedDiscounts()).not.toContain('couponCode');
    setStorefrontOptions();
  });

  test('an order paid by gift cards needs no gateway', async () => {
    await checkout.ready();
    await checkout.post(applyGiftCard, {
      intent: 'apply',
      ...(await addGiftCard(checkout.setup.api, { amount: 50_000, balance: 50_000_00 })),
    });
    const answer = await checkout.order({ method: 'gift-card', expectedAmount: '0' });
    expect(answer.body.location).toMatch(/^\/thankyou\?order=/);
    expect(await checkout.storedDiscounts()).toEqual([]);
  });

  test('a form submitted repeatedly places one order; with other content it is refused', async () => {
    await checkout.ready();
    const before = await checkout.countOrders();
    const sent = checkout.input();
    const [one, other] = [await checkout.post(placeOrder, sent), await checkout.post(placeOrder, sent)];
    expect(other.body).toEqual(one.body);
    expect(await checkout.countOrders()).toBe(before + 1);
    const changed = await checkout.post(placeOrder, { ...sent, method: 'payu' });
    expect([changed.status, changed.body.problems['']]).toEqual([422, expect.stringMatching(/^Something has changed/)]);
    expect(await checkout.countOrders()).toBe(before + 1);
  });

  test('an order that was paid meanwhile leads to the thank-you page when it is submitted again', async () => {
    await checkout.ready();
    const sent = checkout.input();
    const { number } = (await checkout.orderOf(await checkout.post(placeOrder, sent))) ?? {};
    await confirm(number);
    const again = await checkout.post(placeOrder, sent);
    expect(again.body.location).toMatch(/^\/thankyou\?order=/);
    expect(checkout.has('checkout')).toBe(false);
  });

  test('a bought order clears its checkout choices, also without JavaScript', async () => {
    await checkout.ready(WATCH, { pan: 'AAPFU0939F' });
    const { number } = (await checkout.orderOf(await checkout.order())) ?? {};
    expect((await checkout.post(confirmDelivery, {})).body.location).toBe('/checkout?step=payment');
    await confirm(number);
    expect((await checkout.post(confirmDelivery, {})).body.location).toBe('/checkout');
    await checkout.post(chooseAddress, TEST_ADDRESS_FIELDS);
    expect(await readFlash(checkout.cookiesSent(), checkoutChoices, sealedCookies())).toEqual({
      mark: expect.any(String),
      addressId: expect.any(String),
    });
  });

  test('an order with a lost reply is the same order when submitted again without JavaScript', async () => {
    await checkout.ready();
    const sent = checkout.input();
    const before = await checkout.countOrders();
    // The first submission places the order, but its reply does not reach the checkout.browser.
    await checkout.post(placeOrder, sent);
    checkout.setup.intercept = ({ name }) => (name === 'PlaceOrder' ? new Response('', { status: 502 }) : undefined);
    await checkout.browser.form(placeOrder, '/api/checkout/order', sent);
    checkout.setup.intercept = () => undefined;
    expect((await checkout.returnedForm())?.values.key).toBe(sent.key);
    const answer = await checkout.browser.form(placeOrder, '/api/checkout/order', {
      ...sent,
      key: (await checkout.returnedForm())?.values.key ?? '',
    });
    expect(answer.headers.get('location')).toMatch(/^\/makepayment/);
    expect(await checkout.countOrders()).toBe(before + 1);
  });

  test('without JavaScript a placed order redirects with HTTP 303', async () => {
    await checkout.ready();
    const answer = await checkout.browser.form(placeOrder, '/api/checkout/order', checkout.input());
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/makepayment/)]);
  });

  test('an order has the address of the checkout steps, and the billing details of the delivery step', async () => {
    await checkout.ready(WATCH, { gstin: '29aapfu0939f1zr ' });
    const placed = await checkout.orderOf(await checkout.order());
    expect(JSON.parse(placed?.document ?? '')).toMatchObject({ gstin: '29AAPFU0939F1ZR' });
  });
});
