import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatRupees, wellStocked } from '../../fixtures/catalogue.ts';
import { ON_PHONE_ALONE } from '../../fixtures/devices.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';

interface Plan {
  months: number;
  rate: number;
  lowest: number;
  highest: number;
}

const DEMO = join(import.meta.dirname, '../../../lib/retail-api/payments/emi/data/demo.json');
const plans = JSON.parse(readFileSync(DEMO, 'utf8')) as Plan[];

/** The lowest instalment in whole rupees, calculated month by month: the least that pays off the debt in time. */
function lowestFor(amount: number): number {
  const paysOff = ({ months, rate }: Plan, instalment: number) => {
    let debt = amount;
    for (let month = 0; month < months; month += 1) debt = debt * (1 + rate / 1200) - instalment;
    return debt < 0.001;
  };
  const offered = plans.filter(({ lowest, highest }) => lowest <= amount && amount <= highest);
  const lowestInstalment = (plan: Plan) => {
    let instalment = Math.floor(amount / plan.months);
    while (!paysOff(plan, instalment)) instalment += 1;
    return instalment;
  };
  return Math.min(...offered.map(lowestInstalment));
}

const lineFor = (amount: number) => `EMI from ${formatRupees(lowestFor(amount))} a month`;
const isJewellery = ({ RootCategory }: { RootCategory: string }) => RootCategory === 'Jewellery';
const dear = wellStocked.find((product) => !isJewellery(product) && product.Price > 20_000 && product.Price < 100_000);
const jewellery = wellStocked.find((product) => isJewellery(product) && product.Price > 5000);
const cheap = wellStocked.find(({ Price }) => Price < 2500);
if (!dear || !cheap || !jewellery) throw new Error('The catalogue has no product with EMI, or none without.');

test('the plans of a product and of the cart open from their EMI lines', async ({ shop, page, cart, isMobile }) => {
  await shop.openProduct(dear.ProductCode);
  const line = page.getByRole('main').getByText(/^EMI from/);
  await expect(line).toContainText(lineFor(dear.Price));
  await shop.settled();
  const opener = page.getByRole('link', { name: 'See plans' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'EMI plans' });
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(`EMI plans for ${formatRupees(dear.Price)}`);
  await expect(dialog.getByRole('table')).toHaveCount(1);
  await dialog.locator('summary').filter({ hasText: 'Sahyadri Bank' }).click();
  const other = dialog.getByRole('table', { name: 'Sahyadri Bank' });
  await expect(other.getByRole('columnheader')).toHaveText(['Months', 'A month', 'Interest', 'Total']);
  await expect(dialog.getByText('These are its usual terms; your bank makes the final decision.')).toBeVisible();
  await expectNoViolations(page);
  // On the desktop the dialog takes the scrollbar away.
  if (isMobile) await expectToFit(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await cart.add(dear);
  await cart.open();
  await expect(page.getByRole('region', { name: 'Order summary' }).getByText(/^EMI from/)).toContainText(
    lineFor((await cart.read()).figures.payable / 100),
  );
});

test(
  'a product below every plan has no EMI line, nor has jewellery, nor a cart with it',
  ON_PHONE_ALONE,
  async ({ shop, cart, page }) => {
    for (const { ProductCode } of [cheap, jewellery]) {
      await shop.openProduct(ProductCode);
      await expect(page.getByText('inclusive of all taxes').first()).toBeVisible();
      await expect(page.getByText(/^EMI from/)).toHaveCount(0);
    }
    await cart.add(dear);
    await cart.add(jewellery);
    await cart.open();
    await expect(page.getByRole('region', { name: 'Order summary' })).toBeVisible();
    await expect(page.getByText(/^EMI from/)).toHaveCount(0);
  },
);

test('at the payment the shopper reads that the bank offers EMI, and from how much', async ({ checkout, page }) => {
  await checkout.prepare(dear);
  const { figures } = await checkout.cart.read();
  await page.goto('/checkout?step=payment');
  const step = checkout.step('Payment');
  await expect(step.getByText(/^EMI from/)).toContainText(lineFor(figures.payable / 100));
  await expect(step.getByText(/with your bank on the payment page/)).toBeVisible();
  await step.getByRole('link', { name: 'See plans' }).click();
  await expect(page.getByRole('dialog', { name: 'EMI plans' })).toBeVisible();
  await page.getByRole('button', { name: 'Close EMI plans' }).click();
  await expectNoViolations(page);
});

test.describe('EMI without JavaScript', ON_PHONE_ALONE, () => {
  test.use({ javaScriptEnabled: false });

  test('the plans are a page, which answers another amount and says what is wrong with one', async ({ shop, page }) => {
    await shop.openProduct(dear.ProductCode);
    await page.getByRole('link', { name: 'See plans' }).click();
    await expect(page).toHaveURL(`/emi?amount=${dear.Price}`);
    await expect(shop.heading('EMI plans')).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(1);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const amount = page.getByRole('textbox', { name: 'Amount in rupees' });
    await amount.fill('₹1,00,000');
    await page.getByRole('button', { name: 'Show plans' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'For ₹1,00,000' })).toBeVisible();
    await amount.fill('100');
    await page.getByRole('button', { name: 'Show plans' }).click();
    await expect(page.getByText(/^No bank has an EMI plan for this amount\. Plans are for ₹2,500 to/)).toBeVisible();
    await amount.fill('much');
    await page.getByRole('button', { name: 'Show plans' }).click();
    await expect(amount).toHaveAccessibleDescription('Enter an amount in rupees, for example 12,995.');
  });
});
