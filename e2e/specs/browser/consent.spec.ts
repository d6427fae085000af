import { NOTICE_VERSION } from '../../../lib/storefront/marketing/consent/purposes.ts';
import { sized, wellStocked } from '../../fixtures/catalogue.ts';
import { ConsentQuestion } from '../../fixtures/consent.ts';
import { ON_PHONE_ALONE } from '../../fixtures/devices.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';

const [watch = sized] = wellStocked;
const LANDING = '/watches?utm_source=mail&utm_medium=letter&utm_campaign=diwali&track=AB12';
/** Longer than everything deferred after a load. */
const STILL_MS = 2500;
const CAMPAIGN_COOKIES = ['track', 'utm_campaign', 'utm_medium', 'utm_source'];

test.use({ consent: 'open', storeSettings: { TAG_MANAGER_ID: 'GTM-TEST123' } });

let question: ConsentQuestion;
test.beforeEach(async ({ page, store }) => {
  question = new ConsentQuestion(page, store.url);
  // Replaces the analytics service, which sets a cookie as soon as it runs.
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.cookie = "_ga=GA1.1.1; path=/; max-age=1000";' }),
  );
});

test(
  'before a consent choice there are no analytics cookies, scripts or requests',
  ON_PHONE_ALONE,
  async ({ page, shop }) => {
    await shop.open(LANDING);
    await expect(question.banner).toBeVisible();
    await question.hasBeenStillFor(STILL_MS);
    await shop.productLinks.first().click();
    await expect(page.getByRole('region', { name: 'Photos' })).toBeVisible();
    await question.hasBeenStillFor(STILL_MS);
    expect(question.measured).toEqual([]);
    expect(await question.cookiesOfConsent()).toEqual([]);
    expect(await question.cookies()).not.toHaveProperty('isCookie');
  },
);

for (const name of ['refuse', 'policy'] as const) {
  test(
    `after a ${name === 'refuse' ? 'refusal' : 'look at the policy'} there are no analytics either, and the consent prompt does not return`,
    ON_PHONE_ALONE,
    async ({ page, shop }) => {
      await shop.open(LANDING);
      const recorded = page.waitForResponse('**/api/consent');
      await question[name].click();
      await expect(question.banner).toHaveCount(0);
      expect((await recorded).status()).toBe(200);
      if (name === 'policy') await expect(page).toHaveURL('/page/cookies');
      expect(await question.cookies()).toMatchObject({ isCookie: 'false' });
      await shop.open(LANDING);
      await question.hasBeenStillFor(STILL_MS);
      await expect(question.banner).toHaveCount(0);
      expect(question.measured).toEqual([]);
      expect(await question.cookiesOfConsent()).toEqual([]);
    },
  );
}

