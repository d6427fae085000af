import { HOUR_MS, SECOND_MS } from '#lib/shared/durations.ts';
import { Countdown } from '../../fixtures/countdown.ts';
import { readOutbox } from '../../fixtures/outbox.ts';
import { newMobile } from '../../fixtures/shopper.ts';
import { TestStore } from '../../fixtures/store.ts';
import { expect, test } from '../../fixtures/test.ts';

// Processes are started here, and the tests wait for the launch.
test.describe.configure({ timeout: 600_000 });

/** Opens a separate store that launches soon, but not before its processes run. */
async function openBeforeLaunch(): Promise<{ store: TestStore; launchAt: number }> {
  for (const wait of [60, 120, 180]) {
    const launchAt = Date.now() + wait * SECOND_MS;
    const store = await TestStore.open({ LAUNCH_AT: new Date(launchAt).toISOString() });
    if (launchAt - Date.now() > 40 * SECOND_MS) return { store, launchAt };
    await store.close();
  }
  throw new Error('The processes of the store start too slowly for its launch.');
}

test('at the launch every waiting page opens by itself, and each requested notice is sent once', async ({
  page,
  anotherBrowser,
}) => {
  const { store, launchAt } = await openBeforeLaunch();
  try {
    const countdown = new Countdown(page);
    const mobile = newMobile();
    await page.goto(`${store.url}/watches`);
    await expect(page).toHaveURL(`${store.url}/counter`);
    await countdown.expectRightTime(launchAt);
    await countdown.contact.fill(mobile);
    await countdown.notify.click();
    await expect(page.getByText('Thank you. We will tell you when the store opens.')).toBeVisible();
    const late = await anotherBrowser();
    await late.clock.install({ time: launchAt + 5 * HOUR_MS });
    await late.goto(`${store.url}/counter`);
    expect(Date.now()).toBeLessThan(launchAt);
    await expect(late).toHaveURL(`${store.url}/counter`);
    expect(await readOutbox(store.apiUrl, mobile)).toEqual([]);

    // Within 3 seconds of the launch each page polls and navigates.
    await page.waitForURL(`${store.url}/`, { timeout: launchAt - Date.now() + 60 * SECOND_MS });
    expect(Date.now()).toBeGreaterThanOrEqual(launchAt);
    await late.waitForURL(`${store.url}/`, { timeout: 60 * SECOND_MS });
    await expect(page.getByRole('banner')).toBeVisible();
    const messages = async () => (await readOutbox(store.apiUrl, mobile)).map(({ kind, body }) => [kind, body]);
    await expect
      .poll(messages, { timeout: 60 * SECOND_MS })
      .toEqual([['store-open', expect.stringContaining(`Samay is open: ${store.url}/\n`)]]);
    // A photo still loading when the power is cut would be reported as failed.
    await page.goto('about:blank');
    await store.powerCut();
    await page.goto(`${store.url}/counter`);
    await expect(page).toHaveURL(`${store.url}/`);
    // The retail API checks every five seconds for launch notices to send.
    await page.waitForTimeout(6 * SECOND_MS);
    expect(await messages()).toHaveLength(1);
    await page.goto('about:blank');
  } finally {
    await store.close();
  }
});
