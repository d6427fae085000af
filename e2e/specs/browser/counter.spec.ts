import { HOUR_MS, SECOND_MS } from '#lib/shared/durations.ts';
import { Countdown } from '../../fixtures/countdown.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { newMobile } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

const LAUNCH = '2031-02-14T17:30:00+05:30';
const LAUNCH_AT = Date.parse(LAUNCH);
const IN_WORDS = 'Friday 14 February 2031, 5:30 pm';

test.use({ storeSettings: { LAUNCH_AT: LAUNCH }, expectedProblems: /Failed to load resource|^status: 422/ });

let countdown: Countdown;
test.beforeEach(({ page }) => {
  countdown = new Countdown(page);
});

test('before the launch a visitor sees the countdown and no catalogue data', async ({ shop, page }) => {
  const response = await shop.open('/watches');
  await expect(page).toHaveURL('/counter');
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toBe('private, no-store');
  await expect(page).toHaveTitle('Opening soon | Samay');
  await expect(shop.heading('Opening soon')).toBeVisible();
  await expect(page.getByText(`${IN_WORDS} India time`)).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  const head = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
  await expect(head('robots')).toHaveAttribute('content', 'noindex');
  await expect(head('og:title')).toHaveAttribute('content', 'Opening soon | Samay');
  for (const name of ['description', 'og:description', 'twitter:description']) {
    for (const text of await head(name).all()) {
      await expect(text).toHaveAttribute('content', `Samay opens on ${IN_WORDS} India time.`);
    }
  }
  await expect(page.locator('img')).toHaveCount(0);
  expect(/₹|\/images\//.exec(await response.text())).toBeNull();
});

test('the open pages before the launch have the logo alone, which leads back to the countdown', async ({
  shop,
  page,
}) => {
  for (const path of ['/users/sign_in', '/page/contact']) {
    await shop.open(path);
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expectToFit(page);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Samay home' }).click();
  await expect(page).toHaveURL('/counter');
});

test('the countdown ticks without shifting, and screen readers announce it only on request', async ({ shop, page }) => {
  await shop.open('/counter');
  await countdown.expectRightTime(LAUNCH_AT);
  const places = () =>
    countdown.timer
      .locator(':scope > *')
      .evaluateAll((units) => units.map((unit) => JSON.stringify(unit.getBoundingClientRect())));
  const [before, at] = [await countdown.shown(), await places()];
  await expect.poll(async () => before - (await countdown.shown())).toBeGreaterThanOrEqual(3 * SECOND_MS);
  expect(await places()).toEqual(at);
  await expect(countdown.timer).toHaveAttribute('aria-live', 'off');
  await expect(countdown.timer).toHaveAccessibleDescription(
    /^The store opens in \d+ days(?:, \d+ hours?)?(?:,? and \d+ (?:minute|hour)s?)?\.$/,
  );
  await expectToFit(page);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the countdown has no accessibility violations in ${colorScheme} colours`, async ({ shop, page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await shop.open('/counter');
    await countdown.expectRightTime(LAUNCH_AT);
    await expectNoViolations(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectNoViolations(page);
    await expectToFit(page);
  });
}

test.describe('the countdown in another time zone', () => {
  test.use({ timezoneId: 'America/New_York', locale: 'en-US' });

  test('the launch is shown and counted down in India time', async ({ shop, page }) => {
    await shop.open('/counter');
    await expect(page.getByText(`${IN_WORDS} India time`)).toBeVisible();
    await countdown.expectRightTime(LAUNCH_AT);
  });
});

for (const hours of [-7, 9]) {
  test(`the countdown is correct with a device clock that is ${hours} hours off`, async ({ shop, page }) => {
    await page.clock.install({ time: Date.now() + hours * HOUR_MS });
    await shop.open('/counter');
    await countdown.expectRightTime(LAUNCH_AT);
    const before = await countdown.shown();
    await expect.poll(async () => before - (await countdown.shown())).toBeGreaterThanOrEqual(2 * SECOND_MS);
    await countdown.expectRightTime(LAUNCH_AT);
  });
}

test('an address for the launch notice is confirmed at its field, with the same answer for a repeated one', async ({
  shop,
  page,
}) => {
  const mobile = newMobile();
  const answered = page.waitForResponse('/api/launch');
  await shop.open('/counter');
  await answered;
  await countdown.contact.fill('98');
  await countdown.notify.click();
  await expect(countdown.contact).toBeFocused();
  await expect(countdown.contact).toHaveAccessibleDescription('Enter a 10-digit mobile number or an email address.');
  for (const typed of [mobile, `+91 ${mobile}`]) {
    await countdown.contact.fill(typed);
    await countdown.notify.click();
    await expect(countdown.contact).toHaveValue('');
    await expect(page.getByText('Thank you. We will tell you when the store opens.')).toBeVisible();
  }
  await expect(page).toHaveURL('/counter');
  await expectNoViolations(page);
});

test.describe('the countdown without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the remaining time is shown, and can be refreshed', async ({ shop, page }) => {
    const requestedAt = Date.now();
    await shop.open('/');
    await expect(page).toHaveURL('/counter');
    const before = await countdown.shown();
    // The text is the remaining time when it was rendered, some time after the request, rounded up to a whole
    // second.
    expect(before).toBeGreaterThanOrEqual(LAUNCH_AT - Date.now());
    expect(before).toBeLessThanOrEqual(LAUNCH_AT - requestedAt + SECOND_MS);
    await expect.poll(() => LAUNCH_AT - Date.now()).toBeLessThan(before - 2 * SECOND_MS);
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await expect.poll(async () => before - (await countdown.shown())).toBeGreaterThanOrEqual(2 * SECOND_MS);
    await expect(page).toHaveURL('/counter');
  });

  test('an address for the launch notice is confirmed by the page itself, and is not in its URL', async ({
    shop,
    page,
  }) => {
    await shop.open('/counter');
    await countdown.contact.fill('98');
    await countdown.notify.click();
    await expect(page).toHaveURL(/\/counter\?notice=notify-contact#notify$/);
    await expect(countdown.contact).toHaveAccessibleDescription('Enter a 10-digit mobile number or an email address.');
    await countdown.contact.fill(`ravi${newMobile()}@example.com`);
    await countdown.notify.click();
    await expect(page).toHaveURL(/\/counter\?notice=notify-saved#notify$/);
    await expect(page.getByText('Thank you. We will tell you when the store opens.')).toBeVisible();
  });
});
