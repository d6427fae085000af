import type { Page } from '@playwright/test';
import { wellStocked } from '../../fixtures/catalogue.ts';
import { ON_PHONE_ALONE } from '../../fixtures/devices.ts';
import { expect, test } from '../../fixtures/test.ts';
import { waitForPhoto } from '../../fixtures/wait-for-photo.ts';

const product = `/p-${wellStocked[0]?.ProductCode.toLowerCase()}`;
const PAGES = ['/', '/watches/men', product];

/** Scrolls down by half a window, and returns whether that was the end. */
const readOn = (page: Page) =>
  page.evaluate(async () => {
    const { documentElement: root } = document;
    window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
    // What comes near the window is laid out in the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return window.scrollY + window.innerHeight >= root.scrollHeight - 1;
  });

/**
 * Scrolls to the end as a reader would, without a jump over what was not laid out yet, then to every lazy photo, and waits
 * until all have loaded.
 */
async function readToTheEnd(page: Page): Promise<void> {
  while (!(await readOn(page)));
  const photos = page.locator('main picture img');
  for (const photo of await photos.all()) {
    if (!(await photo.isVisible())) continue;
    await photo.scrollIntoViewIfNeeded();
    await expect(photo).toHaveJSProperty('complete', true);
  }
}

for (const path of PAGES) {
  test(`nothing on ${path} shifts while its photos load, each with its size, its text and two formats`, async ({
    shop,
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources?: { node?: Node }[];
        })[]) {
          // Less than anybody sees: a part of a pixel.
          if (entry.value < 0.001) continue;
          const where = entry.sources?.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : ''));
          shifts.push(`${entry.value} ${where?.join(' | ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await shop.open(path);
    await readToTheEnd(page);
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
    const photos = await page.locator('main img').evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter((image) => image.checkVisibility())
        .map((image) => ({
          shown: image.currentSrc,
          described: image.hasAttribute('alt'),
          sized: Number(image.getAttribute('width')) > 0 && Number(image.getAttribute('height')) > 0,
          arrived: image.naturalWidth > 0,
          formats: [...(image.parentElement?.querySelectorAll('source') ?? [])].map((source) => source.type),
        })),
    );
    expect(photos.length).toBeGreaterThan(1);
    for (const photo of photos) {
      expect(photo).toMatchObject({ described: true, sized: true, arrived: true, formats: ['image/avif'] });
      expect(photo.shown).toMatch(/\/images\/original\/[\w.-]+-\d+\.avif$/);
    }
  });
}

test(
  'a photo is cached for a year, but the placeholder of one not generated yet is not',
  ON_PHONE_ALONE,
  async ({ page, request, shop, store }) => {
    await shop.open('/watches');
    const webp = (await page.locator('main picture img').first().getAttribute('src')) ?? '';
    await waitForPhoto(webp, store.apiUrl);
    const photo = await request.get(webp);
    expect(photo.headers()['content-type']).toBe('image/webp');
    expect(photo.headers()['cache-control']).toContain('immutable');
    expect((await photo.body()).byteLength).toBeGreaterThan(200);

    const avif = await request.get(webp.replace(/webp$/, 'avif'));
    expect(avif.status()).toBe(200);
    const isAvif = avif.headers()['content-type'] === 'image/avif';
    expect(avif.headers()['cache-control']).toMatch(isAvif ? /immutable/ : /^public, max-age=60$/);
  },
);

test(
  'concurrent requests of a photo are all answered, whether it is generated or not',
  ON_PHONE_ALONE,
  async ({ request, shop, page }) => {
    await shop.open('/jewellery');
    const sources = await page
      .locator('main picture source')
      .evaluateAll((found) => found.map((source) => source.getAttribute('srcset') ?? ''));
    const urls = sources.flatMap((srcset) => srcset.split(', ').map((part) => part.split(' ')[0] ?? ''));
    expect(urls.length).toBeGreaterThan(50);
    const answers = await Promise.all(urls.map((url) => request.get(url)));
    for (const answer of answers) {
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toMatch(/^image\/(?:avif|webp)$/);
    }
  },
);

test('an unknown photo is HTTP 404', ON_PHONE_ALONE, async ({ request }) => {
  for (const name of ['no-such-photo-480.webp', '..%2f..%2fpackage.json', '1801AV01-1-00000000-480.webp']) {
    expect((await request.get(`/images/original/${name}`)).status()).toBe(404);
  }
});
