import { sized, wellStocked } from '../../fixtures/catalogue.ts';
import { ON_PHONE_ALONE } from '../../fixtures/devices.ts';
import { holdPayloads } from '../../fixtures/hold-payloads.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';

const [watch = sized] = wellStocked;
const product = `/p-${watch.ProductCode.toLowerCase()}`;
const SHORTCUTS = ['Contact', 'Delivery', 'Returns and exchange', 'Privacy'];

test.use({ savesData: false });

test('the rest of the footer loads near the end of the page without shifting anything in view', async ({
  shop,
  page,
}) => {
  await shop.open('/watches');
  await shop.settled();
  await expect(shop.footer.getByRole('link', { name: 'Delivery' })).toBeAttached();
  await expect(shop.footer.getByRole('navigation')).toHaveCount(0);
  await shop.scrollToEnd();
  const line = shop.footer.getByText('Samay Retail Private Limited');
  await expect(line).toBeInViewport();
  const before = await line.boundingBox();
  const menu = shop.footer.getByRole('navigation', { name: 'Footer' });
  await expect(menu.getByRole('link', { name: 'Delivery' })).toBeVisible();
  await expect(shop.footer.getByRole('navigation', { name: 'Social' }).getByRole('link')).not.toHaveCount(0);
  expect((await line.boundingBox())?.y).toBe(before?.y);
  await expectNoViolations(page);
  await expectToFit(page);

  await menu.getByRole('link', { name: 'Delivery' }).click();
  await expect(shop.heading('Delivery')).toBeVisible();
  await expect(menu, 'it begins anew').toHaveCount(0);
});

test(
  'a short page loads the rest of its footer after a while, and the menu at its end',
  ON_PHONE_ALONE,
  async ({ shop, page }) => {
    await page.setViewportSize({ width: 1000, height: 4000 });
    await shop.open('/search');
    const social = shop.footer.getByRole('navigation', { name: 'Social' });
    const menu = shop.footer.getByRole('navigation', { name: 'Footer' });
    await expect(page.locator('html[data-revealed]')).toBeAttached();
    await expect(social).toBeAttached();
    await expect(menu).toHaveCount(0);
    await shop.scrollToEnd();
    await expect(menu).toBeVisible();
  },
);

test(
  'the cart has no footer menu, and the checkout has no links to other pages',
  ON_PHONE_ALONE,
  async ({ shop, page, shopper }) => {
    await shop.open('/cart');
    await expect(page.locator('html[data-revealed]')).toBeAttached();
    await shop.scrollToEnd();
    await expect(shop.footer).toContainText('Samay Retail');
    await expect(shop.footer.getByRole('navigation', { name: 'Social' })).toBeVisible();
    await expect(shop.footer.getByRole('navigation', { name: 'Footer' })).toHaveCount(0);
    await expect(page.locator('html[data-cart-flow]:not([data-checkout-flow])')).toBeAttached();
    await page.getByRole('link', { name: 'Continue Shopping' }).first().click();
    await expect(page.locator('html:not([data-cart-flow])')).toBeAttached();

    await shopper.signIn();
    await shop.openProduct(watch.ProductCode);
    await shop.addToCart();
    await shop.open('/checkout');
    await expect(page.locator('html[data-cart-flow][data-checkout-flow][data-revealed]')).toBeAttached();
    await expect(shop.footer.getByRole('navigation')).toHaveCount(0);
  },
);

test('the back-to-top button appears after 100 px of scrolling and moves the focus to the top', async ({
  shop,
  page,
}) => {
  const button = page.getByRole('button', { name: 'Return to top' });
  await shop.open(product);
  await shop.settled();
  await page.evaluate(() => window.scrollTo(0, 100));
  await expect(button).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(button).toBeVisible();
  const box = await button.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  for (const bar of await page.locator('[data-lower-edge]').all()) {
    const barBox = await bar.boundingBox();
    const isApart = !barBox || !box || barBox.y >= box.y + box.height || barBox.y + barBox.height <= box.y;
    const isBeside = barBox && box && barBox.x + barBox.width <= box.x;
    expect(isApart || isBeside, 'it covers no bar').toBe(true);
  }
  await expectNoViolations(page);
  await button.press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(button).toHaveCount(0);
});

