import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { ADDRESS } from '../../fixtures/address-form.ts';
import { expectToFitPhone, signInStaff } from '../../fixtures/back-office.ts';
import { nextProduct } from '../../fixtures/checkout.ts';
import { InjectionMonitor } from '../../fixtures/injection-monitor.ts';
import { OrderDesk } from '../../fixtures/order-desk.ts';
import { SAME_ORIGIN } from '../../fixtures/request-headers.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Scripts that a shopper writes, each with a number of its own; short enough for every field. */
const SCRIPT = '<script>taken(1)</script>';
const IMAGE = '<img src=x onerror=taken(2)>';
const LINK = '<a href="javascript:taken(3)">Asha</a>';
const ALL = `${SCRIPT}${IMAGE}${LINK}`;

test.use({
  waitsForHydration: false,
  viewport: { width: 1440, height: 900 },
  // The picture that the monitor waits for. A report of the content security policy fails the test.
  expectedProblems: /\/x\b/,
});

test('whatever a shopper writes is text on every screen of the back office', async ({
  office,
  page,
  checkout,
  cart,
  shopper,
  store,
}) => {
  const item = nextProduct();
  const send = async (path: string, data: Record<string, string>) =>
    expect(await page.request.post(path, { headers: SAME_ORIGIN, data })).toBeOK();
  await shopper.signInByRequest();
  await send('/api/account/profile', { name: IMAGE, email: `asha-${shopper.mobile}@example.com` });
  await cart.add(item);
  const address = {
    intent: 'save',
    key: randomUUID(),
    fullName: LINK,
    mobile: shopper.mobile,
    pincode: ADDRESS.Pincode,
    addressLine1: SCRIPT,
    addressLine2: IMAGE,
    landmark: LINK,
    city: IMAGE,
    stateCode: '29',
  };
  expect(await checkout.send('address', address)).toMatchObject({ ok: true });
  expect(await checkout.send('delivery', {})).toMatchObject({ ok: true });
  const fields = { ...(await checkout.orderFields('cash-on-delivery')), giftMessage: ALL };
  expect(await checkout.send('order', fields)).toMatchObject({ ok: true });
  const [number = ''] = await checkout.orderNumbers();
  const desk = new OrderDesk(store.apiUrl);
  await desk.advance(number, 'pack', 'ship', 'out-for-delivery', 'deliver');
  const code = item.ProductCode;
  await send('/api/reviews', { intent: 'save', code, stars: '1', title: LINK, text: ALL, author: IMAGE });
  await send('/api/questions', { intent: 'ask', code, text: ALL, author: SCRIPT });

  const monitor = await InjectionMonitor.at(page);
  const main = page.getByRole('main');
  /** What a screen shows stands there as it was written, does nothing, and fits on a phone. */
  const expectText = async (where: string, shown: Locator, ...texts: string[]) => {
    for (const text of texts) await expect(shown, where).toContainText(text);
    await monitor.setOff();
    monitor.expectNothing(where);
    expect(await monitor.armed(), where).toEqual([]);
    await expectToFitPhone(page);
  };
  const open = async (path: string, heading: string | RegExp) => {
    await page.goto(`${office.url}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  };
  await signInStaff(page, office.url, await office.hire('manager', 'Asha Desk'));
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expectText('today', page.locator('body'));

  await test.step('the order, with a note of staff', async () => {
    await open('/orders', 'Orders');
    await expectText('orders', main, number);
    await open(`/orders/${number}`, `Order ${number}`);
    await expect(main).toContainText(ALL);
    await page.getByLabel('Note for the staff').fill(ALL);
    await page.getByRole('button', { name: 'Add note' }).click();
    await expectText('order', main, ALL, SCRIPT, IMAGE, LINK);
    await expectText('note', page.getByRole('region', { name: 'Timeline' }), ALL);
  });

  await test.step('slip, label and invoice are files without scripts and links', async () => {
    for (const name of ['Packing slip', 'Shipping label', 'Tax invoice']) {
      const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
      const reply = await page.request.get(new URL(href ?? '', office.url).href);
      expect(reply.headers()).toMatchObject({
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
      });
      const file = (await reply.body()).toString('latin1');
      expect(file.slice(0, 5)).toBe('%PDF-');
      expect(file).not.toMatch(/\/(?:JavaScript|JS|URI|Launch|OpenAction|AA)\b/);
    }
  });

  await test.step('the customer, found by one key', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search everything' }).fill(shopper.mobile);
    const found = page.getByRole('option', { name: shopper.mobile });
    await expectText('search', found, IMAGE);
    await found.click();
    await expect(page.getByRole('heading', { level: 1, name: IMAGE })).toBeVisible();
    await expectText('customer', main, SCRIPT, LINK);
    await open('/customers', 'Customers');
    await page.getByRole('searchbox').fill(shopper.mobile);
    await expectText('customers', main, IMAGE);
  });

  await test.step('reviews and questions', async () => {
    await open('/reviews', 'Reviews');
    await expectText('reviews', main, LINK, ALL, IMAGE);
    await open('/questions', 'Questions');
    await expectText('questions', main, ALL, SCRIPT);
  });
});
