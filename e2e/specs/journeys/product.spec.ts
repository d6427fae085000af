import {
  engravable,
  formatRupees,
  lowStock,
  product,
  products,
  sized,
  sizesInStock,
  soldOut,
  wellStocked,
} from '../../fixtures/catalogue.ts';
import { ON_PHONE_ALONE } from '../../fixtures/devices.ts';
import { expect, test } from '../../fixtures/test.ts';

const [watch = sized] = wellStocked;

test('a product shows title, price, MRP, photos and its breadcrumb', async ({ shop, page }) => {
  await shop.openProduct(watch.ProductCode);
  await expect(shop.heading(watch.ProductTitle)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(formatRupees(watch.Price)).first()).toBeVisible();
  await expect(main.getByText(formatRupees(watch.MRP)).first()).toBeVisible();
  await expect(main.getByText('inclusive of all taxes', { exact: true })).toBeVisible();
  const photos = page.getByRole('region', { name: 'Photos' });
  await expect(photos.getByRole('link', { name: `Photo 1 of ${watch.Images.length}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Specifications' })).toBeVisible();
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('link', { name: watch.RootCategory })).toBeVisible();
});

test('the thumbnails select a photo in the gallery, and a photo opens larger', async ({ shop, page }) => {
  await shop.openProduct(watch.ProductCode);
  await shop.settled();
  const photos = page.getByRole('region', { name: 'Photos' });
  const second = photos.getByRole('link', { name: `Photo 2 of ${watch.Images.length}` });
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'true');
  await photos
    .getByRole('link', { name: /Enlarge/ })
    .nth(1)
    .click();
  const zoom = page.getByRole('dialog', { name: `Photos of ${watch.ProductTitle}` });
  const place = async () => (await zoom.locator('.pswp__counter').textContent())?.match(/\d+/g)?.map(Number);
  await expect.poll(place).toEqual([2, watch.Images.length]);
  await zoom.getByRole('button', { name: 'Previous photo' }).click();
  await expect.poll(place).toEqual([1, watch.Images.length]);
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
});

test('a piece is engraved: preview, refusal of what cannot be cut, cart with its price, change and removal', async ({
  shop,
  page,
  cart,
}) => {
  const { ProductCode, Price, Engraving: { Place, Price: fee } = { Place: '', Price: 0 } } = engravable;
  await shop.openProduct(ProductCode);
  await shop.settled();
  const option = page.getByRole('group').filter({ hasText: 'Add an engraving' });
  await option.getByText('Add an engraving').click();
  const field = option.getByRole('textbox', { name: 'Text to engrave' });
  await expect(option.getByText('you cannot return or exchange it unless')).toBeVisible();
  await field.fill('A ♥ R');
  await expect(option.getByText('We cannot engrave ♥.')).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(field).toBeFocused();
  await field.fill('A & R');
  await expect(option.getByText(/\b5\b/)).toBeVisible();
  await expect(option.locator('figure')).toContainText('A & R');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Added to cart').first()).toBeVisible();
  await cart.open();
  const line = cart.lines.first();
  await expect(line).toContainText(`${Place} engraved “A & R”`);
  await expect(line).toContainText('you cannot return or exchange it unless');
  await expect(cart.figure('Subtotal')).toHaveText(formatRupees(Price + fee));
  await line.getByText('Change engraving').click();
  await line.getByRole('textbox', { name: 'Text to engrave' }).fill('Meera');
  await line.getByRole('button', { name: 'Save engraving' }).click();
  await expect(line).toContainText('engraved “Meera”');
  await line.getByText('Change engraving').click();
  await line.getByRole('button', { name: 'Remove engraving' }).click();
  await expect(line).not.toContainText('engraved');
  await expect(cart.figure('Subtotal')).toHaveText(formatRupees(Price));
});

test('a product is shared by its own address, without campaign and pincode', async ({ shop, page, context, store }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await shop.openProduct(watch.ProductCode);
  const { pathname } = new URL(page.url());
  await shop.open(`${pathname}?utm_source=asha&pincode=560001`);
  await shop.settled();
  await page.getByText('Share', { exact: true }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${store.url}${pathname}`);
});

test('an enlarged photo fits the window, can be zoomed where it is larger, and Back closes it', async ({
  shop,
  page,
  isMobile,
}) => {
  await shop.openProduct(watch.ProductCode);
  await shop.settled();
  const enlarge = page
    .getByRole('region', { name: 'Photos' })
    .getByRole('link', { name: /Enlarge/ })
    .first();
  await enlarge.click();
  const viewer = page.getByRole('dialog', { name: `Photos of ${watch.ProductTitle}` });
  const photo = viewer.getByRole('img');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect
    .poll(async () => {
      const box = await photo.boundingBox();
      return box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
    })
    .toBe(true);
  if (isMobile) {
    await viewer.getByRole('button', { name: 'Zoom' }).click();
    await expect.poll(async () => (await photo.boundingBox())?.width).toBe(800);
  } else {
    // It has no more pixels than are shown.
    await photo.dblclick();
    await expect(viewer).toBeVisible();
  }
  const url = page.url();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(url);
  await expect(enlarge).toBeFocused();
});

test('the legal block contains the information required by law', ON_PHONE_ALONE, async ({ shop, page }) => {
  await shop.openProduct(watch.ProductCode);
  const legal = page.getByRole('region', { name: 'Product and seller information' });
  for (const text of [
    watch.CountryOfOrigin,
    watch.ManufacturerOrImporter,
    watch.NetQuantity,
    formatRupees(watch.MRP),
  ]) {
    await expect(legal.getByText(text).first()).toBeVisible();
  }
});

test('without a chosen size the shopper is prompted for one, and nothing is added', async ({ shop, page, cart }) => {
  await shop.openProduct(sized.ProductCode);
  await shop.settled();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const sizes = page.getByRole('group', { name: 'Select a size' });
  await expect(sizes).toBeFocused();
  await expect(sizes).toHaveAccessibleDescription(/size/i);
  expect((await cart.send('GET')).body.cart?.count).toBe(0);

  const size = sizesInStock(sized)[0]?.SizeName ?? '';
  await sizes.getByRole('radio', { name: size, exact: true }).check();
  await shop.addToCart();
  await cart.open();
  await expect(cart.lines.filter({ hasText: `Size ${size}` })).toHaveCount(1);
});

test('the chosen size is in the address, which opens with it and stays through the photo viewer', async ({
  shop,
  page,
  anotherBrowser,
}) => {
  const size = sizesInStock(sized).at(-1)?.SizeName ?? '';
  const choice = (on: typeof page) =>
    on.getByRole('group', { name: 'Select a size' }).getByRole('radio', { name: size, exact: true });
  await shop.openProduct(sized.ProductCode);
  await shop.settled();
  await choice(page).check();
  await expect(page).toHaveURL(new RegExp(`\\?size=${size}$`));
  await page
    .getByRole('region', { name: 'Photos' })
    .getByRole('link', { name: /Enlarge/ })
    .first()
    .click();
  const viewer = page.getByRole('dialog', { name: /^Photos of / });
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`\\?size=${size}$`));
  await expect(choice(page)).toBeChecked();
  await page.getByRole('link', { name: 'Samay home' }).first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(choice(page)).toBeChecked();
  const other = await anotherBrowser();
  await other.goto(page.url());
  await expect(choice(other)).toBeChecked();
});

