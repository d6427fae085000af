import type { Page } from '@playwright/test';
import { expectSoundScreen, signInStaff } from '../../fixtures/back-office.ts';
import { wellStocked } from '../../fixtures/catalogue.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Three of it are cheap enough to be paid at the door. */
const watch = wellStocked.find(({ RootCategory, Price }) => RootCategory === 'Watches' && Price < 3000);
const DESKTOP = { width: 1440, height: 900 };

test.use({
  waitsForHydration: false,
  viewport: DESKTOP,
  // What the slower of two people is told is part of these tests.
  expectedProblems: /\b4(?:09|22)\b/,
});

/** The slower person's browser. */
let slower: Page;
test.beforeEach(async ({ browser }) => {
  slower = await (await browser.newContext({ viewport: DESKTOP, locale: 'en-IN' })).newPage();
});
test.afterEach(() => slower.context().close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Opens an order's screen for both people, who have signed in before. */
async function openForBoth(page: Page, url: string): Promise<void> {
  for (const one of [page, slower]) {
    await expect(one.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    await one.goto(url);
    await expect(one.getByRole('region', { name: 'Next step' })).toBeVisible();
  }
}

test('of two who pack an order the second is told, keeps the marks, and corrects with them', async ({
  office,
  page,
  checkout,
}) => {
  await checkout.placeOrder('cash-on-delivery');
  const [number = ''] = await checkout.orderNumbers();
  await signInStaff(page, office.url, await office.hire('packer', 'Ravi Packer'));
  await signInStaff(slower, office.url, await office.hire('packer', 'Meena Packer'));
  await openForBoth(page, `${office.url}/orders/${number}`);
  const serial = slower.getByRole('textbox', { name: 'Serial number' }).first();
  const steps = slower.getByRole('region', { name: 'Next step' });
  for (const one of [page, slower]) await press(one, 'Pack');
  await page.getByRole('textbox', { name: 'Serial number' }).first().fill('SN-FIRST');
  await serial.fill('SN-SECOND');
  await slower.getByLabel('Note for the staff').fill('The box has a dent.');
  await press(page, 'Mark as packed');
  await expect(page.getByText('Packed', { exact: true }).first()).toBeVisible();

  await test.step('what was typed stays, with who was faster', async () => {
    await press(slower, 'Mark as packed');
    await expect(slower.getByText('It is at another step by now.')).toBeVisible();
    await expect(steps).toContainText('Somebody was faster');
    await expect(steps).toContainText(/Packed at .* by Ravi Packer\./);
    await expect(serial).toHaveValue('SN-SECOND');
    await expect(slower.getByLabel('Note for the staff')).toHaveValue('The box has a dent.');
    await expectSoundScreen(slower);
  });

  await test.step('it is saved as a correction, and the other sees it', async () => {
    await press(slower, 'Go on with “Correct HUID or serial”');
    await expect(serial).toHaveValue('SN-SECOND');
    await press(slower, 'Save marks');
    await expect(slower.getByText('serial SN-SECOND')).toBeVisible();
    await press(slower, 'Add note');
    await page.reload();
    await expect(page.getByText('serial SN-SECOND')).toBeVisible();
    await expect(page.getByText('The box has a dent.')).toBeVisible();
  });

  await test.step('so is the parcel of two who ship it', async () => {
    for (const [one, awb] of [
      [page, 'BD1001'],
      [slower, 'BD2002'],
    ] as const) {
      await press(one, 'Ship');
      await one.getByLabel('Courier').fill('Blue Dart');
      await one.getByRole('textbox', { name: 'AWB (tracking number)' }).fill(awb);
    }
    await press(page, 'Mark as shipped');
    await expect(page.getByText('BD1001').first()).toBeVisible();
    await press(slower, 'Mark as shipped');
    await press(slower, 'Go on with “Correct parcel”');
    await expect(slower.getByRole('textbox', { name: 'AWB (tracking number)' })).toHaveValue('BD2002');
    await press(slower, 'Save parcel');
    await page.reload();
    await expect(page.getByText('BD2002').first()).toBeVisible();
  });
});

test('of two who edit an order the second sees what changed, and goes on with what was typed', async ({
  office,
  page,
  checkout,
}) => {
  if (!watch) throw new Error('The catalogue has nothing that is cheap enough.');
  await checkout.placeOrder('cash-on-delivery', watch, 3);
  const [number = ''] = await checkout.orderNumbers();
  await signInStaff(page, office.url, await office.hire('manager', 'Asha Desk'));
  await signInStaff(slower, office.url, await office.hire('manager', 'Meera Desk'));
  await openForBoth(page, `${office.url}/orders/${number}`);
  const form = (one: Page) => one.getByRole('form', { name: 'Edit order' });
  for (const [one, left] of [
    [page, '2'],
    [slower, '1'],
  ] as const) {
    await press(one, 'Edit order');
    await form(one).getByLabel(watch.ProductTitle).fill(left);
    await form(one).getByLabel('Reason').fill(`Only ${left} wanted`);
  }
  await press(page, 'See what it costs');
  await press(page, 'Confirm the change');
  await expect(page.getByText(`${number} is changed.`)).toBeVisible();

  await test.step('the second is told, and saves over what is there now', async () => {
    await press(slower, 'See what it costs');
    await expect(form(slower)).toContainText('Somebody else changed this order in the meantime.');
    await expect(form(slower).getByLabel('Reason')).toHaveValue('Only 1 wanted');
    await expect(form(slower).getByLabel(watch.ProductTitle)).toHaveValue('1');
    await expectSoundScreen(slower);
    await press(slower, 'See what it costs');
    await press(slower, 'Confirm the change');
    await expect(slower.getByText(`${number} is changed.`)).toBeVisible();
    await expect(slower.getByText('2 cancelled')).toBeVisible();
  });

  await test.step('an edit of what is packed meanwhile stays in sight until it is closed', async () => {
    await press(slower, 'Edit order');
    await form(slower).getByLabel(watch.ProductTitle).fill('0');
    await form(slower).getByLabel('Reason').fill('Wants none');
    await page.reload();
    await press(page, 'Pack');
    await press(page, 'Mark as packed');
    await expect(page.getByText('Packed', { exact: true }).first()).toBeVisible();
    await press(slower, 'See what it costs');
    await expect(form(slower)).toContainText('Somebody was faster');
    await expect(form(slower).getByLabel('Reason')).toHaveValue('Wants none');
    await form(slower).getByRole('button', { name: 'Close' }).click();
    await expect(form(slower)).toHaveCount(0);
  });
});
