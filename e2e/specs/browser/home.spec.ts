import type { Locator, Page } from '@playwright/test';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { ON_PHONE_ALONE } from '../../fixtures/devices.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The banner carousel at the top of the page. */
class Banners {
  readonly region: Locator;
  readonly slides: Locator;
  readonly markers: Locator;

  constructor(page: Page) {
    this.region = page.getByRole('main').getByRole('region').first();
    this.slides = this.region.getByRole('group');
    this.markers = this.region.getByRole('link', { name: /^Slide \d of \d: / });
  }

  button(name: string): Locator {
    return this.region.getByRole('button', { name });
  }

  /** Fails unless the slide is completely in the window and its marker is current. */
  async expectShown(place: number): Promise<void> {
    await expect(this.markers.nth(place - 1)).toHaveAttribute('aria-current', 'true');
    await expect(this.slides.nth(place - 1).getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(this.region.locator('[aria-current=true]')).toHaveCount(1);
  }

  /** Fails unless the strip has been scrolled to the slide, to its last pixel. */
  async expectAtRest(place: number): Promise<void> {
    await expect.poll(async () => Math.round((await this.slides.nth(place - 1).boundingBox())?.x ?? -1)).toBe(0);
  }

  /** Fails unless the carousel moves or stands still; a moving one must not be a live region. */
  async expectMoving(moving: boolean): Promise<void> {
    await expect(this.region.locator('[aria-live]')).toHaveAttribute('aria-live', moving ? 'off' : 'polite');
  }
}

/** Returns the sum of the page's layout shifts so far. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without an entry there is no callback.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}

test('the home page has no layout shifts and no accessibility violations', async ({ shop, page }) => {
  await shop.open('/');
  const banners = new Banners(page);
  await banners.expectShown(1);
  await banners.expectShown(2);
  expect(await layoutShift(page)).toBeLessThan(0.01);

  await banners.button('Pause').click();
  await expectNoViolations(page);
  await expectToFit(page);
});

test('the banners are labelled, and the first one is fetched first', async ({ shop, page }) => {
  await shop.open('/');
  const banners = new Banners(page);
  await expect(banners.region).toHaveAttribute('aria-roledescription', 'carousel');
  const names = await banners.markers.evaluateAll((markers) => markers.map((marker) => marker.ariaLabel));
  expect(names.length).toBeGreaterThan(1);
  await expect(banners.slides).toHaveCount(names.length);
  for (const [index, name] of names.entries()) {
    const slide = banners.slides.nth(index);
    await expect(slide).toHaveAttribute('aria-roledescription', 'slide');
    await expect(slide).toHaveAccessibleName(name?.replace('Slide ', '') ?? '');
    expect(name).toContain(await slide.getByRole('heading').textContent());
  }
  await expect(shop.heading()).toHaveCount(1);
  await expect(banners.slides.first().getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banners.slides.first().locator('img')).toHaveAttribute('fetchpriority', 'high');
  await expect(banners.slides.last().locator('img')).toHaveAttribute('loading', 'lazy');
});

test.describe('the banners with a controlled clock', () => {
  test.beforeEach(async ({ shop, page }) => {
    // From here on the clock only moves when the test advances it.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + MINUTE_MS);
    const opened = shop.open('/');
    // The first frame, after which a page asks for its scripts, follows this clock, too.
    await page.locator('template[data-scripts]').waitFor({ state: 'attached' });
    await page.clock.runFor(50);
    await opened;
    await shop.settled();
  });

  test('the banners change every three seconds', ON_PHONE_ALONE, async ({ page }) => {
    const banners = new Banners(page);
    await banners.expectShown(1);
    for (const place of [2, 3]) {
      // The photo of the next slide is requested in advance.
      await expect(banners.slides.nth(place - 1).locator('img')).toHaveAttribute('loading', 'eager');
      await page.clock.runFor(3000);
      await banners.expectShown(place);
    }
  });

  test('"Pause" stops the banners and "Play" starts them', ON_PHONE_ALONE, async ({ page }) => {
    const banners = new Banners(page);
    await banners.button('Pause').click();
    const place = await banners.slides.count();
    await banners.markers.nth(place - 1).click();
    await banners.expectShown(place);
    await page.clock.runFor(30_000);
    await banners.expectShown(place);
    await banners.button('Play').click();
    await page.clock.runFor(3000);
    await banners.expectShown(1);
  });

  test('the banner buttons wrap around at both ends, and a chosen banner stays', ON_PHONE_ALONE, async ({ page }) => {
    const banners = new Banners(page);
    await banners.markers.first().click();
    await banners.button('Previous slide').click();
    await banners.expectShown(await banners.slides.count());
    await banners.button('Next slide').click();
    await banners.expectShown(1);
    await page.clock.runFor(30_000);
    await banners.expectShown(1);
    await expect(banners.button('Play')).toBeVisible();
  });

  test('a banner stays while it is hovered or focused', async ({ page, isMobile }) => {
    const banners = new Banners(page);
    await banners.slides.nth(2).getByRole('link').focus();
    // The heading is in the window before the scroll has ended, which is when the marker follows.
    await banners.expectAtRest(3);
    await page.clock.runFor(30_000);
    await banners.expectShown(3);
    if (isMobile) return;
    await page.getByRole('link', { name: 'Samay home' }).focus();
    await banners.region.hover();
    await banners.expectMoving(false);
    await page.clock.runFor(30_000);
    await banners.expectShown(3);
    await page.getByRole('link', { name: 'Samay home' }).hover();
    await banners.expectMoving(true);
    await page.clock.runFor(3000);
    await banners.expectShown(4);
  });

  test('the keyboard reaches "Pause" before the banners', ON_PHONE_ALONE, async ({ page }) => {
    const banners = new Banners(page);
    await banners.markers.first().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(banners.button('Pause')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(banners.button('Play')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(banners.button('Previous slide')).toBeFocused();
  });
});

test.describe('the banners with reduced motion', ON_PHONE_ALONE, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the banners stand still with reduced motion until "Play" is pressed', async ({ shop, page }) => {
    await page.clock.install();
    await shop.open('/');
    await shop.settled();
    const banners = new Banners(page);
    await expect(banners.button('Play')).toBeVisible();
    await page.clock.runFor(30_000);
    await banners.expectShown(1);
    await banners.button('Next slide').click();
    await banners.expectShown(2);
  });
});

test.describe('the banners without JavaScript', ON_PHONE_ALONE, () => {
  test.use({ javaScriptEnabled: false });

  test('every banner is reached by its marker, and its link works', async ({ shop, page }) => {
    await shop.open('/');
    const banners = new Banners(page);
    await expect(banners.button('Pause')).toBeHidden();
    const last = banners.slides.last();
    await banners.markers.last().click();
    await expect(last.getByRole('heading')).toBeInViewport({ ratio: 1 });
    const link = last.getByRole('link');
    const href = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname === href);
  });
});

test('the home page fits into the narrowest window', ON_PHONE_ALONE, async ({ shop, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await shop.open('/');
  await expectToFit(page);
  for (const marker of await new Banners(page).markers.all())
    expect((await marker.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
