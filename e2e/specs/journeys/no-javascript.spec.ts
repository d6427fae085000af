import { engravable, formatRupees, sized, sizesInStock, wellStocked } from '../../fixtures/catalogue.ts';
import { ON_PHONE_ALONE } from '../../fixtures/devices.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

const [watch = sized] = wellStocked;

test('a piece is engraved without JavaScript, beside one that is not', ON_PHONE_ALONE, async ({ shop, page, cart }) => {
  const { ProductCode, Price, Engraving: { Place, Price: fee } = { Place: '', Price: 0 } } = engravable;
  await shop.openProduct(ProductCode);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(cart.lines).toHaveCount(1);
  await shop.openProduct(ProductCode);
  await page.getByText('Add an engraving').click();
  await page.getByRole('textbox', { name: 'Text to engrave' }).fill('A & R');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(cart.lines).toHaveCount(2);
  await expect(cart.lines.last()).toContainText(`${Place} engraved “A & R”`);
  await expect(cart.figure('Subtotal')).toHaveText(formatRupees(2 * Price + fee));
});

test(
  'from the home page to a filled cart and back to an empty one without JavaScript',
  ON_PHONE_ALONE,
  async ({ shop, page, cart }) => {
    await shop.open('/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /See all/ })
      .first()
      .click();
    await expect(page).not.toHaveURL('/');
    await expect(shop.heading()).toHaveCount(1);
    await expect(shop.products).not.toHaveCount(0);
    await shop.productLinks.first().click();
    await expect(page.getByRole('region', { name: 'Photos' })).toBeVisible();

    await shop.openProduct(watch.ProductCode);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page).toHaveURL(/\/cart\b/);
    await expect(cart.lines).toHaveCount(1);
    await expect(cart.figure('Subtotal')).toHaveText(formatRupees(watch.Price));

    await cart.increase(watch.ProductTitle).click();
    await expect(cart.quantity(watch.ProductTitle)).toHaveValue('2');
    await expect(cart.figure('Subtotal')).toHaveText(formatRupees(2 * watch.Price));
    await cart.quantity(watch.ProductTitle).fill('4');
    await cart.quantity(watch.ProductTitle).press('Enter');
    await expect(cart.figure('Subtotal')).toHaveText(formatRupees(4 * watch.Price));

    await cart.quantity(watch.ProductTitle).fill('many');
    await cart.quantity(watch.ProductTitle).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'whole number' })).toBeVisible();
    await expect(cart.figure('Subtotal')).toHaveText(formatRupees(4 * watch.Price));

    await page.getByRole('button', { name: `Save ${watch.ProductTitle} for later` }).click();
    await expect(page.getByText('Your cart is empty.')).toBeVisible();
    await page.getByRole('button', { name: /^Move to cart/ }).click();
    await expect(cart.quantity(watch.ProductTitle)).toHaveValue('4');

    await cart.remove(watch.ProductTitle).click();
    await expect(page.getByText('Your cart is empty.')).toBeVisible();
  },
);

test('without JavaScript a size must be chosen, and the page says so', ON_PHONE_ALONE, async ({ shop, page, cart }) => {
  await shop.openProduct(sized.ProductCode);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page).toHaveURL(/notice=select-size/);
  const sizes = page.getByRole('group', { name: 'Select a size' });
  await expect(sizes).toHaveAccessibleDescription(/size/i);
  const size = sizesInStock(sized)[0]?.SizeName ?? '';
  await sizes.getByRole('radio', { name: size, exact: true }).check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page).toHaveURL(/\/cart\b/);
  await expect(cart.lines.filter({ hasText: `Size ${size}` })).toHaveCount(1);
  await shop.openProduct(watch.ProductCode);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page).toHaveURL('/checkout?step=contact');
});

test('without JavaScript a product is shared by plain links', ON_PHONE_ALONE, async ({ shop, page }) => {
  await shop.openProduct(watch.ProductCode);
  const { pathname } = new URL(page.url());
  await page.getByText('Share', { exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Link to this product' })).toHaveValue(new RegExp(`${pathname}$`));
  await expect(page.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
});

test('without JavaScript a pincode is answered by the page itself', ON_PHONE_ALONE, async ({ shop, page }) => {
  await shop.openProduct(watch.ProductCode);
  const pincode = page.getByRole('textbox', { name: 'Pincode' });
  await pincode.fill('12');
  await page.getByRole('button', { name: 'Check delivery' }).click();
  await expect(pincode).toHaveAccessibleDescription('Pincode must be 6 digits');
  await pincode.fill('560 001');
  await page.getByRole('button', { name: 'Check delivery' }).click();
  await expect(page.getByText(/^Delivery to Bengaluru 560001/)).toBeVisible();
  // It is kept as the scripted check keeps it.
  await shop.open('/pincode');
  await expect(page.getByText('Deliver to 560001')).toBeVisible();
});

test('without JavaScript categories, sorting, pages and search are links and forms', async ({
  shop,
  page,
  isMobile,
}) => {
  await shop.open('/watches');
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: /^Men/ }).click();
  await expect(page).toHaveURL('/watches/men');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-high');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/sort=price-high/);
  await expect(shop.products).toHaveCount(24);
  const prices = await shop.prices();
  expect(prices).toEqual(prices.toSorted((one, other) => other - one));
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  const filters = page.getByRole('region', { name: 'Filters' });
  if (isMobile) await filters.getByText('Filter').first().click();
  await filters.getByRole('link', { name: /^Aarvane/ }).click();
  await expect(page).toHaveURL(/brand=aarvane/);
  await shop.searchFor('diamond');
  await expect(shop.heading('Results for “diamond”')).toBeVisible();
});

test('the menu opens without JavaScript', async ({ shop, page, isMobile }) => {
  await shop.open('/');
  if (isMobile) {
    await shop.header.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Jewellery' }).click();
  } else {
    const menu = shop.header.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Jewellery', exact: true }).click();
  }
  await expect(shop.heading(/^Jewellery$/)).toBeVisible();
});
