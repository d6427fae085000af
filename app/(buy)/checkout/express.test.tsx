import type { ReactElement } from 'react';
import { DEMO_PROFILE, setShopProfile } from '#lib/shared/shop-profile.ts';
import type { Checkout } from '#lib/storefront/checkout/types.ts';
import { collectDirectives } from '#lib/storefront/platform/http/response-directives.ts';
import { TEST_ADDRESS_FIELDS } from '#lib/testing/storefront/address-fields.ts';
import { CHEAP, setUpCheckout } from '#lib/testing/storefront/checkout-steps.ts';
import { jar } from '#lib/testing/storefront/page-cookies.ts';
import { replyOf } from '#lib/testing/storefront/retail-client.ts';

jest.mock('next/headers', () => jest.requireActual('#lib/testing/storefront/page-cookies.ts'));

import { POST as addToCart } from '../../api/cart/route.ts';
import { POST as chooseAddress } from '../../api/checkout/address/route.ts';
import { POST as confirmDelivery } from '../../api/checkout/delivery/route.ts';
import { POST as placeOrder } from '../../api/checkout/order/route.ts';
import CheckoutPage from './page';

const checkout = setUpCheckout({ addToCart, chooseAddress, confirmDelivery, placeOrder });
/** What a retail API answers that has no express delivery. */
const WITHOUT_EXPRESS = {
  Pincode: '560001',
  City: 'Bengaluru',
  State: 'Karnataka',
  Deliverable: true,
  CashOnDelivery: true,
  IdentityNeeded: false,
  EarliestDate: '',
  LatestDate: '',
  DeliveryDays: '2-4',
};
const CHARGES = [{ kind: 'express-delivery', amount: 150_00 }];

/** Offers express delivery in Bengaluru, or nowhere. */
function offer(isOffered: boolean): void {
  const express = { charge: 150, freeFrom: null, days: [0, 1] as [number, number], zones: ['Bengaluru'], pincodes: [] };
  const { delivery } = DEMO_PROFILE;
  setShopProfile({ ...DEMO_PROFILE, delivery: isOffered ? { ...delivery, express } : delivery });
}

beforeEach(async () => {
  jar.clear();
  offer(true);
  await checkout.ready(CHEAP, { speed: 'express' });
});
afterAll(() => setShopProfile(DEMO_PROFILE));

/** What a step of the checkout shows. */
async function shown(step: string): Promise<Checkout> {
  for (const [name, value] of checkout.browser.cookies) jar.set(name, value);
  const page: ReactElement<{ checkout: Checkout }> = await collectDirectives({ tags: new Set() }, () =>
    CheckoutPage({ searchParams: Promise.resolve({ step }) }),
  );
  return page.props.checkout;
}

test('express delivery is charged and ordered once it is chosen, and not once it is given up', async () => {
  const chosen = await shown('payment');
  expect(chosen).toMatchObject({ isExpress: true, cart: { figures: { charges: CHARGES } } });
  checkout.payable = chosen.cart.figures.payable;
  const order = await checkout.orderOf(await checkout.order());
  expect(JSON.parse(order?.document ?? '{}')).toMatchObject({ express: true, figures: { charges: CHARGES } });
  await checkout.post(confirmDelivery, { speed: 'standard' });
  const standard = await shown('payment');
  expect(standard).toMatchObject({ isExpress: false, cart: { figures: { charges: [] } } });
  expect(standard.cart.figures.payable).toBe(checkout.payable - 150_00);
});

test('another address ends the choice of express delivery', async () => {
  await checkout.post(chooseAddress, { ...TEST_ADDRESS_FIELDS, fullName: 'Ravi Rao' });
  expect((await shown('delivery')).choices).not.toHaveProperty('express');
});

test('where express delivery is no longer offered, the delivery step says so before anything is paid', async () => {
  offer(false);
  await expect(shown('payment')).rejects.toMatchObject({ digest: expect.stringContaining('/checkout?step=delivery') });
  const { isExpress, choices, cart } = await shown('delivery');
  expect({ isExpress, express: choices.express, charges: cart.figures.charges }).toEqual({
    isExpress: false,
    express: true,
    charges: [],
  });
  expect((await checkout.order({ method: 'payu' })).body).toMatchObject({
    ok: false,
    location: '/checkout?step=delivery',
  });
  expect((await checkout.post(confirmDelivery, {})).body).toMatchObject({ ok: true });
  expect(await shown('payment')).toMatchObject({ isExpress: false });
});

test('a retail API without express delivery loses the choice, and no page', async () => {
  const express: string[] = [];
  checkout.setup.intercept = ({ name, body }) => {
    if (body.Express === true) express.push(name);
    return name === 'CheckServiceability' ? replyOf.data(WITHOUT_EXPRESS) : undefined;
  };
  expect(await shown('delivery')).toMatchObject({ isExpress: false, delivery: { express: null, makingDays: 0 } });
  await checkout.post(confirmDelivery, {});
  express.length = 0;
  const { isExpress, cart } = await shown('payment');
  checkout.payable = cart.figures.payable;
  expect(isExpress).toBe(false);
  expect((await checkout.order()).body).toMatchObject({ ok: true });
  expect(express).toEqual([]);
});
