import { expectSoundScreen, signInStaff } from '../../fixtures/back-office.ts';
import { wellStocked } from '../../fixtures/catalogue.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({
  waitsForHydration: false,
  viewport: { width: 1440, height: 900 },
  expectedProblems: /\b(?:403|422)\b/,
});

const watch = wellStocked.find(({ RootCategory, Price }) => RootCategory === 'Watches' && Price < 10_000);

test('a merchandiser tries an offer and a coupon on a cart before they are saved', async ({ office, page }) => {
  if (!watch) throw new Error('The catalogue has no watch.');
  const panel = page.getByRole('region', { name: 'Try it' });
  const addWatch = async () => {
    await panel.getByRole('combobox', { name: 'Product to try' }).fill(watch.ProductCode);
    await page.getByRole('option').filter({ hasText: watch.ProductCode }).click();
    await panel.getByRole('button', { name: 'Add', exact: true }).press('Enter');
    await expect(panel.getByRole('list', { name: 'Products of the cart' })).toContainText(watch.ProductTitle);
  };
  const tryIt = () => panel.getByRole('button', { name: 'Try it' }).press('Enter');
  const result = panel.getByRole('status');
  /** Opens a screen and waits for it: the one before has a button of the same name. */
  const openScreen = async (name: string) => {
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  await signInStaff(page, office.url, await office.hire('merchandiser', 'Asha Goods'));
  await openScreen('Offers');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('textbox', { name: 'Id of the offer' }).fill('tried-offer');
  await addWatch();

  await test.step('a draft that cannot be saved is refused with its field', async () => {
    await tryIt();
    await expect(panel.getByRole('alert')).toContainText('title');
    await page.getByRole('textbox', { name: 'Title' }).fill('Ninety for a try');
    await page.getByRole('textbox', { name: 'Terms' }).fill('90 % off.');
    await page.getByRole('textbox', { name: 'Per cent' }).fill('90');
  });

  await test.step('lines, discount and total with the draft, and without', async () => {
    await tryIt();
    await expect(result).toContainText('It applies. The customer pays ₹');
    await expect(panel.getByRole('group', { name: 'Lines of the cart' })).toContainText('Ninety for a try: -₹');
    await expectSoundScreen(page);
  });

  await test.step('why it does not apply', async () => {
    await page.getByRole('textbox', { name: 'Minimum amount' }).fill('9000000');
    await expect(result).toHaveCount(0);
    await tryIt();
    await expect(result).toContainText('It does not apply. ');
    await page.getByRole('textbox', { name: 'Minimum amount' }).fill('0');
    await panel.getByLabel('Time of the cart').fill('2040-01-01T10:00');
    await tryIt();
    await expect(result).toContainText('It does not apply. It ended on');
  });

  await test.step('nothing was saved', async () => {
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Find in offers' }).fill('tried-offer');
    await expect(page.getByText('None matches')).toBeVisible();
  });

  await test.step('a coupon is tried by its code', async () => {
    await openScreen('Coupons');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('textbox', { name: 'Code of the coupon' }).fill('TRIED90');
    await page.getByRole('textbox', { name: 'Terms' }).fill('90 % off.');
    await addWatch();
    await tryIt();
    await expect(result).toContainText('It applies. The customer pays ₹');
    await page.getByRole('combobox', { name: 'Brands' }).fill('No such brand');
    await page.getByRole('combobox', { name: 'Brands' }).press('Enter');
    await tryIt();
    await expect(result).toContainText('look at its scope');
    await expectSoundScreen(page);
  });
});

test('support reads offers and cannot try them', async ({ office, page }) => {
  await signInStaff(page, office.url, await office.hire('support', 'Ravi Help'));
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Offers' }).click();
  await page
    .getByRole('button', { name: /^Show / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Try it' })).toHaveCount(0);
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const data = { Lines: [{ SKU: 'NOPE', Quantity: 1 }] };
  const reply = await page.request.post(`${office.url}/api/TryOffers`, { headers, data });
  expect(reply.status()).toBe(403);
});
