import type { Page } from '@playwright/test';
import { expectNoViolations, expectToFit } from '../fixtures/everybody.ts';
import { outbox } from '../fixtures/outbox.ts';
import { newMobile } from '../fixtures/shopper.ts';
import { Store } from '../fixtures/store.ts';
import { expect, test } from '../fixtures/test.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;
const LAUNCH = '2031-02-14T17:30:00+05:30';
const IN_WORDS = 'Friday 14 February 2031, 5:30 pm';

test.use({ storeSettings: { LAUNCH_AT: LAUNCH }, expectedProblems: /Failed to load resource|^status: 422/ });

const timer = (page: Page) => page.getByRole('timer', { name: 'Time until the store opens' });
const contact = (page: Page) => page.getByRole('textbox', { name: 'Mobile number or email' });
const notify = (page: Page) => page.getByRole('button', { name: 'Notify me' });

/** What the timer shows, in milliseconds. */
async function shown(page: Page): Promise<number> {
  const text = await timer(page).innerText();
  const parts = /(\d+)\s*days?\s*(\d+)\s*hours?\s*(\d+)\s*minutes?\s*(\d+)\s*seconds?/.exec(text) ?? [];
  const [days, hours, minutes, seconds] = parts.slice(1).map(Number);
  return (days ?? 0) * DAY + (((hours ?? 0) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0)) * SECOND;
}

/** Fails where the timer is not within two seconds of the time that is left by this machine's clock. */
async function expectRightTime(page: Page, launchAt = Date.parse(LAUNCH)): Promise<void> {
  await expect
    .poll(async () => Math.abs((await shown(page)) - (launchAt - Date.now())))
    .toBeLessThanOrEqual(2 * SECOND);
}

/** A store of its own that opens in a moment, but not before its processes run. */
async function openBeforeLaunch(): Promise<{ store: Store; launchAt: number }> {
  for (const wait of [25, 60, 120]) {
    const launchAt = Date.now() + wait * SECOND;
    const store = await Store.open({ LAUNCH_AT: new Date(launchAt).toISOString() });
    if (launchAt - Date.now() > 12 * SECOND) return { store, launchAt };
    await store.close();
  }
  throw new Error('The processes of the store start too slowly for its launch.');
}

