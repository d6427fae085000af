import { expect, test } from '../../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('closing the filter sheet of a phone with its choices is one step back in the history', async ({ shop, page }) => {
  const filters = page.getByRole('region', { name: 'Filters' });
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  const brand = (name: RegExp) => filters.getByRole('group', { name: 'Brand' }).getByRole('link', { name });
  await shop.open('/');
  await shop.open('/watches/men');
  await shop.settled();
  await filters.getByText(/^Filter/).click();
  await expect(sheet).toBeVisible();
  await brand(/^Aarvane/).click();
  await expect(page).toHaveURL('/watches/men?brand=aarvane');
  await brand(/^Pathik/).click();
  await expect(page).toHaveURL('/watches/men?brand=aarvane,pathik');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/watches/men');
});
