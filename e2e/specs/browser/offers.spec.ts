import type { Page } from '@playwright/test';
import { type CatalogueProduct, formatRupees, product } from '../../fixtures/catalogue.ts';
import { expect, test } from '../../fixtures/test.ts';

/** ₹12,495: the demo's offers give 10% or 5% off. */
const watch = product('1801AV01');
const TEN = '10% off Aarvane watches, up to ₹1,500';
const FIVE = '5% off men’s watches from ₹10,000';
/** ₹2,124 each: 15% off for two or more. */
const studs = product('S201RP01');
const PAIR = 'Buy 2 Rupala silver pieces, get 15% off';
const SHIPPING = 99;

const offers = (page: Page) => page.getByRole('region', { name: 'Offers' });
const choices = (page: Page, { ProductTitle }: CatalogueProduct) =>
  offers(page).getByRole('group', { name: ProductTitle, exact: true });
const radio = (page: Page, item: CatalogueProduct, title: string) =>
  choices(page, item).getByRole('radio', { name: title });
const moreOffers = (page: Page) => offers(page).getByRole('list', { name: 'More offers' }).getByRole('listitem');

test('the best offer is preselected; the keyboard chooses another or none, and the figures follow', async ({
  cart,
  page,
}) => {
  await cart.add(watch);
  await cart.open();
  await expect(choices(page, watch).getByRole('radio')).toHaveCount(3);
  await expect(radio(page, watch, TEN)).toBeChecked();
  const best = choices(page, watch).locator('label').filter({ hasText: TEN });
  await expect(best).toContainText('You save ₹1,250');
  await expect(best).toContainText('Best');
  await expect(cart.figure(/^Offers/)).toHaveText('−₹1,250');
  await expect(cart.figure('To pay')).toHaveText('₹11,245');

  await radio(page, watch, TEN).focus();
  await page.keyboard.press('ArrowDown');
  await expect(cart.figure('To pay')).toHaveText('₹11,870');
  await expect(radio(page, watch, FIVE)).toBeChecked();
  await expect(radio(page, watch, FIVE)).toBeFocused();
  await expect(cart.figure(/^Offers/)).toHaveText('−₹625');
  await page.keyboard.press('ArrowDown');
  await expect(cart.figure('To pay')).toHaveText('₹12,495');
  await expect(radio(page, watch, 'No offer')).toBeChecked();
  await expect(cart.figure(/^Offers/)).toHaveCount(0);
  await expect(offers(page).getByText(`No offer for ${watch.ProductTitle}.`)).toBeAttached();

  // The choice is kept when the quantity is increased.
  await cart.increase(watch.ProductTitle).click();
  await expect(cart.figure('To pay')).toHaveText('₹24,990');
  await page.reload();
  await expect(radio(page, watch, 'No offer')).toBeChecked();
  await expect(cart.figure('To pay')).toHaveText('₹24,990');
});

test('an offer that the cart nearly qualifies for shows what is missing, and applies once it qualifies', async ({
  cart,
  page,
}) => {
  const [one, two] = [studs.Price, 2 * studs.Price];
  await cart.add(studs);
  await cart.open();
  const nearMiss = moreOffers(page).filter({ hasText: PAIR });
  await expect(nearMiss).toContainText('Add 1 more item');
  await expect(choices(page, studs)).toHaveCount(0);
  await expect(cart.figure('Shipping')).toHaveText(formatRupees(SHIPPING));
  await expect(cart.summary).toContainText(`Add ${formatRupees(2999 - one)} more for free shipping`);
  await expect(cart.figure('To pay')).toHaveText(formatRupees(one + SHIPPING));

  await cart.increase(studs.ProductTitle).click();
  // The offer of 15 % is rounded up to the rupee; free shipping depends on the price before it.
  await expect(cart.figure('To pay')).toHaveText(formatRupees(two - Math.ceil((two * 15) / 100)));
  await expect(cart.figure('Shipping')).toHaveText('Free');
  await expect(radio(page, studs, PAIR)).toBeChecked();
  await expect(nearMiss).toHaveCount(0);
  await expect(moreOffers(page).filter({ hasText: 'Free shipping from ₹2,999' })).toContainText(
    'Applied to your cart.',
  );

  await cart.decrease(studs.ProductTitle).click();
  await expect(cart.figure('To pay')).toHaveText(formatRupees(one + SHIPPING));
  await expect(nearMiss).toContainText('Add 1 more item');
  await expect(radio(page, studs, PAIR)).toHaveCount(0);
});

test("an offer's maximum discount is distributed over its lines, to the paisa", async ({ cart, page }) => {
  const other = product('1805AV02');
  await cart.add(watch);
  await cart.add(other);
  await cart.open();
  await radio(page, watch, TEN).check();
  await radio(page, other, TEN).check();
  await expect(cart.figure(/^Offers/)).toHaveText('−₹1,500');
  const { lines, figures } = await cart.read();
  expect(lines.reduce((sum, { netPrice }) => sum + netPrice, 0)).toBe(figures.payable);
});

test.describe('offers without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each line has an offer form that returns the cart with the chosen offer', async ({ cart, page }) => {
    await cart.add(watch);
    await cart.open();
    await expect(radio(page, watch, TEN)).toBeChecked();
    await radio(page, watch, FIVE).check();
    await page.getByRole('button', { name: `Apply offer to ${watch.ProductTitle}` }).click();
    await expect(page).toHaveURL(/\/cart\?notice=offer-chosen#offers$/);
    await expect(page.getByRole('status').filter({ hasText: 'Offer updated.' })).toBeVisible();
    await expect(radio(page, watch, FIVE)).toBeChecked();
    await expect(cart.figure('To pay')).toHaveText('₹11,870');
    await radio(page, watch, 'No offer').check();
    await page.getByRole('button', { name: `Apply offer to ${watch.ProductTitle}` }).click();
    await expect(cart.figure('To pay')).toHaveText('₹12,495');
  });

  test('an offer form of an older cart version changes nothing and shows a message', async ({ cart, page }) => {
    await cart.add(watch);
    await cart.open();
    await cart.add(watch);
    await radio(page, watch, FIVE).check();
    await page.getByRole('button', { name: `Apply offer to ${watch.ProductTitle}` }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Your cart changed in another window' })).toBeVisible();
    await expect(radio(page, watch, TEN)).toBeChecked();
    await expect(cart.figure('To pay')).toHaveText(formatRupees(2 * watch.Price - 1500));
  });
});
