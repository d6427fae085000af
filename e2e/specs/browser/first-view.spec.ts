import type { Locator, Page } from '@playwright/test';
import { ConsentQuestion } from '../../fixtures/consent.ts';
import { ON_PHONE_ALONE } from '../../fixtures/devices.ts';
import { expect, test } from '../../fixtures/test.ts';

// What a new visitor sees before scrolling: 390 by 844 pixels on a phone, 1440 by 900 on a desktop.
test.use({ consent: 'open' });

const LISTS = ['/watches', '/search?q=gold'];
/** No photo of the first row begins below it: half of a phone's screen. */
const FIRST_ROW_PX = { desktop: 500, phone: 422 };
/** A strip with two lines is higher. */
const ONE_LINE_PX = 44;
/** The middles of parts of different heights in one row differ less. */
const SAME_ROW_PX = 4;

async function edgesOf(part: Locator): Promise<{ top: number; bottom: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error('A part of the page is not shown.');
  return { top: box.y, bottom: box.y + box.height };
}

const cardsOf = (page: Page) => page.getByRole('main').getByRole('article').filter({ hasText: '₹' });
const photoOf = (card: Locator) => card.locator('img').first();
const priceOf = (card: Locator) => card.getByRole('paragraph').filter({ hasText: '₹' }).first();

/** Shows the page in faces of a system that are wider than its own: a first visit on a phone is read in the system's. */
async function showInWideFaces(page: Page): Promise<void> {
  await page.evaluate(() => {
    const faces = new CSSStyleSheet();
    faces.replaceSync(
      ':root { --font-sans: "DejaVu Sans", Verdana, "Devanagari"; --font-display: "DejaVu Serif", Georgia, "Devanagari" }',
    );
    document.adoptedStyleSheets.push(faces);
  });
}

/** Shows the page in its own faces, which a phone uses from its second page on. */
async function showInOwnFaces(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.reload();
}

for (const path of LISTS) {
  for (const [faces, show] of [
    ['its own', showInOwnFaces],
    ['wide', showInWideFaces],
  ] as const) {
    test(
      `the first view of ${path} in ${faces} faces has two whole products above the question of consent`,
      ON_PHONE_ALONE,
      async ({ shop, page, store }) => {
        await shop.open(path);
        await show(page);
        const question = await edgesOf(new ConsentQuestion(page, store.url).banner);
        for (const card of [cardsOf(page).first(), cardsOf(page).nth(1)]) {
          expect((await edgesOf(photoOf(card))).top).toBeGreaterThan(0);
          expect((await edgesOf(priceOf(card))).bottom).toBeLessThanOrEqual(question.top);
        }
      },
    );
  }
}

for (const path of [...LISTS, ...LISTS.map((list) => `/hi${list}`)]) {
  test(`the photos of the first row of ${path} begin high`, async ({ shop, page, isMobile }) => {
    await shop.open(path);
    await showInWideFaces(page);
    for (const index of isMobile ? [0, 1] : [0, 1, 2]) {
      const { top } = await edgesOf(photoOf(cardsOf(page).nth(index)));
      expect(top).toBeLessThan(isMobile ? FIRST_ROW_PX.phone : FIRST_ROW_PX.desktop);
    }
  });
}

test('the strip above a list is one line, and its filter, order and offers are one row', async ({
  shop,
  page,
  isMobile,
}) => {
  await shop.open('/watches');
  await showInWideFaces(page);
  const strip = await edgesOf(page.getByRole('complementary', { name: 'Announcement' }));
  expect(strip.bottom - strip.top).toBeLessThan(ONE_LINE_PX);
  const filter = page.getByText('Filter', { exact: true });
  const row = [
    page.getByRole('combobox', { name: 'Sort by' }),
    page.getByRole('region', { name: 'Offers', exact: true }),
    // A desktop has its filters beside the products.
    ...(isMobile ? [filter] : []),
  ];
  const middles = await Promise.all(
    row.map(async (part) => {
      const { top, bottom } = await edgesOf(part);
      return (top + bottom) / 2;
    }),
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(SAME_ROW_PX);
});

test('the products of the home page begin within the second screen', async ({ shop, page }) => {
  await shop.open('/');
  await showInWideFaces(page);
  const screen = page.viewportSize()?.height ?? 0;
  expect((await edgesOf(cardsOf(page).first())).top).toBeLessThan(2 * screen);
});
