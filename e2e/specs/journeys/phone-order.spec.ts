import { randomInt, randomUUID } from 'node:crypto';
import { calls, type PhoneOrderWire } from '../../../lib/contract/index.ts';
import { nextProduct } from '../../fixtures/checkout.ts';
import { OrderDesk } from '../../fixtures/order-desk.ts';
import { readOutbox } from '../../fixtures/outbox.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';

const ADDRESS = {
  FullName: 'Asha Rao',
  Pincode: '560001',
  AddressLine1: '12 Church Street',
  City: 'Bengaluru',
  StateCode: '29',
};

/** Places an order of two products by phone, at the price of today. */
async function orderByPhone(desk: OrderDesk, Mobile: string): Promise<PhoneOrderWire> {
  const Lines = [nextProduct(), nextProduct()].map(({ Skus }) => ({ SKU: Skus[0]?.SKU ?? '', Quantity: 1 }));
  const order = {
    Mobile,
    Lines,
    Address: { ...ADDRESS, Mobile },
    Payment: 'link' as const,
    Operator: 'Desk of a browser test',
  };
  const { Total } = await desk.call(calls.placePhoneOrder, { ...order, DryRun: true, IdempotencyKey: randomUUID() });
  // The answer has rupees, as the wire has; a request has paise.
  const ExpectedTotal = Math.round(Total * 100);
  return desk.call(calls.placePhoneOrder, { ...order, ExpectedTotal, IdempotencyKey: randomUUID() });
}

const newMobile = () => `9${randomInt(1e8, 1e9)}`;

test('a customer pays an order by phone through its link, and follows both of its parcels', async ({
  checkout,
  page,
  payments,
  shop,
  store,
}) => {
  const desk = new OrderDesk(store.apiUrl);
  const mobile = newMobile();
  const order = await orderByPhone(desk, mobile);
  const [sms] = await readOutbox(store.apiUrl, mobile);
  expect(sms?.body).toContain(order.PaymentLink);
  await shop.open(new URL(order.PaymentLink).pathname + new URL(order.PaymentLink).search);
  await expect(page.getByText('We prepared this order for you, as you asked.')).toBeVisible();
  await expect(page.getByText('We hold these items for you as soon as you start to pay.')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectNoViolations(page);
  await expectToFit(page);
  await checkout.button(/with Razorpay$/).click();
  await payments.overlay.getByRole('button', { name: /^Pay ₹[\d,.]+$/ }).click();
  await expect(shop.heading('Thank you')).toBeVisible();

  const number = order.OrderNumber;
  await desk.advance(number, 'pack');
  const { Order } = await desk.call(calls.deskOrder, { OrderNumber: number });
  const [first, second] = Order.Products;
  for (const [index, line] of [first, second].entries()) {
    const Lines = [{ LineId: line?.LineId ?? '', Quantity: 1 }];
    const parcel = { Courier: 'Blue Dart', AWB: `BD${index + 1}`, TrackingUrl: `https://courier.example/${index + 1}` };
    const request = { OrderNumber: number, ...parcel, Lines, Operator: 'Desk of a browser test' };
    await desk.call(calls.shipParcel, { ...request, IdempotencyKey: randomUUID() });
  }
  const messages = await readOutbox(store.apiUrl, mobile);
  const shipped = messages.find(({ body }) => body.includes('tracking number BD1'));
  expect(shipped?.body).toContain('some items of your order');
  const link = /http\S*track-order\S*/.exec(shipped?.body ?? '')?.[0] ?? '';
  await shop.open(new URL(link).pathname + new URL(link).search);
  const parcels = page.getByRole('listitem').filter({ hasText: 'Some items shipped' });
  await expect(parcels).toHaveCount(2);
  await expect(parcels.first()).toContainText(`1 × ${first?.ProductTitle}`);
  await expect(parcels.first()).toContainText('Now on its way');
  await expect(parcels.first().getByRole('link', { name: 'Track at Blue Dart' })).toBeVisible();
  await shop.settled();
  await expectNoViolations(page);
  await expectToFit(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a customer pays an order by phone on the page of the gateway', async ({
    checkout,
    page,
    payments,
    shop,
    store,
  }) => {
    const order = await orderByPhone(new OrderDesk(store.apiUrl), newMobile());
    await page.goto(order.PaymentLink);
    await checkout.button(/with Razorpay$/).click();
    await expect(page.getByText(/^We are holding these items for you until/)).toBeVisible();
    await checkout.button(/with Razorpay$/).click();
    await payments.payOnPage();
    await page.getByRole('button', { name: 'Back to the store' }).click();
    await expect(shop.heading('Thank you')).toBeVisible();
  });
});
