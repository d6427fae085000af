import { signInStaff } from '../../fixtures/back-office.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { SHARED_SETTINGS } from '../../fixtures/store-settings.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({
  waitsForHydration: false,
  viewport: { width: 1440, height: 900 },
  // A store of its own, because its brands are changed.
  storeSettings: { ...SHARED_SETTINGS },
});

test('a merchandiser renames a brand, whose old address then leads to the new one', async ({ office, page, store }) => {
  await signInStaff(page, office.url, await office.hire('merchandiser', 'Asha Brands'));
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Brands' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('textbox', { name: /^Address, such as/ }).fill('kettle-works');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Kettle Works');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Change kettle-works' }).click();
  await page.getByRole('textbox', { name: 'New name' }).fill('Kettle & Daughters');
  await page.getByRole('button', { name: 'Show what changes' }).click();
  await expect(page.getByText(/^Changes products: 0, .* The address ends in kettle-daughters\.$/)).toBeVisible();
  await expectNoViolations(page);
  await expectToFit(page);
  await page.getByRole('button', { name: 'Rename to Kettle & Daughters' }).click();
  await expect(page.getByRole('button', { name: 'Change kettle-daughters' })).toBeVisible();
  for (const [before, now] of [
    ['/brands/featured-brands/kettle-works', '/brands/featured-brands/kettle-daughters'],
    ['/watches?brand=kettle-works&sort=price-low', '/watches?brand=kettle-daughters&sort=price-low'],
    ['/store-locator?brand=kettle-works', '/store-locator?brand=kettle-daughters'],
  ] as const) {
    const old = await page.request.get(`${store.url}${before}`, { maxRedirects: 0 });
    expect([old.status(), old.headers().location]).toEqual([308, now]);
  }
});
