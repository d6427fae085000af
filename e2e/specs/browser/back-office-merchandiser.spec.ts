import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectSoundScreen, signInStaff } from '../../fixtures/back-office.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { SHARED_SETTINGS } from '../../fixtures/store-settings.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({
  waitsForHydration: false,
  viewport: { width: 1440, height: 900 },
  // A store of its own, because its goods, offers and home page are changed.
  storeSettings: { ...SHARED_SETTINGS },
  // The home page has no draft at first, and what the role may not do is refused at the end.
  expectedProblems: /PageDraft|\b403\b/,
});

/** A watch of the demo, and the one that is added as a copy of it. */
const PATTERN = '1801AV01';
const CODE = '1801AV77';
const TITLE = 'Aarvane Monsoon Automatic Watch';
const DIAL = 'Monsoon teal';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a merchandiser adds a watch, prices it, shows it in a list, an offer and on the home page', async ({
  office,
  page,
  store,
}) => {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const openScreen = async (name: string) => {
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  const shown = async (path: string) => (await page.request.get(`${store.url}${path}`)).text();
  await signInStaff(page, office.url, await office.hire('merchandiser', 'Asha Goods'));

  await test.step('a product with a photo', async () => {
    await openScreen('Products');
    await page.goto(`${office.url}/products/${PATTERN}`);
    await page.getByRole('link', { name: 'Copy' }).click();
    await field(page, 'Code of the product').fill(CODE);
    await press(page, 'Go on');
    await field(page, 'Title').fill(TITLE);
    await page.getByRole('combobox', { name: 'Dial colour' }).fill(DIAL);
    await page.getByLabel('Pieces of row 1').fill('3');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await press(page, 'Add this product');
    await expect(page.getByText(`${CODE} is added.`)).toBeVisible();
    await expect.poll(() => shown(`/p-${CODE.toLowerCase()}`)).toContain(TITLE);
  });

  await test.step('its price and its stock in the grids', async () => {
    await openScreen('Prices');
    await page.getByLabel('Product code or SKU of row 1').fill(CODE);
    await page.getByLabel('Price in ₹ of row 1').fill('4,321');
    await page.getByLabel('MRP in ₹ (if it changes) of row 1').fill('5,999');
    await page.getByRole('checkbox', { name: 'Also prices that move by more than half' }).check();
    await press(page, 'Check');
    await press(page, 'Save these prices');
    await expect(page.getByText('1 price is changed.')).toBeVisible();
    await openScreen('Stock');
    await page.getByLabel('SKU of row 1').fill(CODE);
    await page.getByLabel('Pieces of row 1').fill('+4');
    await press(page, 'Check');
    await expect(page.getByRole('group', { name: 'What changes' })).toContainText('7');
    await press(page, 'Save this stock');
    await expect(page.getByText('The stock of 1 SKU is changed.')).toBeVisible();
    await expect.poll(() => shown(`/p-${CODE.toLowerCase()}`)).toContain('4,321');
  });

  await test.step('a category that holds it', async () => {
    await openScreen('Categories');
    await press(page, 'Add');
    await page.getByLabel('Path, such as watches/men').fill('watches/monsoon');
    await page.getByLabel('Name').fill('Monsoon watches');
    await page.getByRole('combobox', { name: 'Add a condition' }).click();
    await page.getByRole('option', { name: 'Dial colour' }).click();
    const colours = page.getByRole('combobox', { name: 'Dial colour' });
    await colours.fill(DIAL);
    await colours.press('Enter');
    await expect(page.getByText(/^It holds 1 product/)).toBeVisible();
    await press(page, 'Save');
    await expect(page.getByText('watches/monsoon is saved.')).toBeVisible();
    await expect.poll(() => shown('/watches/monsoon')).toContain(TITLE);
  });

  await test.step('an offer, tried on a cart before it is saved', async () => {
    await openScreen('Offers');
    await press(page, 'Add');
    await field(page, 'Id of the offer').fill('monsoon-forty');
    await page.getByRole('checkbox', { name: /^Paused/ }).uncheck();
    await field(page, 'Title').fill('Forty for the monsoon');
    await field(page, 'Terms').fill('40 % off watches for the monsoon.');
    await field(page, 'Per cent').fill('40');
    await page.getByRole('combobox', { name: 'Products', exact: true }).fill(CODE);
    await page.getByRole('option', { name: `${TITLE} · ${CODE}` }).click();
    const panel = page.getByRole('region', { name: 'Try it' });
    await panel.getByRole('combobox', { name: 'Product to try' }).fill(CODE);
    await page.getByRole('option').filter({ hasText: CODE }).click();
    await panel.getByRole('button', { name: 'Add', exact: true }).press('Enter');
    await panel.getByRole('button', { name: 'Try it' }).press('Enter');
    await expect(panel.getByRole('status')).toContainText('It applies. The customer pays ₹');
    await expect(panel.getByRole('group', { name: 'Lines of the cart' })).toContainText(
      'Forty for the monsoon: -₹1,729',
    );
    await press(page, 'Save');
    await expect(page.getByText('monsoon-forty is saved.')).toBeVisible();
  });

  await test.step('a section of the home page: preview, then publish', async () => {
    await openScreen('Home page');
    await page.getByRole('combobox', { name: 'Add a section' }).click();
    await page.getByRole('option', { name: 'Tiles with pictures' }).click();
    await field(page, 'Title').fill('For the rain');
    await page.getByRole('button', { name: /^Choose a picture/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'home-watches' }).click();
    await field(page, 'Title of the tile').fill('Monsoon watches');
    await field(page, 'Address in the shop').fill('watches/monsoon');
    await press(page, 'Save the draft and preview it');
    const href = await page.getByRole('link', { name: 'Preview in the shop' }).getAttribute('href');
    expect(await shown('/')).not.toContain('For the rain');
    const preview = await page.context().newPage();
    await preview.goto(href ?? '');
    await expect(preview.getByRole('heading', { name: 'For the rain' })).toBeVisible();
    await preview.close();
    await expectSoundScreen(page);
    await press(page, 'Publish now');
    await expect(page.getByText('The home page is published.')).toBeVisible();
    await expect.poll(() => shown('/')).toContain('For the rain');
  });

  await test.step('a shopper finds all of it', async () => {
    const shopper = await page.context().newPage();
    await shopper.goto(`${store.url}/`);
    await shopper.getByRole('region', { name: 'For the rain' }).getByRole('link', { name: 'Monsoon watches' }).click();
    await expect(shopper.getByRole('heading', { level: 1, name: 'Monsoon watches' })).toBeVisible();
    await shopper.getByRole('link', { name: TITLE }).first().click();
    await expect(shopper.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(shopper.getByRole('main')).toContainText('₹4,321');
    await expect(shopper.getByRole('main')).toContainText('Forty for the monsoon');
    await expectNoViolations(shopper);
    await expectToFit(shopper);
    await shopper.close();
  });

  await test.step('orders, customers, money and staff are not for the role', async () => {
    const screens = await menu.getByRole('link').allTextContents();
    for (const name of ['Orders', 'Customers', 'Refunds to send', 'Keys', 'Staff', 'Audit', 'Health'])
      expect(screens).not.toContain(name);
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
    for (const call of ['DeskOrders', 'DeskCustomers', 'OrderRefundsDue', 'StaffList', 'MachineKeyList']) {
      const reply = await page.request.post(`${office.url}/api/${call}`, { headers, data: {} });
      expect([call, reply.status()]).toEqual([call, 403]);
    }
    await page.goto(`${office.url}/orders`);
    await expect(page.getByRole('heading', { level: 1, name: 'Not here' })).toBeVisible();
  });
});

/** A photo as a camera makes it. */
function photo(): Promise<Buffer> {
  const background = { r: 20, g: 90, b: 90 };
  return sharp({ create: { width: 1400, height: 1400, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