test('whoever comes early finds the countdown, and nothing of the catalogue', async ({ shop, page }) => {
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

test('the timer counts, where it stands, and is read aloud to nobody who has not asked', async ({ shop, page }) => {
  await shop.open('/counter');
  await expectRightTime(page);
  const places = () =>
    timer(page)
      .locator(':scope > *')
      .evaluateAll((units) => units.map((unit) => JSON.stringify(unit.getBoundingClientRect())));
  const [before, at] = [await shown(page), await places()];
  await expect.poll(async () => before - (await shown(page))).toBeGreaterThanOrEqual(3 * SECOND);
  expect(await places()).toEqual(at);
  await expect(timer(page)).toHaveAttribute('aria-live', 'off');
  await expect(timer(page)).toHaveAccessibleDescription(
    /^The store opens in \d+ days(?:, \d+ hours?)?(?:,? and \d+ (?:minute|hour)s?)?\.$/,
  );
  await expectToFit(page);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`it shuts nobody out in ${colorScheme} colours`, async ({ shop, page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await shop.open('/counter');
    await expectRightTime(page);
    await expectNoViolations(page);
  });
}

test.describe('in another part of the world', () => {
  test.use({ timezoneId: 'America/New_York', locale: 'en-US' });

  test('the launch is told and counted in India time', async ({ shop, page }) => {
    await shop.open('/counter');
    await expect(page.getByText(`${IN_WORDS} India time`)).toBeVisible();
    await expectRightTime(page);
  });
});

for (const hours of [-7, 9]) {
  test(`a device clock that is ${hours} hours off counts right`, async ({ shop, page }) => {
    await page.clock.install({ time: Date.now() + hours * HOUR });
    await shop.open('/counter');
    await expectRightTime(page);
    const before = await shown(page);
    await expect.poll(async () => before - (await shown(page))).toBeGreaterThanOrEqual(2 * SECOND);
    await expectRightTime(page);
  });
}

test('an address is taken at its field, and answered alike when it comes again', async ({ shop, page }) => {
  const mobile = newMobile();
  const answered = page.waitForResponse('/api/launch');
  await shop.open('/counter');
  await answered;
  await contact(page).fill('98');
  await notify(page).click();
  await expect(contact(page)).toBeFocused();
  await expect(contact(page)).toHaveAccessibleDescription('Enter a 10-digit mobile number or an email address.');
  for (const typed of [mobile, `+91 ${mobile}`]) {
    await contact(page).fill(typed);
    await notify(page).click();
    await expect(contact(page)).toHaveValue('');
    await expect(page.getByText('Noted. We will tell you when the store is open.')).toBeVisible();
  }
  await expect(page).toHaveURL('/counter');
  await expectNoViolations(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the time that is left is told, and can be looked at again', async ({ shop, page }) => {
    await shop.open('/');
    await expect(page).toHaveURL('/counter');
    const before = await shown(page);
    // It stands still from when it was written, which a busy machine takes its time to show.
    expect(before - (Date.parse(LAUNCH) - Date.now())).toBeGreaterThanOrEqual(0);
    expect(before - (Date.parse(LAUNCH) - Date.now())).toBeLessThan(20 * SECOND);
    await expect.poll(() => Date.parse(LAUNCH) - Date.now()).toBeLessThan(before - 2 * SECOND);
    await page.getByRole('link', { name: 'Look again' }).click();
    await expect.poll(async () => before - (await shown(page))).toBeGreaterThanOrEqual(2 * SECOND);
    await expect(page).toHaveURL('/counter');
  });

  test('an address is taken by the page itself, and stands in no address line', async ({ shop, page }) => {
    await shop.open('/counter');
    await contact(page).fill('98');
    await notify(page).click();
    await expect(page).toHaveURL(/\/counter\?notice=notify-contact#notify$/);
    await expect(contact(page)).toHaveAccessibleDescription('Enter a 10-digit mobile number or an email address.');
    await contact(page).fill(`ravi${newMobile()}@example.com`);
    await notify(page).click();
    await expect(page).toHaveURL(/\/counter\?notice=notify-saved#notify$/);
    await expect(page.getByText('Noted. We will tell you when the store is open.')).toBeVisible();
  });
});

test.describe('the launch', () => {
  // Processes start here, and the launch is waited for.
  test.describe.configure({ timeout: 300_000 });
  // A page may still be fetching its photos when the power goes.
  test.use({ expectedProblems: /net::ERR_|Failed to load resource/ });

  test('opens every page that waits, by itself, and tells who asked once', async ({ page, anotherBrowser }) => {
    const { store, launchAt } = await openBeforeLaunch();
    try {
      const mobile = newMobile();
      await page.goto(`${store.url}/watches`);
      await expect(page).toHaveURL(`${store.url}/counter`);
      await expectRightTime(page, launchAt);
      await contact(page).fill(mobile);
      await notify(page).click();
      await expect(page.getByText('Noted. We will tell you when the store is open.')).toBeVisible();
      const late = await anotherBrowser();
      await late.clock.install({ time: launchAt + 5 * HOUR });
      await late.goto(`${store.url}/counter`);
      expect(Date.now()).toBeLessThan(launchAt);
      await expect(late).toHaveURL(`${store.url}/counter`);
      expect(await outbox(store.apiUrl, mobile)).toEqual([]);

      // Within 3 seconds of the launch each page asks, and goes.
      await page.waitForURL(`${store.url}/`, { timeout: launchAt - Date.now() + 15 * SECOND });
      expect(Date.now()).toBeGreaterThanOrEqual(launchAt);
      await late.waitForURL(`${store.url}/`, { timeout: 15 * SECOND });
      await expect(page.getByRole('banner')).toBeVisible();
      const told = async () => (await outbox(store.apiUrl, mobile)).map(({ kind, body }) => [kind, body]);
      await expect
        .poll(told, { timeout: 15 * SECOND })
        .toEqual([['store-open', expect.stringContaining(`Samay is open: ${store.url}/\n`)]]);
      await store.powerCut();
      await page.goto(`${store.url}/counter`);
      await expect(page).toHaveURL(`${store.url}/`);
      // The retail API looks every five seconds who is still to be told.
      await page.waitForTimeout(6 * SECOND);
      expect(await told()).toHaveLength(1);
    } finally {
      await store.close();
    }
  });
});
