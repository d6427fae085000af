import type { Page } from '@playwright/test';
import { wellStocked } from '../../fixtures/catalogue.ts';
import { TestStore } from '../../fixtures/store.ts';
import { SHARED_SETTINGS } from '../../fixtures/store-settings.ts';
import { TagManager } from '../../fixtures/tag-manager.ts';
import { expect, test as storeTest } from '../../fixtures/test.ts';

const ID = 'GTM-TEST123';
const [piece] = wellStocked;
/** Longer than analytics could be delayed. */
const A_WHILE_MS = 1500;

const test = storeTest.extend<object, { tagManager: TagManager }>({
  tagManager: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const tagManager = await TagManager.open();
      await use(tagManager);
      await tagManager.close();
    },
    { scope: 'worker' },
  ],
  storeSettings: [
    async ({ tagManager }, use) => use({ ...SHARED_SETTINGS, TAG_MANAGER_ID: ID, TAG_MANAGER_URL: tagManager.url }),
    { scope: 'worker' },
  ],
});

test.use({ consent: 'open' });
test.beforeEach(({ tagManager }) => tagManager.forget());

/** Amounts in rupees. */
interface Item {
  item_id: string;
  price: number;
  discount?: number;
  quantity: number;
}

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie consent' });
const agree = (page: Page) => banner(page).getByRole('button', { name: 'Ok' }).click();
const firstCard = (page: Page) =>
  page.getByRole('list', { name: 'Products' }).getByRole('heading').first().getByRole('link');
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

function itemsOf(hit?: Record<string, unknown>): Item[] {
  return (hit?.ecommerce as { items: Item[] } | undefined)?.items ?? [];
}

/** Gives consent on a page that sends only its page_view. */
async function agreeAtHome(page: Page, tagManager: TagManager): Promise<void> {
  await page.goto('/');
  await agree(page);
  await expect.poll(() => tagManager.events).toEqual(['page_view']);
  // Events from before the page_view may arrive after it.
  await expect.poll(() => [tagManager.commands.length, tagManager.hits('gtm.js').length]).toEqual([1, 1]);
  tagManager.forget();
}

test('before the consent choice nothing is requested, loaded, sent or stored for analytics', async ({
  page,
  shop,
  tagManager,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/analytics')) requests.push(request.url());
  });
  await shop.open('/watches');
  await firstCard(page).click();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await shop.addToCart();
  await expect(banner(page)).toBeVisible();
  await page.waitForTimeout(A_WHILE_MS);
  expect([requests, tagManager.requests]).toEqual([[], 0]);
  expect((await cookieNames(page)).filter((name) => name.startsWith('_g') || name === 'consent')).toEqual([]);
  expect(await page.evaluate(() => [window.localStorage.length, Object.keys(window).includes('dataLayer')])).toEqual([
    0,
    false,
  ]);
});

test('after consent the queued events are sent once, and each later page and action once', async ({
  cart,
  page,
  shop,
  tagManager,
}) => {
  await shop.open('/watches?utm_source=paper');
  await agree(page);
  await expect.poll(() => tagManager.events).toEqual(['page_view', 'view_item_list']);
  const [list] = tagManager.hits('view_item_list');
  expect(list).toMatchObject({ ecommerce: { item_list_id: 'watches', currency: 'INR', currency_id: 1 } });
  expect(await shop.products.count()).toBe(itemsOf(list).length);

  await firstCard(page).click();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await expect.poll(() => tagManager.events.slice(2)).toEqual(['select_item', 'page_view', 'view_item']);
  await shop.addToCart();
  await expect.poll(() => tagManager.events.slice(5)).toEqual(['add_to_cart']);
  const [viewed, added] = ['view_item', 'add_to_cart'].map((name) => itemsOf(tagManager.hits(name)[0])[0]);
  expect(added).toMatchObject({ item_id: viewed?.item_id, quantity: 1 });
  // In the cart the item has its offer.
  expect((added?.price ?? 0) + (added?.discount ?? 0)).toBe(viewed?.price);

  await shop.openCart();
  await expect.poll(() => tagManager.events.slice(6)).toEqual(['page_view', 'view_cart']);
  await cart.lines
    .first()
    .getByRole('button', { name: /^Remove / })
    .click();
  await expect.poll(() => tagManager.events.slice(8)).toEqual(['remove_from_cart']);
  await page.waitForTimeout(A_WHILE_MS);
  expect(tagManager.events).toHaveLength(9);
  expect(tagManager.loads).toEqual([ID]);
  expect(tagManager.commands[0]).toEqual([
    'consent',
    'default',
    {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'granted',
    },
  ]);
  const ecommerceHits = () => tagManager.hits().filter((hit) => 'ecommerce' in hit);
  await expect
    .poll(() => ecommerceHits().every((hit, place) => (hit.ecommerce === null) === (place % 2 === 0)))
    .toBe(true);
});

