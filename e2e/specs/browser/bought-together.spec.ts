import { formatRupees, sized, wellStocked } from '../../fixtures/catalogue.ts';
import { ON_PHONE_ALONE } from '../../fixtures/devices.ts';
import { expectNoViolations } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';

const [bought = sized, together = sized] = wellStocked;

// A store of its own: what is bought together is counted once in ten minutes, perhaps before the orders of this test.
test.use({ storeSettings: { CASH_ON_DELIVERY: 'on' }, expectedProblems: /\b409\b/ });

test(
  'what several customers bought together is shown, and added by one press, without what sold out meanwhile',
  ON_PHONE_ALONE,
  async ({ shop, page, cart, store }) => {
    for (const customer of ['1', '2', '3']) {
      const number = `SM-200101-TOGETHER${customer}`;
      store.change(
        `insert into orders (number, key, customer_id, basket_guid, purchase_id, state, hold, payment_method, total, payable, document, placed_at)
       values (?, ?, ?, ?, ?, 'delivered', 'taken', 'razorpay', 0, 0, '{}', 0)`,
        ...Array.from({ length: 5 }, () => number),
      );
      for (const { ProductCode } of [bought, together]) {
        store.change(
          `insert into order_lines (id, order_number, position, sku, product_code, quantity, net, document)
         values (?, ?, 0, ?, ?, 1, 0, '{}')`,
          `${number}-${ProductCode}`,
          number,
          ProductCode,
          ProductCode,
        );
      }
    }
    await shop.openProduct(bought.ProductCode);
    const region = page.getByRole('region', { name: 'Frequently bought together' });
    const product = region.getByRole('article', { name: together.ProductTitle });
    await expect(product).toContainText(formatRupees(together.Price));
    await expect(region).toContainText(`Together with this product${formatRupees(bought.Price + together.Price)}`);
    const adder = region.getByRole('button', { name: 'Add both to cart' });
    await adder.click();
    await expect(region.getByRole('status')).toContainText('Added 2 products to your cart.');
    await expect(shop.cartLink).toHaveAccessibleName('Cart, 2 items');
    await expectNoViolations(page);
    store.setStock(together.Skus[0]?.SKU ?? '', 0);
    await adder.click();
    await expect(region.getByRole('alert')).toHaveText(`${together.ProductTitle} was not added: it is sold out.`);
    await expect(region.getByRole('status')).toContainText('Added 1 product to your cart.');
    await region.getByRole('link', { name: 'View Cart' }).click();
    await expect(cart.quantity(bought.ProductTitle)).toHaveValue('2');
    await page.goBack();
    await product.getByRole('link', { name: together.ProductTitle }).click();
    await expect(shop.heading(together.ProductTitle)).toBeVisible();
  },
);