test(
  'the back-to-top button of a phone stands in the footer, over nothing of the page',
  ON_PHONE_ALONE,
  async ({ shop, page }) => {
    await shop.open(product);
    await shop.settled();
    await shop.scrollToEnd();
    const button = page.getByRole('button', { name: 'Return to top' });
    const { x = 0, y = 0 } = (await button.boundingBox()) ?? {};
    for (const link of await shop.footer.getByRole('link').all()) {
      const box = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      expect(box.x + box.width <= x || box.y >= y + 44 || box.y + box.height <= y).toBe(true);
    }
    expect(await shop.footer.evaluate((footer) => footer.getBoundingClientRect().top)).toBeLessThan(y);
  },
);

test(
  'a slow page shows a progress bar and starts at its top, and Back restores the scroll position',
  ON_PHONE_ALONE,
  async ({ shop, page }) => {
    const bar = page.locator('[data-loading]');
    // From the start, so that no card is prefetched before it is clicked.
    const answer = await holdPayloads(page);
    await shop.open('/watches');
    await shop.settled();
    const card = shop.productLinks.nth(5);
    await card.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(100);
    const lengths = await page.evaluateHandle(() => {
      const seen: number[] = [];
      new MutationObserver(() => {
        const length = document.querySelector('[data-loading]')?.getAttribute('data-loading');
        if (length) seen.push(Number(length));
      }).observe(document, { subtree: true, childList: true, attributes: true });
      return seen;
    });
    const title = await card.innerText();
    await card.click();
    await expect(bar).toBeVisible();
    await expect(shop.heading(title)).toBeVisible();
    await expect(page.locator('main')).toBeHidden();
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect(page.locator('html[data-revealed]')).toHaveCount(0);
    await expect.poll(() => lengths.evaluate((seen) => new Set(seen).size)).toBeGreaterThan(2);
    expect(await lengths.evaluate((seen) => seen.every((one, at) => one >= (seen[at - 1] ?? 0)))).toBe(true);
    answer();
    await expect(page.getByRole('region', { name: 'Photos' })).toBeVisible();
    await expect(bar).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(shop.heading('Watches')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  },
);

test('a link to the current page reloads it from its top', ON_PHONE_ALONE, async ({ shop, page }) => {
  await shop.open('/page/shipping');
  await shop.settled();
  const mark = () => page.evaluate(() => document.documentElement.dataset.old === '');
  await page.evaluate(() => document.documentElement.setAttribute('data-old', ''));
  await shop.scrollToEnd();
  const loaded = page.waitForEvent('load');
  await shop.footer.getByRole('link', { name: 'Delivery' }).first().click();
  await loaded;
  expect(await mark()).toBe(false);
  await expect(page).toHaveURL('/page/shipping');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.evaluate(() => document.documentElement.setAttribute('data-old', ''));
  await shop.footer.getByRole('link', { name: 'Privacy' }).first().click();
  await expect(shop.heading('Privacy')).toBeVisible();
  expect(await mark(), 'another page needs no new document').toBe(true);
});

test.describe('the footer without JavaScript', ON_PHONE_ALONE, () => {
  test.use({ javaScriptEnabled: false });

  test('the footer names the store and links to the most requested pages', async ({ shop, page }) => {
    await shop.open('/');
    await expect(shop.footer).toContainText('Samay Retail Private Limited');
    for (const name of SHORTCUTS) await expect(shop.footer.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Return to top' })).toHaveCount(0);
    await shop.footer.getByRole('link', { name: 'Privacy' }).click();
    await expect(shop.heading('Privacy')).toBeVisible();
  });
});

test.describe('while the rest of the footer cannot be loaded', ON_PHONE_ALONE, () => {
  test.use({ expectedProblems: /Failed to load resource|^status: 503|api\/footer/ });

  test('the page shows no error and retries when its end comes near again', async ({ shop, page }) => {
    let isAway = true;
    await page.route('**/api/footer', (route) =>
      isAway ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    );
    await shop.open('/watches');
    await shop.settled();
    const refused = page.waitForResponse('**/api/footer');
    await shop.scrollToEnd();
    await refused;
    await expect(shop.footer).toContainText('Samay Retail');
    await expect(shop.footer.getByRole('navigation')).toHaveCount(0);
    isAway = false;
    // Scrolling up and down within one frame would not be noticed by the page.
    const toTop = page.getByRole('button', { name: 'Return to top' });
    await expect(toTop).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(toTop).toHaveCount(0);
    await shop.scrollToEnd();
    await expect(shop.footer.getByRole('navigation', { name: 'Footer' })).toBeVisible();
  });
});