test('with earlier consent the tag manager is loaded once, half a second after the page', async ({
  page,
  shop,
  tagManager,
}) => {
  await agreeAtHome(page, tagManager);
  await shop.open('/watches');
  await expect.poll(() => tagManager.loads).toEqual([ID]);
  // The browser lists the script when it has arrived, some time after the request.
  const waited = () =>
    page.evaluate(() => {
      const [shown] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const script = performance.getEntriesByType('resource').find(({ name }) => name.includes('/gtm.js'));
      return (script?.startTime ?? 0) - (shown?.loadEventStart ?? 0);
    });
  await expect.poll(waited).toBeGreaterThanOrEqual(500);
});

test('after consent is withdrawn no events are sent, and the analytics cookies are removed', async ({
  page,
  shop,
  tagManager,
}) => {
  await agreeAtHome(page, tagManager);
  expect(await cookieNames(page)).toContain('_ga');
  await shop.scrollToEnd();
  await page.getByRole('button', { name: 'Cookie choices' }).click();
  await page.getByRole('dialog', { name: 'Cookie choices' }).getByRole('button', { name: 'Refuse all' }).click();
  await expect.poll(() => tagManager.commands.at(-1)).toEqual(['consent', 'update', { analytics_storage: 'denied' }]);
  await expect.poll(() => cookieNames(page)).not.toContain('_ga');
  tagManager.forget();
  await shop.chooseInMenu('Watches');
  await expect(shop.heading('Watches')).toBeVisible();
  await shop.open('/watches');
  await page.waitForTimeout(A_WHILE_MS);
  expect(tagManager.requests).toBe(0);
});

test('a search and a sign-in are sent to analytics without personal data', async ({
  page,
  shop,
  shopper,
  tagManager,
}) => {
  await agreeAtHome(page, tagManager);
  const pages = (count: number) => expect.poll(() => tagManager.hits('page_view')).toHaveLength(count);
  for (const [index, text] of ['gold ring', shopper.mobile].entries()) {
    await shop.searchFor(text);
    await expect(page).toHaveURL(/\/search\?q=/);
    await expect(shop.heading()).toContainText(text);
    await pages(2 * index + 1);
    await shop.open('/');
    await pages(2 * index + 2);
  }
  await expect.poll(() => tagManager.hits('search')).toEqual([{ event: 'search', search_term: 'gold ring' }]);
  await expect
    .poll(() => tagManager.hits('view_search_results'))
    .toEqual([{ event: 'view_search_results', search_term: 'gold ring' }]);
  await shop.open('/users/sign_in');
  await pages(5);
  await shopper.requestCode();
  await shopper.type(await shopper.code());
  await expect.poll(() => tagManager.hits('login')).toEqual([{ event: 'login', method: 'otp' }]);
  expect(JSON.stringify(tagManager.hits())).not.toContain(shopper.mobile);
});

test('each step from checkout to purchase is sent to analytics once, and not again after a reload', async ({
  checkout,
  page,
  shop,
  shopper,
  tagManager,
}) => {
  await agreeAtHome(page, tagManager);
  await checkout.chooseAddress();
  await shop.open('/checkout');
  await checkout.expectOpen('Delivery');
  await expect.poll(() => tagManager.events).toEqual(['page_view', 'begin_checkout']);
  await checkout.step('Delivery').getByRole('button', { name: 'Continue' }).click();
  await checkout.expectOpen('Payment');
  await checkout.paymentOption('Cash on delivery').check();
  await expect.poll(() => tagManager.events.slice(2)).toEqual(['add_shipping_info', 'page_view']);
  await checkout.button('Place order').click();
  await expect(shop.heading('Thank you')).toBeVisible();
  await expect.poll(() => tagManager.events.slice(4)).toEqual(['add_payment_info', 'page_view', 'purchase']);
  expect(tagManager.hits('add_payment_info')).toMatchObject([{ ecommerce: { payment_type: 'cash-on-delivery' } }]);
  const number = await checkout.fact('Order number').textContent();
  expect(tagManager.hits('purchase')).toMatchObject([{ ecommerce: { transaction_id: number, currency_id: 1 } }]);
  const key = new URL(page.url()).searchParams.get('order') ?? '';
  await page.reload();
  await expect.poll(() => tagManager.events.slice(7)).toEqual(['page_view']);
  await page.waitForTimeout(A_WHILE_MS);
  expect(tagManager.events).toHaveLength(8);
  const sentHits = JSON.stringify(tagManager.hits());
  for (const personal of [key, shopper.mobile, 'Asha', '560001', 'Residency']) expect(sentHits).not.toContain(personal);
});

