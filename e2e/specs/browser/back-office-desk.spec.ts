import { signInStaff } from '../../fixtures/back-office.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ waitsForHydration: false, viewport: { width: 1440, height: 900 } });

test('an accountant sees the money of the shop, downloads reports, and nothing beyond the role', async ({
  office,
  page,
}) => {
  await signInStaff(page, office.url, await office.hire('accountant', 'Meera Accounts'));
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Reports' })).toBeVisible();
  const screens = await menu.getByRole('link').allTextContents();
  expect(screens).toEqual(expect.arrayContaining(['Today', 'Orders', 'Refunds to send', 'Reports']));
  expect(screens).not.toContain('Prices');
  for (const name of screens) {
    await test.step(name, async () => {
      await menu.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoViolations(page);
      await expectToFit(page);
    });
  }

  await test.step('a report is a file that no spreadsheet takes for a program', async () => {
    await menu.getByRole('link', { name: 'Reports' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download Stock' }).click();
    expect((await download).suggestedFilename()).toMatch(/^StockReport-\d{4}-\d\d-\d\d\.csv$/);
  });

  await test.step('a screen beyond the role is not there, and its call is refused', async () => {
    await page.goto(`${office.url}/staff`);
    await expect(page.getByRole('heading', { level: 1, name: 'Not here' })).toBeVisible();
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
    const reply = await page.request.post(`${office.url}/api/StaffList`, { headers, data: {} });
    expect(reply.status()).toBe(403);
  });

  await test.step('the dark colours are as readable', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${office.url}/orders`);
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expectNoViolations(page);
  });
});
