import type { Page } from '@playwright/test';
import { sanitiseHtml, sanitiseMenuHtml, sanitisePageHtml } from '../../../lib/shared/sanitise-html.ts';
import { sized, wellStocked } from '../../fixtures/catalogue.ts';
import { InjectionMonitor } from '../../fixtures/injection-monitor.ts';
import { MiniCart } from '../../fixtures/mini-cart.ts';
import { joined, payloads } from '../../fixtures/script-payloads.ts';
import { SearchOverlay } from '../../fixtures/search-overlay.ts';
import { expect, test } from '../../fixtures/test.ts';
import { withPayloads } from '../../fixtures/with-payloads.ts';

const [watch = sized, other = sized] = wellStocked;
const productPath = (code: string) => `/p-${code.toLowerCase()}`;

/** Replacing these fields would make the whole response invalid, or turn it into another page. */
const SAFE_HTML_ =
  /^(?:ReturnCode|ReturnMessage|Kind|Sort|SuperImposeName|Icon|Token|JWT.*|.*(?:ID|Id|GUID|Code|Path|URL|Url|Slug|SKU)|Images?|HeroImage|LastDigits|Reason|State)$/;
/** Calls that create a session or return the site options. */
const UNTOUCHED = new Set(['JwtToken', 'SiteOptions', 'CustomerTokenExist', 'AddCart']);

/** Cache tags of everything that the pages of this test show. */
const EVERYTHING = [
  'home',
  'menu',
  'page:promo',
  'page:about',
  'list:watches',
  'list:jewellery',
  ...[watch, other].map(({ ProductCode }) => `product:${ProductCode}`),
];

const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile Safari/537.36',
};

// The pages themselves are checked for payloads; the browser reports missing resources.
test.use({ expectedProblems: /./ });
test.describe.configure({ timeout: 120_000 });

/** Returns the numbers of the payloads that a text contains. */
const heldBy = (text: string) => new Set([...text.matchAll(/taken\W{1,5}?(\d+)/g)].map(([, number]) => number)).size;

async function visit(page: Page, monitor: InjectionMonitor, path: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(200);
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached();
  await expectUnharmed(monitor, path);
}

async function expectUnharmed(monitor: InjectionMonitor, where: string): Promise<void> {
  await monitor.setOff();
  monitor.expectNothing(where);
  expect(await monitor.armed(), where).toEqual([]);
}

test('there are five hundred different injection payloads', () => {
  expect(new Set(payloads.map(({ text }) => text.replace(/\d+/g, ''))).size).toBe(payloads.length);
  expect(payloads.length).toBeGreaterThanOrEqual(500);
});

