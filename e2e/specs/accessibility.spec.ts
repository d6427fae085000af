import { plentiful, sized, soldOut } from '../fixtures/catalogue.ts';
import { expectNoViolations, expectToFit } from '../fixtures/everybody.ts';
import { expect, test } from '../fixtures/test.ts';

const [watch = sized] = plentiful;
const productPath = (code: string) => `/p-${code.toLowerCase()}`;

for (const path of [
  '/',
  '/watches',
  '/watches/men?brand=aarvane&page=1&sort=price-low',
  '/watches/men?brand=nobody',
  '/jewellery/rings',
  '/search',
  '/search?q=gold',
  '/search?q=zzqqxxyy',
  productPath(watch.ProductCode),
  productPath(sized.ProductCode),
  `${productPath(sized.ProductCode)}?notice=select-size`,
  productPath(soldOut.ProductCode),
  '/cart',
]) {
  test(`everybody can use ${path}`, async ({ shop, page }) => {
    await shop.open(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(shop.heading()).toHaveCount(1);
    await expectNoViolations(page);
  });
}

test.describe('where nothing stands', () => {
  test.use({ expectedProblems: /404/ });

  for (const path of ['/404', '/no-such-thing']) {
    test(`everybody can use ${path}`, async ({ shop, page }) => {
      await shop.open(path);
      await expect(shop.heading()).toHaveCount(1);
      await expectNoViolations(page);
    });
  }
});

test('everybody can use a filled cart', async ({ shop, page, cart }) => {
  await shop.openProduct(watch.ProductCode);
  await shop.addToCart();
  await expectNoViolations(page);
  await cart.open();
  await expect(cart.lines).toHaveCount(1);
  await expectNoViolations(page);
});

test('everybody can use the menu', async ({ shop, page, isMobile }) => {
  await shop.open('/');
  await shop.settled();
  if (isMobile) {
    await shop.header.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: 'More in Watches' }).click();
    await expect(menu.getByRole('button', { name: 'Back' })).toBeVisible();
    await expectNoViolations(page);
    await menu.getByRole('button', { name: 'Back' }).click();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await expect(shop.header.getByRole('button', { name: 'Menu' })).toBeFocused();
  } else {
    await shop.header
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Watches', exact: true })
      .hover();
    await expect(shop.header.getByRole('link', { name: 'All Watches' })).toBeVisible();
    await expectNoViolations(page);
  }
});

test('the first stop of the keyboard skips to the content', async ({ shop, page }) => {
  await shop.open('/watches');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('nothing is wider than the window', async ({ shop, page }) => {
  for (const path of ['/', '/watches/men', productPath(sized.ProductCode), '/search?q=gold', '/cart']) {
    await shop.open(path);
    await expectToFit(page);
  }
});
