import { sized, wellStocked } from '../../fixtures/catalogue.ts';
import { expect, test } from '../../fixtures/test.ts';

/** No link leads to this list and no other test opens it, so it is in no cache. */
const UNSEEN = '/watches/strap/sport?sort=price-high';

/** Lists like that, which are open only while the retail API does not answer. */
const NEVER_SEEN = ['/watches/strap/dress?sort=price-high', '/search?q=anklet', '/jewellery?sort=price-low'];

/** What the storefront logs of a page once `RETAIL_API_LATE_MS` are over. */
const GIVEN_UP = 'A page is waiting for the retail API';

const [first = sized, second = sized] = wellStocked;

test.use({ expectedProblems: /Failed to load resource|^status: 50\d/ });

test('during an outage of the retail API the store says so, keeps the cart, and recovers', async ({
  shop,
  cart,
  store,
  page,
}) => {
  await shop.openProduct(first.ProductCode);
  await shop.addToCart();
  const seen = page.url();
  // A page without one of its parts, as a busy API may leave it, is not kept; this one has to be.
  await expect
    .poll(async () => (await page.request.get(seen)).headers()['cache-control'])
    .toContain('stale-while-revalidate');
  await store.retailApi.stop();

  const response = await shop.open(UNSEEN);
  expect(response.status()).toBe(503);
  expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0);
  await expect(shop.header.getByRole('link', { name: 'Samay home' })).toBeVisible();
  await expect(shop.heading()).toHaveText('Something went wrong on our side');
  await expect(page.getByRole('main').getByRole('link', { name: 'Try again' })).toHaveAttribute('href', UNSEEN);
  expect(response.headers()['cache-control']).toContain('no-store');

  expect((await shop.open('/search?q=bangle')).status()).toBe(503);
  await expect(shop.heading()).toHaveCount(1);
  expect((await shop.open(seen)).status(), 'a page that was seen lately is still there').toBe(200);

  expect((await shop.open('/cart')).status()).toBe(503);
  await expect(shop.heading('Cart')).toBeVisible();
  await expect(page.getByText('Your items are safe')).toBeVisible();
  const refused = await cart.send('POST', {
    productUrl: `/p-${second.ProductCode.toLowerCase()}`,
    sku: second.Skus[0]?.SKU,
    quantity: 1,
    key: 'outage-key-1',
  });
  expect(refused).toMatchObject({ status: 503, body: { ok: false, reason: 'unavailable' } });

  await store.retailApi.start();
  await expect.poll(async () => (await page.goto('/cart'))?.status(), { timeout: 60_000 }).toBe(200);
  await expect(cart.lines).toHaveCount(1);
  await expect(cart.lines).toContainText(first.ProductTitle);
  await expect.poll(async () => (await shop.open(UNSEEN)).status()).toBe(200);
});

test('while the retail API does not answer, pages that are kept are shown and all others soon say so', async ({
  shop,
  store,
  page,
}) => {
  await shop.openProduct(first.ProductCode);
  const seen = page.url();
  await expect
    .poll(async () => (await page.request.get(seen)).headers()['cache-control'])
    .toContain('stale-while-revalidate');
  store.retailApi.pause();
  try {
    for (const path of NEVER_SEEN) {
      const response = await page.request.get(path);
      expect(response.status()).toBe(503);
      expect(response.headers()['retry-after']).toBe('5');
      expect(response.headers()['cache-control']).toBe('no-store');
      const html = await response.text();
      expect(html).toContain('Something went wrong on our side');
      expect(html).toMatch(/<header[\s\S]*Jewellery/);
    }
    const given = store.storefront.output.split(GIVEN_UP).length - 1;
    expect(given, 'pages that did not wait until the call had failed').toBe(NEVER_SEEN.length);
    expect((await page.request.get(seen)).status(), 'a page that was seen lately').toBe(200);
    await shop.open('/search?q=pendant');
    await expect(shop.heading()).toHaveText('Something went wrong on our side');
  } finally {
    store.retailApi.resume();
  }
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await expect.poll(async () => (await page.reload())?.status(), { timeout: 60_000 }).toBe(200);
  await expect(page).toHaveURL(/\/search\?q=pendant$/);
});
