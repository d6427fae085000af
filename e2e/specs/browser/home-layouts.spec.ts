import type { Page } from '@playwright/test';
import { calls } from '../../../lib/contract/index.ts';
import { createOperatorClient } from '../../../lib/storefront/platform/retail-client/operator-client.ts';
import { OPERATOR_KEY, saveHomeLayout } from '../../fixtures/operator.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';

// Other specs in this store need the original home page.
test.afterAll(async ({ store }) => {
  const client = createOperatorClient({ baseUrl: store.apiUrl, key: OPERATOR_KEY, send: fetch });
  const source = await client.call(calls.pageSource, { PageURL: 'home.json' });
  if (!source.ok) throw new Error(source.message);
  const request = { PageURL: 'home.json', ExpectedUpdatedAt: source.data.UpdatedAt };
  expect(await client.call(calls.removePage, request)).toMatchObject({ ok: true });
  // The next spec of this store must not be served the page from before.
  await expect.poll(async () => (await fetch(store.url)).text()).toContain('Shop by category');
});

const LONG = 'Unverwechselbarkeitsbescheinigung for every hour that you keep '.repeat(6);
const UNBROKEN = 'W'.repeat(58);
const tile = (Title: string, Text = '') => ({ Title, Text, Url: 'watches', Image: 'home-watches.webp' });

/** Returns the titles of the sections, in order. */
const sectionTitles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();

/** Opens the page until it shows `title`; an edit takes effect within a moment. */
async function openUntil(page: Page, title: string): Promise<void> {
  await expect(async () => {
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('heading', { name: title }).first()).toBeAttached({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
}

async function expectSound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectNoViolations(page);
  for (const width of [320, 390, 768, 992, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectToFit(page);
  }
}

test("the home page shows its sections in the operator's order", async ({ page, store }) => {
  await saveHomeLayout(store.apiUrl, [
    { Kind: 'stores', Title: 'Where to find us' },
    { Kind: 'brands', Title: 'The makers' },
    { Kind: 'tiles', Title: 'Two doors to one list', Tiles: [tile('One door'), tile('Another door')] },
    { Kind: 'hero', Title: 'Late banners', Tiles: [tile('The same words'), tile('The same words')] },
  ]);
  await openUntil(page, 'Where to find us');
  expect((await sectionTitles(page)).filter((title) => !/^The same/.test(title))).toEqual([
    'Where to find us',
    'The makers',
    'Two doors to one list',
  ]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The same words');
  await expectSound(page);
});

test('the home page has room for texts of the maximum length', async ({ page, store }) => {
  const banners = Array.from({ length: 20 }, (_, place) =>
    tile(`${place + 1} ${place % 2 === 0 ? LONG.slice(0, 110) : UNBROKEN.repeat(2).slice(0, 110)}`, LONG.slice(0, 300)),
  );
  const point = { Icon: 'returns', Title: UNBROKEN, Text: LONG.slice(0, 160), Url: 'page/returns' };
  await saveHomeLayout(store.apiUrl, [
    { Kind: 'hero', Title: LONG.slice(0, 120), Tiles: banners },
    { Kind: 'trust', Title: 'Long promises', Points: Array.from({ length: 6 }, () => point) },
    { Kind: 'tiles', Title: `A${UNBROKEN.repeat(2)}`, Tiles: banners.slice(0, 4) },
    { Kind: 'tiles', Title: LONG.slice(1, 121), Tiles: banners },
    { Kind: 'rail', Title: `B${UNBROKEN.repeat(2)}`, ListUrl: 'watches' },
  ]);
  await openUntil(page, banners[0]?.Title.slice(0, 40) ?? '');
  await expect(page.getByRole('link', { name: /^Slide \d+ of 20: / })).toHaveCount(20);
  await expectSound(page);
});

test('an empty home page layout is a page with a heading and a link to everything', async ({ page, store }) => {
  await saveHomeLayout(store.apiUrl, []);
  await openUntil(page, 'Samay: watches, smartwatches and jewellery');
  await expect.poll(() => sectionTitles(page)).toEqual([]);
  await expectSound(page);
  await expect(page.getByRole('contentinfo')).toBeAttached();
});
