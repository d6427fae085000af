import type { Page } from '@playwright/test';
import { ON_PHONE_ALONE } from '../../fixtures/devices.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Slug and title of every content page, as in the store's overview. */
const PAGES = [
  ['about', 'About Samay'],
  ['contact', 'Contact'],
  ['sitemap', 'Everything in the store'],
  ['shipping', 'Delivery'],
  ['returns', 'Returns and exchange'],
  ['exchange', 'Exchange and trade-in'],
  ['warranty', 'Warranty and service'],
  ['faq', 'Questions and answers'],
  ['gold-rate', 'Gold rate and price'],
  ['hallmark-guide', 'Hallmarks and purity'],
  ['ring-size', 'Find your ring size'],
  ['watch-size', 'Find your watch size'],
  ['care', 'Care'],
  ['terms', 'Terms of use'],
  ['privacy', 'Privacy'],
  ['cookies', 'Cookie policy'],
] as const;

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

/** Pages with tables, expandable questions and contacts, whose layouts cover those of the others. */
const FOR_BOTH_DEVICES: readonly string[] = ['ring-size', 'faq', 'contact'];

/** Returns the links and headings of the article, without the layout around it. */
const outlineOf = (page: Page) =>
  page.locator('article').evaluate((article) => ({
    links: [...article.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
    levels: [...article.querySelectorAll('h1, h2, h3')].map((heading) => Number(heading.tagName.slice(1))),
    ids: [...document.querySelectorAll('[id]')].map((element) => element.id),
  }));

for (const [slug, title] of PAGES) {
  test(
    `/page/${slug} has no accessibility violations`,
    FOR_BOTH_DEVICES.includes(slug) ? {} : ON_PHONE_ALONE,
    async ({ page, shop }) => {
      await shop.open(`/page/${slug}`);
      await expect(shop.heading(title)).toBeVisible();
      await expect(page).toHaveTitle(`${title} | Samay`);
      await expect(page.getByText(/^Updated \d{1,2} \w+ \d{4}$/)).toBeVisible();
      const description = await page.locator('meta[name="description"]').getAttribute('content');
      expect(description?.length).toBeGreaterThan(40);
      expect(description?.length).toBeLessThanOrEqual(155);
      await expectNoViolations(page);
      const { levels, ids } = await outlineOf(page);
      expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectToFit(page);
    },
  );
}

test('every link and every anchor in the content pages has a target', ON_PHONE_ALONE, async ({ page, shop }) => {
  const links = new Set<string>();
  const anchors = new Map<string, string[]>();
  for (const [slug] of PAGES) {
    await shop.open(`/page/${slug}`);
    const { links: found, ids } = await outlineOf(page);
    anchors.set(`/page/${slug}`, ids);
    for (const link of found) links.add(link.startsWith('#') ? `/page/${slug}${link}` : link);
  }
  const own = [...links].filter((link) => link.startsWith('/'));
  expect(own.length).toBeGreaterThan(100);
  expect([...links].filter((link) => !/^(?:\/|https:|mailto:|tel:)/.test(link))).toEqual([]);
  const brokenLinks = own.filter((link) => {
    const [path = '', anchor] = link.split('#');
    return anchor !== undefined && !anchors.get(path)?.includes(decodeURIComponent(anchor));
  });
  expect(brokenLinks).toEqual([]);
  for (const path of new Set(own.map((link) => link.split('#')[0] ?? ''))) {
    expect((await page.request.get(path)).status(), path).toBe(200);
  }
});

test('the table of contents links to the headings and is folded in narrow windows', async ({
  page,
  shop,
  isMobile,
}) => {
  await shop.open('/page/privacy');
  const link = contents(page).getByRole('link', { name: 'Your rights' });
  if (isMobile) {
    await expect(link).toBeHidden();
    await contents(page).getByText('On this page').last().click();
  }
  await link.click();
  await expect(page).toHaveURL(/#your-rights$/);
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport();
});

test('a wide table scrolls separately, also by keyboard', ON_PHONE_ALONE, async ({ page, shop }) => {
  await shop.open('/page/care');
  await page.setViewportSize({ width: 320, height: 640 });
  const region = page.getByRole('region', { name: 'What the figure on the watch allows' });
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test(
  'every content page links to the contact page, except the contact page itself',
  ON_PHONE_ALONE,
  async ({ page, shop }) => {
    await shop.open('/page/returns');
    const card = page.getByRole('region', { name: 'Contact' });
    await expect(card.getByRole('link', { name: 'care@samay.example' })).toBeVisible();
    await shop.open('/page/contact');
    await expect(card).toHaveCount(0);
    await expect(page.getByRole('main').getByText('48 hours')).toBeVisible();
  },
);

test(
  '/page redirects to the overview, which names every list, brand and page',
  ON_PHONE_ALONE,
  async ({ page, shop }) => {
    const response = await page.request.get('/page', { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    await shop.open('/page');
    await expect(page).toHaveURL(/\/page\/sitemap$/);
    const links = page.getByRole('main').getByRole('link');
    for (const [slug] of PAGES) await expect(links.and(page.locator(`[href="/page/${slug}"]`)).first()).toBeVisible();
    for (const href of ['/watches/men/dress', '/new', '/brands/featured-brands/aarvane', '/gift-cards'])
      await expect(links.and(page.locator(`[href="${href}"]`)).first()).toBeVisible();
  },
);

test(
  'a printed content page shows only the text, with link targets written out',
  ON_PHONE_ALONE,
  async ({ page, shop }) => {
    await shop.open('/page/returns');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(contents(page)).toBeHidden();
    await expect(shop.heading('Returns and exchange')).toBeVisible();
    const written = await page
      .locator('article a[href="/page/warranty"]')
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(written).toContain('/page/warranty');
  },
);

test.describe('content pages in the dark colour scheme', ON_PHONE_ALONE, () => {
  test.use({ colorScheme: 'dark' });

  test('a content page has no accessibility violations in the dark colour scheme', async ({ page, shop }) => {
    await shop.open('/page/gold-rate');
    await expect(page.getByRole('region', { name: /^Metal rates/ })).toContainText('22 KT');
    await expectNoViolations(page);
  });
});

test.describe('content pages without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the table of contents opens and its links work without JavaScript', async ({ page, shop, isMobile }) => {
    await shop.open('/page/faq');
    if (isMobile) await contents(page).getByText('On this page').last().click();
    await contents(page).getByRole('link', { name: 'Can I swim with it?' }).click();
    await expect(page).toHaveURL(/#can-i-swim-with-it$/);
  });
});
