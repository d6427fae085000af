import type { Page } from '@playwright/test';
import { expectSoundScreen, signInStaff } from '../../fixtures/back-office.ts';
import { wellStocked } from '../../fixtures/catalogue.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { SHARED_SETTINGS } from '../../fixtures/store-settings.ts';
import { expect, test } from '../../fixtures/test.ts';

/** A store of its own, because its menus, offers and products are changed. */
const EDITED_STORE = { ...SHARED_SETTINGS };

test.use({
  waitsForHydration: false,
  viewport: { width: 1440, height: 900 },
  storeSettings: EDITED_STORE,
  // A strip that nobody has written yet is not found.
  expectedProblems: /\b404\b/,
});

const [product] = wellStocked;
test.beforeEach(async ({ office, page }) => {
  await signInStaff(page, office.url, await office.hire('merchandiser', 'Asha Goods'));
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

/** Opens a screen of the menu and waits for it. */
async function openScreen(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a strip is written in a form, previewed, published and taken back', async ({ page, store }) => {
  await openScreen(page, 'Menus and footer');
  await expect(page.getByRole('group', { name: 'Menu panels' })).toContainText('Watches, phones');
  await expectSoundScreen(page);
  await page.getByRole('link', { name: 'Announcement' }).click();
  await field(page, 'Text').fill('Lamps for every door.');
  await field(page, 'Text of the link').fill('See them');
  await field(page, 'Address').fill('javascript:alert(1)');
  await expect(page.getByText('The link leads to an address that shoppers cannot open')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await field(page, 'Address').fill('gifts');
  await page.getByRole('combobox', { name: 'Colour' }).click();
  await page.getByRole('option', { name: /^Ink/ }).click();
  await expectSoundScreen(page);

  await test.step('the preview shows the draft in its place and colour', async () => {
    await press(page, 'Save as a draft');
    await press(page, 'Create a preview link');
    const href = await page.getByRole('link', { name: 'Preview the draft' }).getAttribute('href');
    const preview = await page.context().newPage();
    await preview.goto(href ?? '');
    const strip = preview.getByRole('complementary', { name: 'Announcement' });
    await expect(strip.getByRole('link', { name: 'See them' })).toHaveAttribute('href', '/gifts');
    await expect(strip).toHaveCSS('background-color', 'rgb(27, 25, 22)');
    await expectNoViolations(preview);
    await expectToFit(preview);
    await preview.close();
  });

  const shown = async () => (await page.request.get(`${store.url}/`)).text();
  await test.step('shoppers see it once it is saved, and what was before once it is taken back', async () => {
    await press(page, 'Save');
    await expect(page.getByText('The page is saved.')).toBeVisible();
    await expect.poll(shown).toContain('<p class="strip-ink">Lamps for every door. <a href="/gifts">See them</a></p>');
    await press(page, 'Undo');
    await expect(page.getByText('The page is as it was before.')).toBeVisible();
    await expect(field(page, 'Text of the link')).toHaveValue('Details');
    await expect.poll(shown).not.toContain('Lamps for every door');
  });

  await test.step('a draft whose time has come is published', async () => {
    await press(page, 'Put its text above');
    await expect(field(page, 'Text of the link')).toHaveValue('See them');
    await page.getByLabel('Publish from').fill('2026-01-01T10:00');
    await press(page, 'Save as a draft');
    await expect.poll(shown).toContain('Lamps for every door');
  });
});

test('a menu panel gets columns of prices and brands, and HTML of its own stays HTML', async ({
  office,
  page,
  store,
}) => {
  await page.goto(`${office.url}/pages/menu-desktop-watches`);
  const parts = page.getByRole('list', { name: 'Parts of the panel' });
  await expect(parts.getByRole('textbox', { name: 'Heading' }).first()).toHaveValue('Shop by movement');
  await press(page, 'Add a column of links');
  const third = page.getByRole('listitem', { name: 'Part 3' });
  await expect(page.getByText('Part 3: link 1 needs a text.')).toBeVisible();
  await third.getByRole('textbox', { name: 'Heading' }).fill('Shop by price');
  await third.getByRole('button', { name: 'Add prices' }).click();
  await third.getByRole('combobox', { name: 'Prices to' }).click();
  await page.getByRole('option', { name: '₹25,000' }).click();
  await third.getByRole('button', { name: 'Add 3 links' }).click();
  await third.getByRole('button', { name: 'Add brands' }).click();
  await third.getByRole('combobox', { name: 'Brands' }).fill('Aarv');
  await page.getByRole('option', { name: 'Aarvane' }).click();
  await third.getByRole('button', { name: 'Add 1 link', exact: true }).click();
  await expectSoundScreen(page);
  await press(page, 'Save');
  await expect(page.getByText('The page is saved.')).toBeVisible();
  const menu = async () => (await page.request.get(`${store.url}/`)).text();
  await expect.poll(menu).toContain('<li><a href="/watches?price=5000-10000">₹5,000 to ₹9,999</a></li>');

  await test.step('what the form cannot write is custom HTML', async () => {
    await press(page, 'Change it as HTML');
    await page.getByRole('textbox', { name: 'Custom HTML' }).fill('<p>Open on <strong>Sundays</strong></p>');
    await expect(page.getByText(/^This is custom HTML/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change it in the form' })).toHaveCount(0);
    await expectSoundScreen(page);
  });

  await test.step('a closed tab is offered what it had not saved', async () => {
    const other = await page.context().newPage();
    await other.goto(`${office.url}/pages/menu-desktop-watches`);
    await other.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Restore' }).click();
    await expect(other.getByRole('textbox', { name: 'Custom HTML' })).toHaveValue(/Sundays/);
    await other.close();
  });
});

test('a panel that nobody has written yet begins empty, and is gone again once it is taken back', async ({ page }) => {
  await openScreen(page, 'Menus and footer');
  await page.getByRole('link', { name: 'New Arrivals, phones' }).click();
  await expect(page.getByText('Nothing in the panel yet')).toBeVisible();
  await expectSoundScreen(page);
  await press(page, 'Add a picture');
  await page.getByRole('button', { name: 'Choose a picture for Part 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await dialog.getByRole('button', { name: 'home-watches' }).click();
  await field(page, 'Where it leads, in words').fill('New watches');
  await field(page, 'Address').fill('watches');
  await press(page, 'Save');
  await expect(page.getByText('The page is saved.')).toBeVisible();
  await press(page, 'Undo');
  await expect(page.getByText('Nothing in the panel yet')).toBeVisible();
  await expect(page.getByText('Somebody saved this page')).toHaveCount(0);
});

test('an offer is written in fields; unsaved ones are offered again, and a save is taken back', async ({ page }) => {
  await openScreen(page, 'Offers');
  await press(page, 'Add');
  await field(page, 'Id of the offer').fill('rings-in-may');
  await field(page, 'Title').fill('Rings in May');
  await field(page, 'Terms').fill('15 % off rings.');
  await field(page, 'Per cent').fill('15');
  await field(page, 'At most').fill('2000');
  await page.getByRole('combobox', { name: 'Categories' }).fill('Ring');
  await page.getByRole('option', { name: 'Rings', exact: true }).click();
  await page.getByRole('combobox', { name: 'Brands' }).fill('No such brand');
  await page.getByRole('combobox', { name: 'Brands' }).press('Enter');
  await expect(page.getByText('No product has No such brand.')).toBeVisible();
  await expectSoundScreen(page);
  await page.reload();
  await press(page, 'Add');
  const offer = page.getByRole('region', { name: 'Unsaved changes' });
  await expect(offer).toContainText(/Restore your unsaved changes from \d\d:\d\d/);
  await expectSoundScreen(page);
  await offer.getByRole('button', { name: 'Restore' }).click();
  await expect(field(page, 'Id of the offer')).toHaveValue('rings-in-may');
  await expect(page.getByRole('group', { name: 'Applies to' })).toContainText('Rings');
  await page.getByRole('button', { name: 'No such brand' }).press('Backspace');
  await press(page, 'Save');
  await expect(page.getByText('rings-in-may is saved.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find in offers' }).fill('rings-in-may');
  await expect(page.getByRole('button', { name: 'Change rings-in-may' })).toBeVisible();
  await press(page, 'Undo');
  await expect(page.getByText('None matches')).toBeVisible();
});

test('a product is shown as it is typed, beside the form and on a phone behind a tab', async ({ office, page }) => {
  if (!product) throw new Error('The catalogue has no product.');
  const path = `${office.url}/products/${product.ProductCode}`;
  await page.goto(path);
  const card = page.getByRole('region', { name: 'Card in a list' });
  await expect(card).toContainText(product.ProductTitle);
  await field(page, 'Title').fill(`${product.ProductTitle} II`);
  await expect(card).toContainText(`${product.ProductTitle} II`);
  await expect(page.getByRole('region', { name: 'Head of the product page' })).toContainText(
    `${product.ProductTitle} II`,
  );
  await expectSoundScreen(page);

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(card).toBeHidden();
    await page.getByRole('tab', { name: 'Preview' }).click();
    await expect(card).toContainText(`${product.ProductTitle} II`);
    await expectToFit(page);
    await expectNoViolations(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('a save is taken back', async () => {
    await press(page, 'Save');
    await expect(page.getByText(`${product.ProductCode} is saved.`)).toBeVisible();
    await press(page, 'Undo');
    await expect(page.getByText(`${product.ProductCode} is as it was before.`)).toBeVisible();
    await expect(field(page, 'Title')).toHaveValue(product.ProductTitle);
  });
});
