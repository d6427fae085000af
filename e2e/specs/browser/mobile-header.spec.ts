import { menuOf, more, opener, openMenu } from '../../fixtures/mobile-menu.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';

test('the signed-out mobile menu has every link that a guest may need', async ({ shop, page }) => {
  await shop.open('/');
  await shop.settled();
  const menu = await openMenu(page);
  const account = menu.getByRole('link', { name: 'My Account' });
  await expect(account).toHaveAttribute('href', '/myaccount');
  await expect(account).toHaveAccessibleDescription('Orders, Address Book & more');
  await expect(menu.getByRole('link', { name: 'Order status' })).toHaveAttribute('href', '/track-order');
  await expect(menu.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
  await expect(menu.getByText(/wishlist/i)).toHaveCount(0);
  await expectNoViolations(page);
});

test('the signed-in mobile menu leads to the account and to the sign-out', async ({ shop, page, shopper }) => {
  await shopper.signIn('/');
  await shop.open('/');
  await shop.settled();
  const menu = await openMenu(page);
  await expect(menu.getByRole('link', { name: 'My Account' })).toBeVisible();
  await expect(menu.getByText(/Address Book/)).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Sign in', exact: true })).toHaveCount(0);
  await menu.getByRole('button', { name: 'Sign Out' }).click();
  // The menu is closed on the next page.
  await expect(menu).toBeHidden();
  await shop.open('/');
  await shop.settled();
  await openMenu(page);
  await expect(menuOf(page).getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
});

test('mobile menu panels open and go back, and everything in them has a touch size', async ({ shop, page }) => {
  await shop.open('/');
  await shop.settled();
  const menu = await openMenu(page);
  for (const name of ['Jewellery', 'Watches']) {
    await more(page, name).click();
    await expect(menu.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Back' })).toBeFocused();
    await expect(menu.getByRole('link', { name: `All ${name}` })).toBeVisible();
    await expect(more(page, name)).toHaveCount(0);
    const heights = await menu
      .locator('a, button')
      .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().height)));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await expectNoViolations(page);
    await menu.getByRole('button', { name: 'Back' }).click();
    await expect(more(page, name)).toBeFocused();
  }
});

test("a mobile menu panel shows the operator's content for phones", async ({ shop, page }) => {
  await shop.open('/');
  await shop.settled();
  const menu = await openMenu(page);
  await more(page, 'Jewellery').click();
  await expect(menu.getByRole('heading', { name: 'Before you choose' })).toBeAttached();
  await menu
    .getByRole('link', { name: /hallmark/i })
    .last()
    .click();
  await expect(page).toHaveURL('/page/hallmark-guide');
  await expect(menu).toBeHidden();
});

test('a long mobile menu panel begins at its top', async ({ shop, page }) => {
  await page.setViewportSize({ width: 390, height: 480 });
  await shop.open('/');
  await shop.settled();
  const menu = await openMenu(page);
  await more(page, 'Wedding').click();
  await menu.getByRole('button', { name: 'Back' }).click();
  await more(page, 'Gifts').scrollIntoViewIfNeeded();
  await more(page, 'Gifts').click();
  await expect(menu.getByRole('heading', { name: 'Gifts', exact: true })).toBeInViewport();
});

test('the mobile menu is usable by keyboard only', async ({ shop, page }) => {
  await shop.open('/');
  await shop.settled();
  await opener(page).focus();
  await page.keyboard.press('Enter');
  const menu = menuOf(page);
  await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Watches', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(more(page, 'Watches')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('button', { name: 'Back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(more(page, 'Watches')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('a press beside the mobile menu closes it; the page behind stays in place', async ({ shop, page }) => {
  await shop.open('/watches');
  await shop.settled();
  const menu = await openMenu(page);
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('End');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.mouse.click(350, 400);
  await expect(menu).toBeHidden();
});

test("the browser's Back closes the mobile menu, and so does a link to another page", async ({ shop, page }) => {
  await shop.open('/watches');
  await shop.settled();
  const menu = await openMenu(page);
  await menu.getByRole('link', { name: 'Jewellery', exact: true }).click();
  await expect(shop.heading('Jewellery')).toBeVisible();
  await expect(menu).toBeHidden();
  await openMenu(page);
  await page.goBack();
  await expect(shop.heading('Watches')).toBeVisible();
  await expect(menu).toBeHidden();
});

test('the mobile menu starts at its top level when it is opened again', async ({ shop, page }) => {
  await shop.open('/');
  await shop.settled();
  const menu = await openMenu(page);
  await more(page, 'Watches').click();
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await openMenu(page);
  await expect(more(page, 'Watches')).toBeVisible();
});

test('a phone keeps the mobile header and its menu at every width', async ({ shop, page }) => {
  await shop.open('/');
  await shop.settled();
  await openMenu(page);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(menuOf(page)).toBeVisible();
});

test.describe('while the panels of the mobile menu cannot be fetched', () => {
  test.use({ expectedProblems: /Failed to load resource|^status: 503|api\/menu/ });

  test("a category's button leads to its page", async ({ shop, page }) => {
    await page.route('**/api/menu?*', (route) => route.fulfill({ status: 503, body: '' }));
    await shop.open('/');
    await shop.settled();
    await openMenu(page);
    await more(page, 'Jewellery').click();
    await expect(shop.heading('Jewellery')).toBeVisible();
  });
});

test.describe('the mobile menu at 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('nothing overflows in the mobile menu at 320 pixels', async ({ shop, page }) => {
    await shop.open('/');
    await shop.settled();
    await expectToFit(page);
    const menu = await openMenu(page);
    await more(page, 'Jewellery').click();
    await expect(menu.getByRole('heading', { name: 'Jewellery', exact: true })).toBeVisible();
    const level = menu.locator('section');
    expect(await level.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });
});

test.describe('the mobile menu without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the mobile menu opens where the browser supports it, and a plain link leads to all categories', async ({
    shop,
    page,
  }) => {
    await shop.open('/');
    await expect(shop.header.getByRole('link', { name: 'All categories' })).toHaveAttribute('href', '/page/sitemap');
    for (const width of [320, 390, 480, 768]) {
      await page.setViewportSize({ width, height: 700 });
      await expectToFit(page);
    }
    const menu = await openMenu(page);
    await expect(menu.getByRole('button', { name: /^More in/ })).toHaveCount(0);
    await menu.getByRole('link', { name: 'Jewellery', exact: true }).click();
    await expect(shop.heading('Jewellery')).toBeVisible();
    await shop.header.getByRole('link', { name: 'All categories' }).click();
    await expect(shop.heading()).toHaveCount(1);
  });
});
