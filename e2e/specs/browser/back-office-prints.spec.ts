import { PDFDocument } from '@cantoo/pdf-lib';
import type { APIResponse } from '@playwright/test';
import { expectSoundScreen, signInStaff } from '../../fixtures/back-office.ts';
import { CheckoutPage } from '../../fixtures/checkout.ts';
import { OrderDesk } from '../../fixtures/order-desk.ts';
import { Shopper } from '../../fixtures/shopper.ts';
import { WITH_COURIER } from '../../fixtures/store-settings.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ waitsForHydration: false, viewport: { width: 1440, height: 900 }, storeSettings: WITH_COURIER });

/** The widths of a document's pages in inches, rounded to tenths. */
async function widthsOf(reply: APIResponse): Promise<number[]> {
  expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const pages = (await PDFDocument.load(await reply.body())).getPages();
  return pages.map((page) => Math.round(page.getWidth() / 7.2) / 10);
}

test('a packer prints slips and labels of chosen orders as one document each', async ({
  office,
  page,
  anotherBrowser,
  store,
}) => {
  // Three people, because one who orders again signs in again, which has to wait.
  const order = async () => {
    const shopper = await anotherBrowser();
    const checkout = new CheckoutPage(shopper, new Shopper(shopper, store.apiUrl));
    await checkout.placeOrder('cash-on-delivery');
    const [number = ''] = await checkout.orderNumbers();
    return number;
  };
  const [booked, packed, cancelled] = [await order(), await order(), await order()];
  const desk = new OrderDesk(store.apiUrl);
  await desk.advance(booked, 'pack');
  await desk.advance(packed, 'pack');
  await desk.advance(cancelled, 'cancel');
  await signInStaff(page, office.url, await office.hire('packer', 'Meera Packs'));
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  const choose = (number: string) => page.getByRole('checkbox', { name: new RegExp(number) }).check();
  const print = async (name: string) => {
    const link = page.getByRole('link', { name, exact: true });
    return page.request.get(new URL((await link.getAttribute('href')) ?? '', office.url).href);
  };

  await test.step('one is booked at the courier', async () => {
    await page.goto(`${office.url}/orders?state=packed`);
    await choose(booked);
    await page.getByRole('button', { name: 'Book courier (500 g)' }).click();
    await expect(page.getByRole('link', { name: `Courier label of ${booked}` })).toBeVisible();
  });

  await test.step('the labels are the shop’s and the courier’s', async () => {
    await choose(packed);
    await expect(page.getByText('2 orders selected')).toBeVisible();
    expect(await widthsOf(await print('Print 4 by 6 labels'))).toEqual([4, 4]);
    await expectSoundScreen(page);
  });

  await test.step('an order that has no slip is named on a page before the others', async () => {
    await page.goto(`${office.url}/orders`);
    for (const number of [booked, packed, cancelled]) await choose(number);
    const slips = await widthsOf(await print('Print packing slips'));
    expect(slips).toHaveLength(3);
  });

  await test.step('where none can be printed, a text says why', async () => {
    await page.goto(`${office.url}/orders`);
    await choose(cancelled);
    const reply = await print('Print 4 by 6 labels');
    expect(reply.status()).toBe(409);
    expect(await reply.text()).toContain(`None of these orders can be printed:\n${cancelled}: `);
  });
});
