import type { BrowserContext } from '@playwright/test';
import { MINUTE_SECONDS } from '#lib/shared/durations.ts';
import { choiceText } from '#lib/storefront/marketing/consent/choice.ts';
import { sized, wellStocked } from '../../fixtures/catalogue.ts';
import { expect, test } from '../../fixtures/test.ts';

const [watch = sized] = wellStocked;
const LINK = 'utm_source=mail&utm_medium=news&utm_campaign=diwali&track=D-1';
/** Deferred parts begin half a second after the page has loaded. */
const SETTLED_MS = 2000;

test.use({ consent: 'open' });

const consentTo = async (context: BrowserContext, url: string) =>
  context.addCookies([{ name: 'consent', value: choiceText({ granted: ['campaigns'], at: Date.now() }), url }]);

test('without consent a campaign URL stores and sends nothing', async ({ shop, store, page, context }) => {
  const reportCount = store.relay.count('BannerTracking');
  await shop.open(`/watches?${LINK}`);
  await page.waitForTimeout(SETTLED_MS);
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.filter((name) => /^(?:utm_|track)/.test(name))).toEqual([]);
  expect(store.relay.count('BannerTracking')).toBe(reportCount);
});

test('with consent the campaign is stored for its allowed time, and its visit is sent once', async ({
  shop,
  store,
  page,
  context,
}) => {
  await consentTo(context, store.url);
  const reportCount = store.relay.count('BannerTracking');
  const opened = Date.now() / 1000;
  const answer = await shop.open(`/watches?${LINK}`);
  expect(await answer.headerValue('set-cookie')).toBeNull();
  await expect.poll(() => store.relay.count('BannerTracking')).toBe(reportCount + 1);
  const now = Date.now() / 1000;
  const minutes = { utm_source: 720, utm_medium: 720, utm_campaign: 720, track: 1440, trackReported: 4 };
  const campaignCookies = (await context.cookies()).filter(({ name }) => /^(?:utm_|track)/.test(name));
  expect(campaignCookies.map(({ name }) => name).toSorted()).toEqual(Object.keys(minutes).toSorted());
  // Each cookie was set between the two times, however long the page took.
  for (const { name, expires } of campaignCookies) {
    const lifetime = minutes[name as keyof typeof minutes] * MINUTE_SECONDS;
    expect(expires, name).toBeGreaterThanOrEqual(opened + lifetime - 1);
    expect(expires, name).toBeLessThanOrEqual(now + lifetime + 1);
  }
  await page.reload();
  await page.waitForTimeout(SETTLED_MS);
  expect(store.relay.count('BannerTracking')).toBe(reportCount + 1);
});

test('a redirect to the canonical URL keeps the campaign parameters and no others', async ({ request }) => {
  const path = `/p-${watch.ProductCode.toLowerCase()}`;
  for (const campaign of [LINK, 'utm_source=other']) {
    const answer = await request.get(`${path}?${campaign}&gclid=1`, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toMatch(new RegExp(`^/[^?]+\\?${campaign}$`));
    expect(answer.headers()['cache-control']).toBe('private, no-store');
  }
  const plain = await request.get(path, { maxRedirects: 0 });
  expect(plain.headers().location).not.toContain('?');
});

for (const [what, value] of [
  ['8 KB', 'x'.repeat(8_000)],
  ['signs of many scripts', '%E0%A4%95%F0%9F%91%A9%22'.repeat(400)],
  ['broken signs', '%'.repeat(8_000)],
] as const) {
  test(`${what} of campaign in a URL never break the next request`, async ({ shop, store, page, context }) => {
    await consentTo(context, store.url);
    const query = ['utm_source', 'utm_campaign'].map((name) => `${name}=${value.slice(0, 7_000)}`).join('&');
    await shop.open(`/watches?${query}&track=D-1`);
    await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'track')).toBe(true);
    const cookies = (await context.cookies()).filter(({ name }) => /^(?:utm_|track)/.test(name));
    expect(
      cookies.map(({ name, value: campaignCookies }) => `${name}=${campaignCookies}`).join('; ').length,
    ).toBeLessThanOrEqual(1024);
    await shop.productLinks.first().click();
    // A card of the list may be sold out.
    await expect(page.getByRole('region', { name: 'Photos' })).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Add to cart' }).or(page.getByText('Sold out')).first(),
    ).toBeVisible();
    expect((await shop.open('/cart')).status()).toBe(200);
  });
}
