import type { Page } from '@playwright/test';
import { expectSoundScreen, signInStaff } from '../../fixtures/back-office.ts';
import { SHARED_SETTINGS } from '../../fixtures/store-settings.ts';
import { expect, test } from '../../fixtures/test.ts';

/** A store of its own, because its products, categories and footer are changed. */
const EDITED_STORE = { ...SHARED_SETTINGS };

test.use({
  waitsForHydration: false,
  viewport: { width: 1440, height: 900 },
  storeSettings: EDITED_STORE,
  // What the shop refuses is part of these tests.
  expectedProblems: /\b422\b/,
});

const RING = 'D101MR01';
test.beforeEach(async ({ office, page }) => {
  await signInStaff(page, office.url, await office.hire('manager', 'Asha Goods'));
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Pastes a text into the field that has the focus. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

test('sizes, highlights and the specification of a product are forms that say what is wrong where it is', async ({
  office,
  page,
}) => {
  await page.goto(`${office.url}/products/${RING}`);
  const price = page.getByLabel('Price (₹) of row 2');
  await price.fill('999999');
  await page.getByLabel('Gross weight').fill('heavy');
  await press(page, 'Save');
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
  await expect(page.getByLabel('Gross weight')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Write a number, such as 41.5.')).toBeVisible();
  await expectSoundScreen(page);

  await test.step('a range of a spreadsheet is pasted', async () => {
    await page.getByLabel('Gross weight').fill('4.3');
    await page.getByLabel('MRP (₹) of row 1').focus();
    await paste(page, '₹1,20,000\t₹1,13,000\n1,21,000\t1,14,000');
    await expect(page.getByLabel('Pieces of row 1')).toHaveAttribute('readonly', '');
  });

  await test.step('highlights are added and moved by keyboard', async () => {
    await page.getByLabel('highlight 1', { exact: true }).press('Enter');
    await page.keyboard.type('Made in Jaipur');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByLabel('highlight 1', { exact: true })).toBeFocused();
    await expect(page.getByLabel('highlight 1', { exact: true })).toHaveValue('Made in Jaipur');
  });

  await press(page, 'Save');
  await expect(page.getByText(`${RING} is saved.`)).toBeVisible();
  await page.reload();
  await expect(price).toHaveValue('114000');
  await expect(page.getByLabel('highlight 1', { exact: true })).toHaveValue('Made in Jaipur');
  await expect(page.getByLabel('Gross weight')).toHaveValue('4.3');

  await test.step('its pieces are changed on the screen of stock', async () => {
    await page.getByRole('link', { name: 'Stock', exact: true }).last().click();
    await page.getByLabel('Pieces of row 1').fill('+2');
    await press(page, 'Check');
    await expect(page.getByRole('button', { name: 'Save this stock' })).toBeVisible();
    await expectSoundScreen(page);
  });
});

test('a product is added as a copy of another one', async ({ office, page }) => {
  await page.goto(`${office.url}/products/1801AV01`);
  await page.getByRole('link', { name: 'Copy' }).click();
  await page.getByLabel('Code of the product').fill('1801av99');
  await expectSoundScreen(page);
  await press(page, 'Go on');
  await expect(page.getByLabel('SKU of row 1')).toHaveValue(/^1801AV99/);
  await press(page, 'Add this product');
  await expect(page.getByText(/^Nothing is saved yet\. Photos/)).toBeVisible();
  await expectSoundScreen(page);
});

test('the rule of a category shows what it holds while it is made', async ({ office, page, store }) => {
  await page.goto(`${office.url}/categories`);
  await press(page, 'Add');
  await page.getByLabel('Path, such as watches/men').fill('watches/green');
  await page.getByLabel('Name').fill('Green dials');
  await page.getByRole('combobox', { name: 'Add a condition' }).click();
  await page.getByRole('option', { name: 'Dial colour' }).click();
  await expect(page.getByText('Fill in each condition')).toBeVisible();
  const colours = page.getByRole('combobox', { name: 'Dial colour' });
  await colours.fill('Green');
  await colours.press('Enter');
  await expect(page.getByText(/^It holds [1-9]\d* product/)).toBeVisible();
  await colours.fill('Grene');
  await colours.press('Enter');
  await expect(page.getByText('No product has Grene as dial colour.')).toBeVisible();
  await page.getByRole('combobox', { name: 'The list begins with' }).click();
  await page.getByRole('option', { name: 'The lowest price' }).click();
  await expectSoundScreen(page);
  await press(page, 'Save');
  await expect(page.getByText('watches/green is saved.')).toBeVisible();
  const list = async () => (await page.request.get(`${store.url}/watches/green`)).text();
  await expect.poll(list).toContain('Green dials');
});

test('the footer is written in a form', async ({ office, page, store }) => {
  await page.goto(`${office.url}/menus`);
  await page.getByRole('link', { name: 'Footer', exact: true }).click();
  await press(page, 'Add a list of links');
  await page.getByRole('textbox', { name: 'Text of the link' }).fill('Our workshop');
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('stores');
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Our workshop');
  await expectSoundScreen(page);
  await press(page, 'Save');
  await expect(page.getByText('The page is saved.')).toBeVisible();
  const home = async () => (await page.request.get(`${store.url}/`)).text();
  await expect.poll(home).toContain('<a href="/stores">Our workshop</a>');
});

test('stores, brands and search words have forms', async ({ office, page }) => {
  await page.goto(`${office.url}/stores`);
  await press(page, 'Add');
  await page.getByLabel('Code of the store').fill('ST999');
  await page.getByRole('checkbox', { name: 'Monday' }).check();
  await press(page, 'Save');
  await expect(page.getByRole('textbox', { name: 'Pincode' })).toHaveAttribute('aria-invalid', 'true');
  await expectSoundScreen(page);
  await page.goto(`${office.url}/brands`);
  await press(page, 'Change aarvane');
  await expect(page.getByRole('group', { name: 'Picture' })).toBeVisible();
  await expectSoundScreen(page);
  await page.goto(`${office.url}/search-words`);
  await press(page, 'Add');
  await page.getByRole('combobox', { name: 'A search for it' }).click();
  await page.getByRole('option', { name: 'leads to a list or a page' }).click();
  await expect(page.getByRole('textbox', { name: 'Address in the shop' })).toBeVisible();
  await expectSoundScreen(page);
});

test('a page names its column of the footer', async ({ office, page, store }) => {
  await page.goto(`${office.url}/pages/faq`);
  const column = page.getByRole('combobox', { name: 'Column of the footer' });
  await column.fill('The workshop');
  await expectSoundScreen(page);
  await press(page, 'Save');
  await expect(page.getByText('The page is saved.')).toBeVisible();
  const everything = async () => (await page.request.get(`${store.url}/page/sitemap`)).text();
  await expect.poll(everything).toContain('The workshop');
});

test('the columns of the footer are put in order by keyboard, and back', async ({ office, page, store }) => {
  await page.goto(`${office.url}/menus`);
  const columns = page.getByRole('list', { name: 'Columns of the footer' }).getByRole('listitem');
  await expect(columns.nth(2)).toBeVisible();
  // The first one has the name of the shop, which stands elsewhere on a page, too.
  const [first = '', second = ''] = (await columns.getByRole('paragraph').allTextContents()).slice(1, 3);
  const footer = async () => {
    const html = await (await page.request.get(`${store.url}/page/sitemap`)).text();
    return html.indexOf(`>${second}<`) < html.indexOf(`>${first}<`) ? [second, first] : [first, second];
  };
  expect(await footer()).toEqual([first, second]);
  await page.getByRole('button', { name: `Move ${first} down` }).press('Enter');
  await expect(page.getByText(`${first} is column 3 of the footer.`)).toBeVisible();
  await expect(columns.nth(1)).toContainText(second);
  await expectSoundScreen(page);
  await expect.poll(footer).toEqual([second, first]);
  await press(page, 'Undo');
  await expect(page.getByText('The columns are as before.')).toBeVisible();
  await expect.poll(footer).toEqual([first, second]);
});

test('what a store has on its shelves is shown and set', async ({ office, page }) => {
  await page.goto(`${office.url}/store-stock`);
  await expect(page.getByRole('group', { name: 'On the shelves' })).toBeVisible();
  await page.getByLabel('SKU of row 1').fill('1801AV01');
  await page.getByLabel('Pieces of row 1').fill('17');
  await page.getByLabel('SKU of row 2').fill('NOT-OURS');
  await page.getByLabel('Pieces of row 2').fill('1');
  await expectSoundScreen(page);
  await press(page, 'Save these rows');
  await expect(page.getByText('The shop has no NOT-OURS')).toBeVisible();
  await expect(page.getByLabel('SKU of row 1')).toHaveValue('NOT-OURS');
  await page.getByRole('searchbox', { name: 'SKU begins with' }).fill('1801av01');
  await press(page, 'Search');
  await expect(page.getByRole('group', { name: 'On the shelves' })).toContainText('17');
});