test(
  'after consent analytics are loaded, and one press in the footer removes them',
  ON_PHONE_ALONE,
  async ({ shop }) => {
    await shop.open(LANDING);
    await question.ok.click();
    await expect(question.banner).toHaveCount(0);
    await expect.poll(() => question.cookiesOfConsent()).toEqual(expect.arrayContaining([...CAMPAIGN_COOKIES, '_ga']));
    for (const pattern of [/^https:\/\/www\.googletagmanager\.com\//, /\/api\/visits$/])
      await expect.poll(() => question.measured.some((url) => pattern.test(url))).toBe(true);

    await question.openAtFoot();
    await expect(question.purpose('Statistics')).toBeChecked();
    await question.choices.getByRole('button', { name: 'Refuse all' }).click();
    await expect(question.choices).toHaveCount(0);
    await expect.poll(() => question.cookiesOfConsent()).toEqual([]);
    const before = question.measured.length;
    await shop.open(LANDING);
    await question.hasBeenStillFor(STILL_MS);
    expect(question.measured.slice(before)).toEqual([]);
    expect(await question.cookiesOfConsent()).toEqual([]);
  },
);

test(
  'each consent purpose is chosen separately, and none is ticked in advance',
  ON_PHONE_ALONE,
  async ({ page, shop }) => {
    await shop.open(LANDING);
    await question.manage.click();
    for (const name of ['Statistics', 'Campaigns', 'Recently viewed'] as const)
      await expect(question.purpose(name)).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(question.choices).toHaveCount(0);
    await expect(question.banner).toBeVisible();
    await expect(question.manage).toBeFocused();
    expect(await question.cookies()).not.toHaveProperty('consent');

    await question.manage.click();
    await question.purpose('Campaigns').check();
    await question.choices.getByRole('button', { name: 'Save choices' }).click();
    await expect(question.banner).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => question.cookiesOfConsent()).toEqual(expect.arrayContaining(CAMPAIGN_COOKIES));
    await question.hasBeenStillFor(STILL_MS);
    expect(await question.cookiesOfConsent()).not.toContain('_ga');
  },
);

test('a consent choice in one tab applies in the others', ON_PHONE_ALONE, async ({ page, shop, context }) => {
  await shop.open('/watches');
  await expect(question.banner).toBeVisible();
  const other = await context.newPage();
  await other.goto('/jewellery');
  await other.getByRole('button', { name: 'Refuse all' }).click();
  await page.bringToFront();
  await expect(question.banner).toHaveCount(0);
});

test('a new version of the notice shows the consent prompt again', ON_PHONE_ALONE, async ({ shop, context, store }) => {
  await context.addCookies([
    { name: 'isCookie', value: 'false', url: store.url },
    { name: 'consent', value: '0.abc.statistics.campaigns', url: store.url },
  ]);
  await shop.open(LANDING);
  await expect(question.banner).toBeVisible();
  await question.hasBeenStillFor(STILL_MS);
  expect(question.measured).toEqual([]);
  expect(await question.cookiesOfConsent()).toEqual([]);
});

test(
  'a customer finds this browser and every consent choice in the account',
  ON_PHONE_ALONE,
  async ({ page, shop, shopper }) => {
    await shopper.signIn('/myaccount/privacy');
    const part = page.getByRole('region', { name: 'Cookies and statistics' });
    await expect(part).toContainText('You have not chosen yet in this browser');
    const recorded = page.waitForResponse('**/api/consent');
    await question.ok.click();
    await recorded;
    await expect(part).toContainText('In this browser you agreed to statistics, campaigns and recently viewed on');
    await shop.open('/myaccount/privacy');
    await expect(part.getByRole('listitem')).toContainText(
      `Statistics: agreed. Campaigns: agreed. Recently viewed: agreed. Version ${NOTICE_VERSION}`,
    );
  },
);

test(
  'a consent choice that cannot be recorded still applies, and is sent with the next page',
  ON_PHONE_ALONE,
  async ({ page, shop }) => {
    await page.route('**/api/consent', (route) => route.abort('aborted'));
    await shop.open('/watches');
    const failedRequest = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/consent'));
    await question.refuse.click();
    await expect(question.banner).toHaveCount(0);
    await failedRequest;
    await page.unroute('**/api/consent');
    const recorded = page.waitForResponse('**/api/consent');
    await shop.open('/');
    expect((await recorded).status()).toBe(200);
    await expect.poll(() => page.evaluate(() => window.localStorage.getItem('consent-log'))).toBeNull();
  },
);

test.describe('before the scripts of a page have arrived', ON_PHONE_ALONE, () => {
  test.use({ waitsForHydration: false, expectedProblems: /net::ERR_FAILED/ });

  test('the consent prompt is shown, and a choice in it applies', async ({ page, shop, context }) => {
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await shop.open(LANDING);
    await expect(question.banner).toBeVisible();
    await question.refuse.click();
    await expect(question.banner).toHaveCount(0);
    expect(await question.cookies()).toMatchObject({ isCookie: 'false' });
    await page.unroute('**/_next/static/**/*.js');
    const recorded = page.waitForResponse('**/api/consent');
    await shop.open(LANDING);
    expect((await recorded).status()).toBe(200);
    await expect(question.banner).toHaveCount(0);
    expect((await context.cookies()).some(({ name }) => name === '_ga')).toBe(false);
  });

  test('whoever has chosen never sees the consent prompt', async ({ page, shop, context, store }) => {
    await context.addCookies([{ name: 'isCookie', value: 'false', url: store.url }]);
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await shop.open(LANDING);
    await expect(shop.heading('Watches')).toBeVisible();
    await expect(question.banner).toHaveCount(0);
  });
});

for (const [colorScheme, details] of [
  ['light', {}],
  ['dark', ON_PHONE_ALONE],
] as const) {
  test(
    `the consent prompt and its choices have no accessibility violations, ${colorScheme}`,
    details,
    async ({ page, shop }) => {
      await page.emulateMedia({ colorScheme });
      await shop.open('/watches');
      await shop.settled();
      await expect(question.banner).toBeVisible();
      await expectNoViolations(page);
      await expectToFit(page);
      await question.manage.click();
      await expect(question.choices).toBeVisible();
      await expectNoViolations(page);
      expect(await question.choices.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
    },
  );
}

test('the consent prompt shifts nothing and covers neither controls nor the focused element', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await shop.openProduct(watch.ProductCode);
  await expect(question.banner).toBeVisible();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
  const adder = page.getByRole('button', { name: 'Add to cart' });
  const coveredAt = await adder.evaluate(async (button) => {
    const found: number[] = [];
    for (let top = 0; top <= 1500; top += 50) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const box = button.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const isInWindow = y > 0 && y < window.innerHeight;
      if (isInWindow && !button.contains(document.elementFromPoint(x, y))) found.push(top);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return found;
  });
  expect(coveredAt).toEqual([]);
  await adder.click();
  await expect(page.getByRole('main').getByText('Added to cart', { exact: true })).toBeVisible();

  await shop.open('/page/shipping');
  await expect(question.banner).toBeVisible();
  const hidden: string[] = [];
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const active = document.activeElement;
      const banner = document.querySelector('.consent-banner');
      if (!active || !banner || active === document.body || banner.contains(active)) return '';
      const [inner, outer] = [active.getBoundingClientRect(), banner.getBoundingClientRect()];
      const isBelow = inner.bottom > outer.top && inner.top < outer.bottom;
      return isBelow && inner.left < outer.right && inner.right > outer.left ? active.outerHTML.slice(0, 80) : '';
    });
    if (covered !== '') hidden.push(covered);
  }
  expect(hidden).toEqual([]);
});

test.describe('consent without JavaScript', ON_PHONE_ALONE, () => {
  test.use({ javaScriptEnabled: false });

  test('there is no consent prompt without JavaScript, because there are no analytics', async ({ page, shop }) => {
    await shop.open(LANDING);
    await question.hasBeenStillFor(1000);
    await expect(question.banner).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Cookie choices' })).toHaveCount(0);
    expect(question.measured).toEqual([]);
    expect(await question.cookiesOfConsent()).toEqual([]);
    await shop.open('/page/cookies');
    await expect(page.getByRole('main')).toContainText('runs no scripts, we do not ask');
  });
});
