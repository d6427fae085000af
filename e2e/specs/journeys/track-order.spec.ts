import { orderMail, readOutbox } from '../../fixtures/outbox.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { Shopper } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

test('an order is tracked without a sign-in, and a code shows its items', async ({
  checkout,
  store,
  shopper,
  anotherBrowser,
}) => {
  await checkout.prepare();
  const email = await shopper.saveEmail();
  expect(await checkout.send('order', await checkout.orderFields('cash-on-delivery'))).toMatchObject({ ok: true });
  const [number = ''] = await checkout.orderNumbers();
  const page = await anotherBrowser();
  const guest = new Shopper(page, store.apiUrl);
  await page.goto('/track-order');
  await expectNoViolations(page);
  await expectToFit(page);
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Order number').fill(number);
  await field('Mobile or email').fill('9000000001');
  await page.getByRole('button', { name: 'Track' }).click();
  await expect(page.getByRole('main').getByText('We found no order with this number').first()).toBeVisible();

  await field('Mobile or email').fill(` ${email.toUpperCase()}`);
  await page.getByRole('button', { name: 'Track' }).click();
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Confirmed' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Items' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Show details' }).click();
  await expect(page.getByText(`Enter it to see the details of order ${number}.`)).toBeVisible();
  const mails = async () => (await readOutbox(store.apiUrl, email)).filter(({ kind }) => kind === 'code');
  await expect.poll(async () => (await mails()).length).toBe(1);
  await guest.type(/^\d+/.exec((await mails())[0]?.body ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Confirmed');
  await expect(page.getByRole('list', { name: 'Items' }).getByRole('listitem')).toHaveCount(1);
  await expectNoViolations(page);
  await expectToFit(page);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Timeline' })).toBeVisible();
});

test.describe('order tracking without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('forms alone lead to an order, and the old URL to the page', async ({ checkout, page, shop, shopper }) => {
    await checkout.placeOrder('cash-on-delivery');
    const [number = ''] = await checkout.orderNumbers();
    const old = await page.request.get('/trackorder?t=abc', { maxRedirects: 0 });
    expect([old.status(), old.headers().location]).toEqual([308, '/track-order?t=abc']);
    await shop.open('/track-order?step=order');
    await page.getByRole('textbox', { name: 'Order number' }).fill('SM-1');
    await page.getByRole('textbox', { name: 'Mobile or email' }).fill('x');
    await page.getByRole('button', { name: 'Track' }).click();
    await expect(page.getByText('Enter the 10-digit mobile number or email').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Order number' }).fill(number.toLowerCase());
    await page.getByRole('textbox', { name: 'Mobile or email' }).fill(shopper.mobile);
    await page.getByRole('button', { name: 'Track' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Confirmed' })).toBeVisible();
  });
});

test('the link of an email shows the order, and an invalid link shows an error', async ({
  checkout,
  page,
  shopper,
  store,
  anotherBrowser,
}) => {
  await checkout.prepare();
  const email = await shopper.saveEmail();
  expect(await checkout.send('order', await checkout.orderFields('cash-on-delivery'))).toMatchObject({ ok: true });
  const { body } = await orderMail(store.apiUrl, email);
  const link = /\/track-order\?t=[\w.%-]+/.exec(body)?.[0] ?? '';
  const other = await anotherBrowser();
  await other.goto(link);
  await expect(other.getByRole('list', { name: 'Timeline' })).toContainText('Confirmed');
  await expect(other.getByText(shopper.mobile)).toHaveCount(0);
  const answer = await page.request.get(`${link.slice(0, -3)}xyz`);
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('We cannot find an order for this link.');
});