test('buy now leads a guest into the checkout with one item, also where the cart has it already', async ({
  shop,
  page,
  cart,
  checkout,
}) => {
  for (const _time of ['first', 'second']) {
    await shop.openProduct(watch.ProductCode);
    await shop.settled();
    await page.getByRole('button', { name: 'Buy now' }).click();
    await expect(page).toHaveURL('/checkout?step=contact');
    await checkout.expectOpen('Contact');
    expect((await cart.send('GET')).body.cart?.count).toBe(1);
  }
});

test(
  'a sold-out product cannot be added, and a scarce one shows the remaining stock',
  ON_PHONE_ALONE,
  async ({ shop, page }) => {
    await shop.openProduct(soldOut.ProductCode);
    await expect(page.getByRole('button', { name: 'Notify me' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
    await shop.openProduct(lowStock.ProductCode);
    await expect(page.getByText(`Only ${lowStock.Skus[0]?.StoreQuantity} left`)).toBeVisible();
  },
);

test('similar products are offered and their links work', ON_PHONE_ALONE, async ({ shop, page }) => {
  // The other colours of its design are already shown beside its price.
  const design = watch.ProductCode.slice(0, 6);
  const nearest = product(watch.SimilarTo.find((code) => !code.startsWith(design)) ?? '');
  await shop.openProduct(watch.ProductCode);
  const similar = page.getByRole('region', { name: 'You may also like' });
  await similar.getByRole('link', { name: nearest.ProductTitle }).click();
  await expect(shop.heading(nearest.ProductTitle)).toBeVisible();
});

test('a pincode shows when the product arrives', ON_PHONE_ALONE, async ({ shop, page }) => {
  await shop.openProduct(watch.ProductCode);
  await shop.settled();
  const main = page.getByRole('main');
  await expect(main.getByText(/12-15/)).toBeVisible();
  const pincode = main.getByRole('textbox', { name: 'Pincode' });
  await pincode.fill('12');
  await main.getByRole('button', { name: 'Check delivery' }).click();
  await expect(pincode).toHaveAccessibleDescription('Pincode must be 6 digits');
  await pincode.fill('560001');
  await main.getByRole('button', { name: 'Check delivery' }).click();
  await expect(main.getByText(/^Delivery to Bengaluru 560001 /)).toBeVisible();
  // The next product says its day at once, and another pincode can be checked there.
  await shop.openProduct(sized.ProductCode);
  await expect(main.getByText(/^Delivery to Bengaluru 560001 /)).toBeVisible();
  await expect(pincode).toHaveValue('560001');
  await pincode.fill('400001');
  await main.getByRole('button', { name: 'Check delivery' }).click();
  await expect(main.getByText(/^Delivery to Mumbai 400001 /)).toBeVisible();
});

test('jewellery shows its price breakup', ON_PHONE_ALONE, async ({ shop, page }) => {
  const ring = products.find((item) => item.RootCategory === 'Jewellery') ?? sized;
  await shop.openProduct(ring.ProductCode);
  await expect(page.getByRole('region', { name: 'Price breakup' })).toBeVisible();
});
