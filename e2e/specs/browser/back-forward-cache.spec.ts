import type { Page } from '@playwright/test';
import { installedWholeChromium } from '../../../lib/tooling/launcher/find-chromium.ts';
import { sized, wellStocked } from '../../fixtures/catalogue.ts';
import { Shop } from '../../fixtures/shop.ts';
import type { Shopper } from '../../fixtures/shopper.ts';
import { SHARED_SETTINGS } from '../../fixtures/store-settings.ts';
import { test as base, expect } from '../../fixtures/test.ts';

/** In a browser that restores the pages it left, as those of shoppers do: Playwright turns that off, and the headless shell cannot. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const executablePath = installedWholeChromium();
      await use({
        ...launchOptions,
        ...(executablePath !== undefined && { executablePath }),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
    },
    { scope: 'worker' },
  ],
});

test.use({ savesData: false, storeSettings: { ...SHARED_SETTINGS, GOLD_EXCHANGE: 'on' } });

const [watch = sized, other = sized] = wellStocked;
const PUBLIC = ['/', '/watches/men', `/p-${watch.ProductCode.toLowerCase()}`, '/search?q=gold', '/page/shipping'];
const PERSONAL = [
  '/cart',
  '/checkout?step=address',
  '/myaccount',
  '/myaccount/order-list',
  '/myaccount/addresses',
  '/gift-cards',
  '/gift-cards/balance',
  '/old-gold',
  '/appointments/bengaluru-lavelle-walk--st101',
];

/** Marks the document, and records in it whether the browser restores it. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { isMarked: true });
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isRestored: persisted }));
  });
}

/** Leaves the page for another document, as a link does before the scripts run, and returns its address. */
async function leave(page: Page): Promise<string> {
  const left = page.url();
  await page.evaluate(() => window.location.assign('/pincode'));
  await expect(page).toHaveURL('/pincode');
  await page.waitForLoadState('load');
  return left;
}

/** Goes back to a page by its address. */
async function goBack(page: Page, left: string): Promise<void> {
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL(left);
}

/** Fails where the marked document stays; one that the browser restored may be on its way out. */
async function expectAnotherDocument(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'isMarked' in window).catch(() => true)).toBe(false);
}

/** How the document came back, and what kept the browser from restoring it; null while one takes the place of the other. */
const outcome = (page: Page) =>
  page
    .evaluate(() => {
      const { isRestored = false } = window as { isRestored?: boolean };
      const [navigation] = performance.getEntriesByType('navigation') as { notRestoredReasons?: object | null }[];
      return { isRestored, reasons: JSON.stringify(navigation?.notRestoredReasons ?? null), y: window.scrollY };
    })
    .catch(() => null);

for (const path of PUBLIC) {
  test(`Back from another document restores ${path} as it was left, at its place`, async ({ shop, page }) => {
    await shop.open(path);
    await shop.settled();
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
    await mark(page);
    await goBack(page, await leave(page));
    await expect.poll(() => outcome(page)).toEqual({ isRestored: true, reasons: 'null', y: 400 });
  });
}

test('a public page that the browser restores says how many items are in the cart now', async ({
  shop,
  page,
  cart,
}) => {
  await cart.add(watch);
  await shop.open('/watches/men');
  await expect(shop.cartLink).toHaveAccessibleName('Cart, 1 item');
  await mark(page);
  const left = await leave(page);
  await cart.add(other);
  await goBack(page, left);
  await expect.poll(() => outcome(page)).toMatchObject({ isRestored: true });
  await expect(shop.cartLink).toHaveAccessibleName('Cart, 2 items');
});

for (const path of PERSONAL) {
  test(`Back from another document loads ${path} anew`, async ({ shopper, cart, shop, page }) => {
    await shopper.signInByRequest();
    await cart.add(watch);
    await shop.open(path);
    await expect(shop.heading()).toBeVisible();
    await mark(page);
    await goBack(page, await leave(page));
    await expectAnotherDocument(page);
    await expect(shop.heading()).toBeVisible();

    // Chromium restores no such page; another browser may.
    await page.reload();
    await mark(page);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expectAnotherDocument(page);
    await expect(page).toHaveURL(path);
  });
}

test('Back to the cart shows what was added to it meanwhile', async ({ cart, page }) => {
  await cart.add(watch);
  await cart.open();
  await expect(cart.lines).toHaveCount(1);
  const left = await leave(page);
  await cart.add(other);
  await goBack(page, left);
  await expect(cart.lines).toHaveCount(2);
});

const numberOf = ({ mobile }: Shopper) => `${mobile.slice(0, 5)} ${mobile.slice(5)}`;

test('after a sign-out in another tab Back to an account page shows nothing of it, not even for a frame', async ({
  shopper,
  page,
  context,
  isMobile,
}) => {
  await shopper.signIn();
  await expect(page.getByText(numberOf(shopper))).toBeVisible();
  await page.evaluate((sought) => {
    const look = () => {
      if (document.body.innerText.includes(sought)) sessionStorage.setItem('seen', '1');
      requestAnimationFrame(look);
    };
    window.addEventListener('pageshow', look);
  }, numberOf(shopper));
  await leave(page);
  const otherShop = new Shop(await context.newPage(), isMobile);
  await otherShop.open('/');
  await otherShop.settled();
  await otherShop.signOut();
  await otherShop.expectSignedIn(false);
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL('/users/sign_in?next=%2Fmyaccount');
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();
});

test('Back to an account page whose session has ended on the server leads to the sign-in', async ({
  shopper,
  page,
  store,
}) => {
  await shopper.signIn();
  await expect(page.getByText(numberOf(shopper))).toBeVisible();
  await leave(page);
  store.change('delete from customer_tokens');
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL('/users/sign_in?next=%2Fmyaccount');
  await expect(page.getByText(numberOf(shopper))).toHaveCount(0);
});