test('a purchase before the consent choice is sent to analytics only after consent', async ({
  checkout,
  page,
  shop,
  tagManager,
}) => {
  const order = await checkout.placeOrder('cash-on-delivery');
  const reportedPurchases = () => page.evaluate(() => window.localStorage.getItem('purchases-reported'));
  await shop.open(`/thankyou?order=${order}`);
  await expect(banner(page)).toBeVisible();
  expect([await reportedPurchases(), tagManager.requests]).toEqual([null, 0]);
  await page.reload();
  await agree(page);
  await expect.poll(() => tagManager.events).toEqual(['page_view', 'purchase']);
  await expect.poll(reportedPurchases).toMatch(/^\[\d+\]$/);
});

test.describe('with the tag manager script blocked', () => {
  test.use({ expectedProblems: /gtm\.js|ERR_FAILED/ });

  test('the store works as usual with the tag manager script blocked', async ({ page, shop, tagManager }) => {
    await page.route(tagManager.url.concat('*'), (route) => route.abort('failed'));
    await shop.open('/watches');
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('gtm.js'));
    await agree(page);
    await failed;
    await firstCard(page).click();
    await shop.addToCart();
    expect(await page.evaluate(() => Object.keys(window).includes('dataLayer'))).toBe(false);
  });
});

test('the CSP of a page allows the analytics hosts, and that of a payment page does not', async ({
  request,
  tagManager,
}) => {
  const { origin } = new URL(tagManager.url);
  const policyOf = async (path: string) => (await request.get(path)).headers()['content-security-policy'] ?? '';
  for (const path of ['/', '/watches', `/p-${piece?.ProductCode.toLowerCase()}`, '/no-such-thing'])
    expect((await policyOf(path)).match(/script-src [^;]+/)?.[0]).toContain(origin);
  const personal = await policyOf('/cart');
  expect(personal.match(/script-src [^;]+/)?.[0]).toMatch(/^script-src 'self' 'nonce-[^']+' 'strict-dynamic'$/);
  expect(personal.match(/connect-src [^;]+/)?.[0]).toContain(`${origin} https://*.googletagmanager.com`);
  expect(await policyOf('/makepayment?order=of-nobody')).not.toMatch(/googletagmanager|google-analytics/);
  const settings = await request.get('/api/analytics');
  expect(settings.headers()['cache-control']).toBe('public, max-age=600');
  expect(await settings.json()).toEqual({ tagManager: { id: ID, scriptUrl: tagManager.url }, vitals: false });
});

for (const [name, settings] of [
  ['switched off', { TAG_MANAGER: 'off', TAG_MANAGER_ID: ID }],
  ['without an id', {}],
] as const) {
  test(`${name}, no analytics script is loaded and the CSP allows no analytics host`, async ({ page, tagManager }) => {
    const other = await TestStore.open({ ...settings, TAG_MANAGER_URL: tagManager.url });
    try {
      const shown = await page.goto(`${other.url}/watches`);
      expect(shown?.headers()['content-security-policy']).not.toMatch(/googletagmanager|google-analytics|:\d{4,5}\b/);
      const requests = page.waitForResponse(/\/api\/analytics$/);
      await agree(page);
      expect(await (await requests).json()).toEqual({ tagManager: null, vitals: false });
      await page.waitForTimeout(A_WHILE_MS);
      expect(tagManager.requests).toBe(0);
      // Requests that the page still makes would fail.
      await page.goto('about:blank');
    } finally {
      await other.close();
    }
  });
}
