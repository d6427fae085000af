import type { Page } from '@playwright/test';
import { expectSoundScreen, signInStaff } from '../../fixtures/back-office.ts';
import { nextProduct } from '../../fixtures/checkout.ts';
import { SHARED_SETTINGS } from '../../fixtures/store-settings.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({
  waitsForHydration: false,
  viewport: { width: 1440, height: 900 },
  // A store of its own, because its profile and stock are changed.
  storeSettings: { ...SHARED_SETTINGS },
  // More pieces than there are, on purpose.
  expectedProblems: /\b422\b/,
});

const choose = async (page: Page, label: string, name: string) => {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name, exact: true }).click();
};

test('a manager names a second warehouse, moves pieces, and sees an order taken from the nearer', async ({
  office,
  page,
  checkout,
}) => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const openScreen = async (name: string) => {
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  const item = nextProduct();
  const [{ SKU: sku } = { SKU: '' }] = item.Skus;
  await signInStaff(page, office.url, await office.hire('manager', 'Asha Places'));

  await test.step('a shop with one warehouse shows none', async () => {
    await openScreen('Stock');
    await expect(page.getByRole('combobox', { name: 'Reason' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Warehouse' })).toHaveCount(0);
    await expect(page.getByText('Transfer between warehouses')).toHaveCount(0);
  });

  await test.step('the profile has a second one', async () => {
    await openScreen('Shop profile');
    await press('Add a warehouse');
    await page.getByRole('group', { name: 'Warehouse 1' }).getByRole('textbox', { name: 'Name' }).fill('Fraser Town');
    const second = page.getByRole('group', { name: 'Warehouse 2' });
    await second.getByRole('textbox', { name: 'Code', exact: true }).fill('chs');
    await second.getByRole('textbox', { name: 'Name' }).fill('Church Street');
    await second.getByRole('textbox', { name: 'Address' }).fill('12 Church Street');
    await second.getByRole('textbox', { name: 'Pincode' }).fill('400001');
    await press('Check');
    await expect(second.getByText(/^It is in Maharashtra, but the GSTIN is of Karnataka/)).toBeVisible();
    await second.getByRole('textbox', { name: 'Pincode' }).fill('560001');
    await press('Check');
    await press('Save the profile');
    await expect(page.getByText('The profile is saved.')).toBeVisible();
    await expectSoundScreen(page);
  });

  await test.step('stock is counted in it, and pieces are moved', async () => {
    await openScreen('Stock');
    await choose(page, 'Warehouse', 'Church Street');
    const counted = page.getByRole('group', { name: 'Stock to set' });
    await counted.getByLabel('SKU of row 1').fill(sku);
    await counted.getByLabel('Pieces of row 1').fill('1');
    await press('Check');
    await press('Save this stock');
    await expect(page.getByText('The stock of 1 SKU is changed.')).toBeVisible();
    await choose(page, 'From', 'Church Street');
    await choose(page, 'To', 'Fraser Town');
    const moved = page.getByRole('group', { name: 'Pieces to move' });
    await moved.getByLabel('SKU of row 1').fill(sku);
    await moved.getByLabel('Pieces of row 1').fill('2');
    await press('Check the transfer');
    await expect(moved.getByText(`${sku} has only 1 in CHS`)).toBeVisible();
    await choose(page, 'From', 'Fraser Town');
    await choose(page, 'To', 'Church Street');
    await press('Check the transfer');
    await expect(page.getByRole('button', { name: 'Move these pieces' })).toBeVisible();
    await expectSoundScreen(page);
    await press('Move these pieces');
    await expect(page.getByText('The pieces of 1 row are moved.')).toBeVisible();
  });

  await test.step('an order to its pincode is taken from it, and the desk reads so', async () => {
    await checkout.placeOrder('cash-on-delivery', item);
    const [number = ''] = await checkout.orderNumbers();
    await openScreen('Orders');
    await choose(page, 'Warehouse', 'Church Street');
    await page.getByRole('link', { name: number }).click();
    await expect(page.getByText('From Church Street')).toBeVisible();
    await expectSoundScreen(page);
    await openScreen('Orders');
    await choose(page, 'Warehouse', 'Fraser Town');
    await expect(page.getByText('No order matches')).toBeVisible();
    await expectSoundScreen(page);
  });
});