test.describe('script injection without a CSP', () => {
  test.use({ bypassCSP: true });

  test('many injection payloads run unsanitised, and none runs after sanitising', async ({ page }) => {
    const monitor = await InjectionMonitor.at(page);
    const show = (htmls: string[]) =>
      page.evaluate((all) => {
        for (const html of all) {
          const place = document.createElement('div');
          document.body.append(place);
          place.append(document.createRange().createContextualFragment(html));
        }
      }, htmls);
    await page.goto('/page/about');
    for (const sanitise of [sanitiseHtml, sanitisePageHtml, sanitiseMenuHtml]) {
      await show(payloads.map(({ text }) => sanitise(text) ?? ''));
      await expectUnharmed(monitor, sanitise.name);
    }
    await show(payloads.map(({ text }) => text));
    await monitor.setOff();
    expect(monitor.executed.size).toBeGreaterThan(250);
  });

  test('without sanitising and CSP an injected payload runs', async ({ page }) => {
    const monitor = await InjectionMonitor.at(page);
    await slipIn(page, '/page/about');
    await page.goto('/page/about');
    await monitor.setOff();
    expect(monitor.executed.size).toBeGreaterThan(150);
  });

  test('no payload in a retail API response runs in a page', async ({ page, store, shop, cart, anotherBrowser }) => {
    await cart.add(watch);
    store.relay.rewrite((call, answer) =>
      UNTOUCHED.has(call) ? answer : withPayloads(answer, payloads, (field) => !SAFE_HTML_.test(field)),
    );
    await store.purge(EVERYTHING);
    const monitor = await InjectionMonitor.at(page);
    for (const path of ['/', '/watches', '/search?q=gold', '/page/about', productPath(watch.ProductCode), '/cart']) {
      await visit(page, monitor, path);
      const held = heldBy((await page.getByRole('main').textContent()) ?? '');
      // Sanitising leaves little text of an HTML payload.
      expect(held, `${path} shows the attempts`).toBeGreaterThanOrEqual(path === '/page/about' ? 50 : 500);
    }

    await page.goto('/watches');
    await shop.settled();
    // By keyboard, because so much text covers the menu for a pointer.
    await page.getByRole('navigation', { name: 'Main menu' }).locator('summary').first().press('Enter');
    await expectUnharmed(monitor, 'main menu');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeAttached();
    await expectUnharmed(monitor, 'footer');
    const overlay = new SearchOverlay(page);
    await overlay.opener.press('Enter');
    await overlay.field.fill('gold');
    await expect(overlay.options.first()).toBeVisible();
    expect(heldBy(await overlay.dialog.innerText())).toBeGreaterThanOrEqual(500);
    await expectUnharmed(monitor, 'search overlay');
    await page.goto('/watches');
    await shop.settled();
    await shop.cartLink.press('Enter');
    await expect(new MiniCart(page).payable).toBeAttached();
    await expectUnharmed(monitor, 'mini-cart');

    await onPhone(await anotherBrowser({ ...PHONE, bypassCSP: true }));
    store.relay.restore();
  });
});

async function onPhone(page: Page): Promise<void> {
  const monitor = await InjectionMonitor.at(page);
  await visit(page, monitor, '/jewellery');
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu
    .getByRole('button', { name: /^More in/ })
    .first()
    .press('Enter');
  await expect(menu.getByRole('button', { name: 'Back', exact: true })).toBeFocused();
  await expectUnharmed(monitor, 'mobile menu');
}

/** Injects all payloads unsanitised into the HTML of a page; its real headers stay. */
async function slipIn(page: Page, path: string): Promise<void> {
  const attempts = joined(payloads);
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replace(/(<title>)[^<]*/, (_all, tag: string) => `${tag}${attempts}`)
      .replace(/<main[^>]*>/, (tag) => `${tag}${attempts}`)
      .replace(/application\/ld\+json">/, (tag) => `${tag}${attempts}`);
    expect(body.length).toBeGreaterThan(html.length + attempts.length);
    await route.fulfill({ response, body });
  });
}

test.describe('script injection with the CSP alone', () => {
  test('no payload injected into the HTML of a page runs', async ({ page, cart }) => {
    await cart.add(watch);
    const monitor = await InjectionMonitor.at(page);
    for (const path of ['/', '/watches', '/search?q=gold', '/page/about', productPath(watch.ProductCode), '/cart']) {
      await slipIn(page, path);
      const response = await page.goto(path);
      expect(response?.headers()['content-security-policy'], path).toContain('script-src');
      expect(heldBy((await response?.text()) ?? ''), path).toBeGreaterThanOrEqual(500);
      await monitor.setOff();
      monitor.expectNothing(path);
    }
  });
});

test.describe('script injection in URLs, codes and file names', () => {
  test.use({ bypassCSP: true });

  test('no payload runs, whether the page is shown or refused', async ({ page, store, cart }) => {
    await cart.add(other);
    const monitor = await InjectionMonitor.at(page);
    for (const field of ['Url', 'URL', 'Code', 'Images', 'Image', 'Path', 'Slug']) {
      store.relay.rewrite((call, answer) =>
        UNTOUCHED.has(call)
          ? answer
          : withPayloads(answer, payloads, (name) => SAFE_HTML_.test(name) && name.endsWith(field)),
      );
      await store.purge(EVERYTHING);
      for (const path of ['/', '/jewellery', productPath(other.ProductCode), '/cart']) {
        await page.goto(path);
        await expectUnharmed(monitor, `${field} of ${path}`);
      }
      store.relay.restore();
    }
  });
});
