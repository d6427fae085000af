import { randomUUID } from 'node:crypto';
import type { ReactElement } from 'react';
import { DEMO_PROFILE, setShopProfile } from '#lib/shared/shop-profile.ts';
import type { Checkout, StepForm } from '#lib/storefront/checkout/types.ts';
import { collectDirectives } from '#lib/storefront/platform/http/response-directives.ts';
import { CHEAP, setUpCheckout } from '#lib/testing/storefront/checkout-steps.ts';
import { jar } from '#lib/testing/storefront/page-cookies.ts';

jest.mock('next/headers', () => jest.requireActual('#lib/testing/storefront/page-cookies.ts'));

import { POST as addToCart } from '../../api/cart/route.ts';
import { POST as chooseAddress } from '../../api/checkout/address/route.ts';
import { POST as confirmDelivery } from '../../api/checkout/delivery/route.ts';
import { POST as placeOrder } from '../../api/checkout/order/route.ts';
import CheckoutPage from './page';

type Search = Awaited<Parameters<typeof CheckoutPage>[0]['searchParams']>;

const checkout = setUpCheckout({ addToCart, chooseAddress, confirmDelivery, placeOrder });
const IN_CASH = { method: 'cash-on-delivery', giftWrap: 'on' };
const CHARGES = [
  { kind: 'gift-wrap', amount: 150_00 },
  { kind: 'cash-on-delivery', amount: 49_00 },
];

beforeEach(async () => {
  jar.clear();
  const cashOnDelivery = { ...DEMO_PROFILE.cashOnDelivery, limit: 20_000, fee: 49 };
  setShopProfile({ ...DEMO_PROFILE, cashOnDelivery, giftWrap: { charge: 150 } });
  await checkout.ready(CHEAP);
});
afterAll(() => setShopProfile(DEMO_PROFILE));

/** What the payment step shows: the cart beside it, and its form. */
async function shown(search: Search = {}) {
  for (const [name, value] of checkout.browser.cookies) jar.set(name, value);
  const page: ReactElement<{ checkout: Checkout; form: StepForm }> = await collectDirectives({ tags: new Set() }, () =>
    CheckoutPage({ searchParams: Promise.resolve({ step: 'payment', ...search }) }),
  );
  const { checkout: opened, form } = page.props;
  return { figures: opened.cart.figures, values: form.rendered.values, problems: form.rendered.problems };
}

test('the payment step has no charge at first, and those of the choices that scripts pass on', async () => {
  const { figures } = await shown();
  expect(figures.charges).toEqual([]);
  const { figures: chosen, values } = await shown({ pay: 'cash-on-delivery', wrap: 'on' });
  expect(chosen).toMatchObject({ charges: CHARGES, payable: figures.payable + 199_00 });
  expect(values).toMatchObject(IN_CASH);
  expect((await shown({ pay: 'cash-on-delivery', wrap: 'off' })).figures.charges).toEqual(CHARGES.slice(1));
  expect((await shown({ pay: 'barter' })).figures.charges).toEqual([]);
});

test('without scripts the total is updated, or refused, before an order is placed with it', async () => {
  const before = await checkout.countOrders();
  const { payable } = (await shown()).figures;
  const send = async (fields: object) => {
    const sent = { key: randomUUID(), expectedAmount: String(payable), ...IN_CASH, ...fields };
    return (await checkout.browser.form(placeOrder, '/api', sent)).headers.get('location') ?? '';
  };
  expect(await send({ intent: 'update', giftMessage: 'With love' })).toBe(
    '/checkout?step=payment&refused=order#step-payment',
  );
  const updated = await shown({ refused: 'order' });
  expect(updated).toMatchObject({ figures: { charges: CHARGES, payable: payable + 199_00 }, problems: {} });
  expect(updated.values).toMatchObject({ ...IN_CASH, giftMessage: 'With love' });
  await send({});
  const refused = await shown({ refused: 'order' });
  expect(refused.problems['']).toMatch(/^The total is now ₹/);
  expect(refused.figures.payable).toBe(payable + 199_00);
  expect(await checkout.countOrders()).toBe(before);
  const placed = await send({ expectedAmount: String(refused.figures.payable) });
  expect(placed).toMatch(/^\/thankyou\?order=/);
  const key = new URLSearchParams(placed.split('?')[1]).get('order');
  const order = (await checkout.orders()).find((one) => one.key === key);
  expect(JSON.parse(order?.document ?? '{}')).toMatchObject({
    figures: { charges: CHARGES, payable: payable + 199_00 },
    gift: { Wrap: true },
  });
});
