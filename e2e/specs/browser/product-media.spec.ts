import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { drawSpin } from '../../../lib/testing/examples/drawn-media.ts';
import { wellStocked } from '../../fixtures/catalogue.ts';
import { recordVideo } from '../../fixtures/recorded-video.ts';
import { SHARED_SETTINGS } from '../../fixtures/store-settings.ts';
import { expect, test } from '../../fixtures/test.ts';

const watch = wellStocked[1];
const code = watch?.ProductCode ?? '';
const title = watch?.ProductTitle ?? '';
const FRAMES = 12;

// A store of its own, because its catalogue is changed.
test.use({ storeSettings: { ...SHARED_SETTINGS, CATALOGUE: 'demo' } });

test.beforeAll(async ({ store, browser }) => {
  const folder = await mkdtemp(join(tmpdir(), 'samay-media-'));
  const page = await browser.newPage();
  await page.goto(`${store.url}/robots.txt`);
  await recordVideo(page, join(folder, 'video.webm'));
  await page.close();
  await writeFile(join(folder, 'video.vtt'), 'WEBVTT\n\n00:00.000 --> 00:01.000\nA square moves.\n');
  const Turn = await drawSpin(folder, FRAMES, 800);
  const Captions = [{ File: 'video.vtt', Language: 'en', Label: 'English' }];
  await store.importProducts([{ ...watch, Video: { File: 'video.webm', Captions }, Turn }], folder);
  await rm(folder, { recursive: true });
});

/** The paths of all requests for videos, captions and the photos of the spin. */
function mediaRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/images\/video\/|-turn\d/.test(pathname)) paths.push(pathname);
  });
  return paths;
}

test('the video of a product loads when it is started, plays with captions, and pauses when it is left', async ({
  page,
  shop,
}) => {
  const requests = mediaRequests(page);
  await shop.openProduct(code);
  const photos = page.getByRole('region', { name: 'Photos' });
  await photos.getByRole('link', { name: 'Video', exact: true }).click();
  const video = photos.locator('video');
  await expect(video).toBeInViewport();
  await expect(video).toHaveAccessibleName(`Video of ${title}`);
  expect(requests.filter((path) => path.includes('/video/'))).toEqual([]);
  await video.evaluate((player: HTMLVideoElement) => player.play());
  await expect(video).toHaveJSProperty('error', null);
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0);
  await video.evaluate((player: HTMLVideoElement) => {
    const [captions] = player.textTracks;
    if (captions) captions.mode = 'showing';
  });
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.textTracks[0]?.cues?.length)).toBe(1);
  await video.evaluate((player: HTMLVideoElement) => {
    player.loop = true;
    return player.play();
  });
  await photos.getByRole('link', { name: `Photo 1 of ${watch?.Images.length}` }).click();
  await expect(video).toHaveJSProperty('paused', true);
});

test('a product is turned by its slider, by arrow keys and by a drag, and loads its photos only then', async ({
  page,
  shop,
}) => {
  const requests = mediaRequests(page);
  await shop.openProduct(code);
  const photos = page.getByRole('region', { name: 'Photos' });
  await photos.getByRole('link', { name: '360° view' }).click();
  const slider = photos.getByRole('slider', { name: `Turn ${title}` });
  await expect(slider).toBeInViewport();
  expect(new Set(requests.filter((path) => path.includes('-800.')).map((path) => /turn\d+/.exec(path)?.[0])).size).toBe(
    1,
  );
  await slider.press('ArrowRight');
  const turned = (degrees: number) => photos.getByRole('img', { name: `${title}, turned by ${degrees}°` });
  await expect(turned(30)).toBeVisible();
  const { width = 0, height = 0 } = (await turned(30).boundingBox()) ?? {};
  await turned(30).hover({ position: { x: width / 4, y: height / 4 } });
  // It may have been scrolled into view.
  const { x = 0, y = 0 } = (await turned(30).boundingBox()) ?? {};
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 4, { steps: 5 });
  await page.mouse.up();
  await expect(turned(120)).toBeVisible();
});

test('the viewer has the video and the spin behind the photos', async ({ page, shop }) => {
  await shop.openProduct(code);
  await page
    .getByRole('region', { name: 'Photos' })
    .getByRole('link', { name: /Enlarge/ })
    .last()
    .click();
  const viewer = page.getByRole('dialog', { name: `Photos of ${title}` });
  await viewer.getByRole('button', { name: 'Next photo' }).click();
  const video = viewer.locator('video');
  await expect(video).toBeInViewport();
  await video.evaluate((player: HTMLVideoElement) => {
    player.loop = true;
    return player.play();
  });
  await viewer.getByRole('button', { name: 'Next photo' }).click();
  await expect(video).toHaveCount(0);
  const slider = viewer.getByRole('slider', { name: `Turn ${title}` });
  await slider.press('ArrowRight');
  await expect(viewer.getByRole('img', { name: `${title}, turned by 30°` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the video has its controls, and the four sides of the product are links', async ({ page, shop }) => {
    await shop.openProduct(code);
    const photos = page.getByRole('region', { name: 'Photos' });
    await expect(photos.locator('video[controls]')).toHaveAccessibleName(`Video of ${title}`);
    await expect(photos.getByRole('slider')).toHaveCount(0);
    const sides = photos.getByRole('link', { name: /^View at / });
    await expect(sides).toHaveText(['View at 0°', 'View at 90°', 'View at 180°', 'View at 270°']);
    const reply = await page.request.get((await sides.nth(1).getAttribute('href')) ?? '');
    expect(reply.headers()['content-type']).toBe('image/webp');
  });
});

test('a part of a video is served as a part, with the policy and the type of a file', async ({
  page,
  shop,
  request,
}) => {
  await shop.openProduct(code);
  const src = (await page.locator('video source').getAttribute('src')) ?? '';
  const reply = await request.get(src, { headers: { range: 'bytes=0-3' } });
  expect([reply.status(), (await reply.body()).toString('hex')]).toEqual([206, '1a45dfa3']);
  expect(reply.headers()).toMatchObject({ 'content-type': 'video/webm', 'x-content-type-options': 'nosniff' });
  const [graph] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(graph).toContain(`"contentUrl":"${new URL(src, page.url()).href}"`);
});
