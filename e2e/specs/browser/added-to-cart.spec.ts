import { formatRupees, sized, sizesInStock, wellStocked } from '../../fixtures/catalogue.ts';
import { ON_PHONE_ALONE } from '../../fixtures/devices.ts';
import { expectNoViolations } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';

const [watch = sized] = wellStocked;

test('after an addition the cart is shown with the item and what to pay, by one message, and gives the focus back', async ({
  shop,
  cart,
  page,
}) => {
  const size = sizesInStock(sized)[0]?.SizeName ?? '';
  await cart.add(watch);
  await shop.openProduct(sized.ProductCode);
  await shop.settled();
  await page.getByRole('radio', { name: size, exact: true }).check();
  const adder = page.getByRole('button', { name: 'Add to cart' });
  await adder.click();
  const dialog = shop.addedDialog;
  await expect(dialog).toContainText(sized.ProductTitle);
  await expect(dialog).toContainText(`Size ${size}`);
  await expect(dialog).toContainText(formatRupees(sized.Price));
  await expect(dialog).toContainText('To pay');
  await expect(dialog.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout?step=contact');
  await expect(page.locator('.toasts').getByRole('status')).toHaveCount(0);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(adder).toBeFocused();
});

test(
  'the sheet of a phone is closed by Back, its backdrop and Continue shopping, and the page stays',
  ON_PHONE_ALONE,
  async ({ shop, page }) => {
    await shop.openProduct(watch.ProductCode);
    await shop.settled();
    const { pathname } = new URL(page.url());
    const closings = [
      () => page.goBack(),
      () => page.mouse.click(10, 10),
      () => shop.addedDialog.getByRole('button', { name: 'Continue shopping' }).click(),
    ];
    for (const close of closings) {
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await expect(shop.addedDialog).toBeVisible();
      const lowerEdge = async () => {
        const box = await shop.addedDialog.boundingBox();
        return Math.round((box?.y ?? 0) + (box?.height ?? 0));
      };
      // It slides in first.
      await expect.poll(lowerEdge).toBe(page.viewportSize()?.height);
      await close();
      await expect(shop.addedDialog).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe(pathname);
    }
  },
);

test('Checkout leads from the dialog to the contact step, and Back from there to the product', async ({
  shop,
  page,
}) => {
  await shop.openProduct(watch.ProductCode);
  await shop.settled();
  const product = page.url();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await shop.addedDialog.getByRole('link', { name: 'Checkout' }).click();
  await expect(shop.heading('Checkout')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(product);
  await expect(shop.addedDialog).toHaveCount(0);
});

test('the message of a removal covers none of the buttons beside it', async ({ shop, page }) => {
  await shop.openProduct(watch.ProductCode);
  await shop.addToCart();
  await page.getByRole('button', { name: `Remove ${watch.ProductTitle}` }).click();
  const message = await page
    .getByRole('status')
    .filter({ hasText: `Removed ${watch.ProductTitle}` })
    .boundingBox();
  for (const name of ['Add to cart', 'Buy now']) {
    const button = await page.getByRole('button', { name }).boundingBox();
    const isApart =
      !message ||
      !button ||
      message.y + message.height <= button.y ||
      button.y + button.height <= message.y ||
      message.x + message.width <= button.x ||
      button.x + button.width <= message.x;
    expect(isApart, `${name} can be pressed`).toBe(true);
  }
});
