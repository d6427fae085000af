import { menuOf, more, openMenu } from '../../fixtures/mobile-menu.ts';
import { expect, test } from '../../fixtures/test.ts';

// A desktop window as narrow as a phone has the phone's header.
test.use({ viewport: { width: 390, height: 844 } });

test("a menu panel in a narrow window shows the operator's content for desktops", async ({ shop, page }) => {
  await shop.open('/');
  await shop.settled();
  const menu = await openMenu(page);
  await more(page, 'Jewellery').click();
  await expect(menu.getByRole('heading', { name: 'Shop by metal' })).toBeAttached();
});

test("a window that becomes wide closes the menu and releases the page's scrolling", async ({ shop, page }) => {
  await shop.open('/');
  await shop.settled();
  await openMenu(page);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(menuOf(page)).toBeHidden();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Watches', exact: true }).click();
  await expect(shop.heading('Watches')).toBeVisible();
});
