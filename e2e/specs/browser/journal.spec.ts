import { ON_PHONE_ALONE } from '../../fixtures/devices.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Stories without days, which are there at any time. */
const GUIDE = { path: '/journal/first-mechanical-watch', title: 'Your first mechanical watch' };
const LOOK_BOOK = { path: '/journal/haldi-sangeet-reception', title: 'Haldi, sangeet, reception' };

test('a shopper finds a guide from the footer, and a product of it below the part that names it', async ({
  page,
  shop,
}) => {
  await shop.open('/watches');
  await shop.footer.getByRole('link', { name: 'Journal', exact: true }).click();
  await expect(shop.heading('Journal')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: GUIDE.title }).click();
  await expect(shop.heading(GUIDE.title)).toBeVisible();
  await expect(page).toHaveTitle(`${GUIDE.title} | Samay`);
  await expectNoViolations(page);
  const text = page.getByRole('article').locator('.content-text').first();
  const ch = await text.evaluate((element) => {
    const probe = element.appendChild(document.createElement('p'));
    probe.style.width = '70ch';
    const { width } = probe.getBoundingClientRect();
    probe.remove();
    return width;
  });
  expect((await text.boundingBox())?.width).toBeLessThanOrEqual(Math.ceil(ch));
  const card = page.getByRole('article', { name: /Nilgiri Small Seconds Watch, Ivory/ });
  await card.getByRole('link').first().click();
  await expect(shop.heading(/Nilgiri Small Seconds Watch, Ivory/)).toBeVisible();
});

for (const { path, title } of [GUIDE, LOOK_BOOK]) {
  test(`${path} fits narrow windows, and its headings have no gaps`, ON_PHONE_ALONE, async ({ page, shop }) => {
    await shop.open(path);
    await expect(shop.heading(title)).toBeVisible();
    const levels = await page
      .locator('main')
      .evaluate((main) => [...main.querySelectorAll('h1, h2, h3')].map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectToFit(page);
  });
}

test.describe('the journal without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a look book shows its pieces, their prices and the list', ON_PHONE_ALONE, async ({ page }) => {
    await page.goto(LOOK_BOOK.path);
    await expect(
      page
        .getByRole('article', { name: /Red Enamel Bangles/ })
        .getByText('₹')
        .first(),
    ).toBeVisible();
    await page.getByRole('link', { name: /^Shop all: Wedding/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('every link of the stories has a target', ON_PHONE_ALONE, async ({ page, request }) => {
  await page.goto('/journal');
  const hrefs = await page
    .locator('main article a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const targets = new Set<string>();
  for (const href of hrefs) {
    await page.goto(href);
    const found = await page
      .locator('main .rich-text a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const target of found) targets.add(target.replace(/#.*/, ''));
  }
  expect(targets.size).toBeGreaterThan(40);
  for (const target of targets) expect((await request.get(target)).status(), target).toBe(200);
});
