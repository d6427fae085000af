import { calls } from '../../../lib/contract/index.ts';
import { expectSoundScreen, signInStaff } from '../../fixtures/back-office.ts';
import { OrderDesk } from '../../fixtures/order-desk.ts';
import { WITH_COURIER } from '../../fixtures/store-settings.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({
  waitsForHydration: false,
  viewport: { width: 1440, height: 900 },
  storeSettings: WITH_COURIER,
  expectedProblems: /\b422\b/,
});

test('a packer books a courier, prints its label, and follows the parcel', async ({
  office,
  page,
  checkout,
  shop,
  store,
}) => {
  await checkout.placeOrder('cash-on-delivery');
  const [number = ''] = await checkout.orderNumbers();
  const desk = new OrderDesk(store.apiUrl);
  await desk.advance(number, 'pack');
  await signInStaff(page, office.url, await office.hire('packer', 'Meera Packs'));
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();

  await test.step('orders are booked from the list', async () => {
    await page.goto(`${office.url}/orders?state=packed`);
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await page.getByRole('checkbox', { name: new RegExp(number) }).check();
    await page.getByRole('button', { name: 'Book courier (500 g)' }).click();
    await expect(page.getByRole('link', { name: `Courier label of ${number}` })).toBeVisible();
    await expectSoundScreen(page);
  });

  await test.step('a booking is cancelled, and another one can be made', async () => {
    await page.goto(`${office.url}/orders/${number}`);
    await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel booking' }).click();
    await page.getByRole('button', { name: 'Really cancel it?' }).click();
    await expect(page.getByText('The booking is cancelled.')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the price is asked for, and the parcel booked', async () => {
    await page.getByRole('button', { name: 'Book courier' }).click();
    const form = page.getByRole('form', { name: 'Book courier' });
    await form.getByLabel('Weight (grams)').fill('750');
    await form.getByRole('button', { name: 'Check the price' }).click();
    await expect(form.getByRole('status')).toContainText('Sandbox Surface: ₹125, 4 days, collects ₹');
    await expectSoundScreen(page);
    await form.getByRole('button', { name: 'Book this parcel' }).click();
    await expect(form).toHaveCount(0);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Booked', { exact: true })).toBeVisible();
  });

  const label = page.getByRole('link', { name: /^Courier label 19\d{12}$/ });
  const awb = ((await label.getAttribute('aria-label')) ?? '').replace('Courier label ', '');
  await test.step('the label is a PDF, and the form of the next step knows the AWB', async () => {
    const reply = await page.request.get(new URL((await label.getAttribute('href')) ?? '', office.url).href);
    expect([reply.headers()['content-type'], (await reply.body()).subarray(0, 5).toString()]).toEqual([
      'application/pdf',
      '%PDF-',
    ]);
    await page.getByRole('button', { name: 'Ship', exact: true }).click();
    await expect(page.getByRole('textbox', { name: /^AWB/ })).toHaveValue(awb);
    await page.getByRole('textbox', { name: /^AWB/ }).fill('OTHER-1');
    await expect(page.getByText(`A courier is booked for this parcel with the number ${awb}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel the booking and ship' })).toBeVisible();
    await expectSoundScreen(page);
  });

  await test.step('what happens to the parcel is on the timeline, and the order moves by itself', async () => {
    const tracking = page.getByRole('link', { name: awb, exact: true }).first();
    const order = page.url();
    await page.goto((await tracking.getAttribute('href')) ?? '');
    for (const happening of ['Shipment picked up', 'Out for delivery', 'Customer not at home', 'Delivered'])
      await page.getByRole('button', { name: happening, exact: true }).click();
    const stateOf = async () => (await desk.call(calls.deskOrder, { OrderNumber: number })).Order.State;
    await expect.poll(stateOf).toBe('delivered');
    await page.goto(order);
    await expect(page.getByText('Courier attempt failed')).toBeVisible();
    await expect(page.getByText(/Customer not at home$/)).toBeVisible();
    await expectSoundScreen(page);
  });

  await test.step('the shopper has the courier, and its page', async () => {
    await shop.open(`/myaccount/myaccount-order?order=${number}`);
    await expect(page.getByRole('link', { name: /^Track at / }).first()).toHaveAttribute(
      'href',
      `${store.sandboxUrl}/courier/tracking/${awb}`,
    );
  });
});
