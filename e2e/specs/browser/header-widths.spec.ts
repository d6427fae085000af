import type { Page } from '@playwright/test';
import { sized, wellStocked } from '../../fixtures/catalogue.ts';
import { MiniCart } from '../../fixtures/mini-cart.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { SearchOverlay } from '../../fixtures/search-overlay.ts';
import { expect, test } from '../../fixtures/test.ts';

const [watch = sized] = wellStocked;

/** Fails where the header for the other kind of device is visible, or exposed to assistive technology. */
async function expectHeader(page: Page, kind: 'mobile' | 'desktop'): Promise<void> {
  const header = page.getByRole('banner');
  const isMobile = kind === 'mobile';
  const counts = { menu: isMobile ? 1 : 0, main: isMobile ? 0 : 1 };
  await expect(header.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(counts.menu);
  await expect(header.getByRole('navigation', { name: 'Main menu' })).toHaveCount(counts.main);
  await expect(header.getByRole('link', { name: 'Sign in', exact: true })).toHaveCount(counts.main);
  for (const one of [
    header.getByRole('link', { name: 'Samay home' }),
    header.getByRole('button', { name: 'Search', exact: true }),
    header.getByRole('link', { name: /^Cart\b/ }),
  ]) {
    await expect(one).toHaveCount(1);
    await expect(one).toBeVisible();
  }
  const tree = await header.ariaSnapshot();
  expect(tree.includes('button "Menu"')).toBe(isMobile);
  expect(tree.includes('navigation "Main menu"')).toBe(!isMobile);
}

for (const width of [390, 768, 991, 992, 1440]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the header fits its window and device, and is the only one', async ({ shop, page, isMobile }) => {
      const kind = isMobile || width < 992 ? 'mobile' : 'desktop';
      await shop.open('/watches');
      await shop.settled();
      await expectHeader(page, kind);
      await expectToFit(page);
      await expectNoViolations(page);
    });

    test('the search overlay and the mini-cart have no accessibility violations', async ({
      shop,
      page,
      cart,
      isMobile,
    }) => {
      await cart.add(watch);
      await shop.open('/watches');
      await shop.settled();
      const overlay = new SearchOverlay(page);
      await overlay.open();
      await overlay.suggest('gold');
      await expectNoViolations(page);
      await overlay.expectToFit();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(overlay.dialog).toHaveCount(0);
      if (isMobile || width < 992) return;
      const mini = new MiniCart(page);
      await mini.open();
      await expectNoViolations(page);
    });

    test.describe('the header without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('the same header is shown, and its links work', async ({ shop, page, isMobile }) => {
        await shop.open('/watches');
        await expectHeader(page, isMobile || width < 992 ? 'mobile' : 'desktop');
        await expectToFit(page);
        await shop.header.getByRole('button', { name: 'Search', exact: true }).click();
        await expect(page.getByRole('main').getByRole('searchbox', { name: 'Search products' })).toBeVisible();
        await shop.cartLink.click();
        await expect(page).toHaveURL(/\/(?:cart|users\/sign_in)\b/);
      });
    });
  });
}

test('the keyboard reaches every link of the header in visual order', async ({ shop, page }) => {
  await shop.open('/watches');
  await shop.settled();
  const stops: string[] = [];
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const active = document.activeElement;
      if (!active?.closest('header')) return '';
      const { outlineStyle, outlineWidth } = getComputedStyle(active);
      const name = active.getAttribute('aria-label') ?? active.textContent ?? '';
      return `${name.trim()}${outlineStyle === 'none' || outlineWidth === '0px' ? ' (no ring)' : ''}`;
    });
    if (stop !== '') stops.push(stop);
    else if (stops.length > 0) break;
  }
  expect(stops.filter((stop) => stop.endsWith('(no ring)'))).toEqual([]);
  for (const name of ['Samay home', 'Search']) expect(stops).toContain(name);
  expect(stops.findIndex((stop) => stop.startsWith('Cart'))).toBeGreaterThan(stops.indexOf('Search'));
});

test.describe('a phone identified by its client hints', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a phone gets the mobile header at every width, and a desktop its own', async ({ anotherBrowser }) => {
    for (const [hint, kind] of [
      ['?1', 'mobile'],
      ['?0', 'desktop'],
    ] as const) {
      const page = await anotherBrowser({
        viewport: { width: 1440, height: 900 },
        extraHTTPHeaders: { 'sec-ch-ua-mobile': hint },
      });
      await page.goto('/watches');
      await expectHeader(page, kind);
      expect((await page.content()).includes('aria-label="Main menu"')).toBe(kind === 'desktop');
    }
  });
});

test.describe('the pages between cart and order', () => {
  // An order page without a valid key is HTTP 404, with the same bar.
  test.use({ expectedProblems: /404/ });

  for (const path of ['/cart', '/makepayment', '/thankyou', '/displayemail', '/passwordreset']) {
    test(`${path} has the bar and no menu`, async ({ shop, page }) => {
      await shop.open(path);
      const bar = shop.header.getByRole('navigation', { name: 'Shopping' });
      await expect(bar.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart');
      await expect(bar.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
      await expect(bar.getByRole('link')).toHaveCount(2);
      await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0);
      await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0);
      await page.setViewportSize({ width: 320, height: 568 });
      await expectToFit(page);
      await expectNoViolations(page);
    });
  }

  test('a page whose path only begins like one of these has the full header', async ({ shop, page }) => {
    await shop.open('/search?q=cart');
    await expect(page.getByRole('navigation', { name: 'Shopping' })).toHaveCount(0);
    await expect(shop.header.getByRole('button', { name: 'Search', exact: true })).toHaveCount(1);
  });

  test('a checkout with items has the bar, too', async ({ shop, page, cart, shopper }) => {
    await shopper.signInByRequest();
    await cart.add(watch);
    await shop.open('/checkout');
    await expect(shop.header.getByRole('navigation', { name: 'Shopping' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0);
  });
});

test('the sign-in page of a closed store has no header', async ({ shop, page }) => {
  await shop.open('/user-access');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});
