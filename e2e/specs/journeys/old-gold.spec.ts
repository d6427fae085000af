import { sized } from '../../fixtures/catalogue.ts';
import { ON_PHONE_ALONE } from '../../fixtures/devices.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ expectedProblems: /Failed to load resource|^status: 422/ });

const ASSAY = /settled only after your gold is tested and weighed \(assayed\)/;

test(
  'from a ring to an enquiry about old gold, which is answered with a number and no price',
  ON_PHONE_ALONE,
  async ({ page, shop }) => {
    await shop.openProduct(sized.ProductCode);
    await page.getByRole('link', { name: 'Exchange your old gold' }).click();
    await expect(shop.heading('Exchange value of old gold')).toBeVisible();
    await expect(page.getByText(ASSAY)).toBeVisible();
    await shop.settled();
    await page.getByRole('combobox', { name: 'Metal' }).selectOption('gold');
    await page.getByRole('combobox', { name: 'Purity' }).selectOption('22-kt');
    await page.getByRole('textbox', { name: 'Weight in grams' }).fill('heavy');
    await page.getByRole('textbox', { name: 'Number of pieces' }).fill('2');
    await page.getByRole('textbox', { name: 'City or pincode' }).fill('Jaipur');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Asha Rao');
    await page.getByRole('textbox', { name: 'Your mobile number' }).fill('98765 43210');
    await page.getByRole('textbox', { name: 'Your email address' }).fill('asha@example.com');
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    const weight = page.getByRole('textbox', { name: 'Weight in grams' });
    await expect(weight).toHaveAccessibleDescription(/Enter the weight in grams/);
    await expectNoViolations(page);
    await expectToFit(page);
    await weight.fill('10.5');
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page.getByRole('status').filter({ hasText: /OG-[2-9A-Z]{6}/ })).toBeVisible();
    await expect(page.getByText(ASSAY)).toBeVisible();
    await expectNoViolations(page);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search leads to the enquiry about old gold, which is sent', ON_PHONE_ALONE, async ({ page }) => {
    await page.goto('/search?q=old%20gold');
    await page.getByRole('link', { name: 'Exchange old gold' }).click();
    await page.getByRole('combobox', { name: 'Metal' }).selectOption('other');
    await page.getByRole('textbox', { name: 'Weight in grams' }).fill('3');
    await page.getByRole('textbox', { name: 'Number of pieces' }).fill('1');
    await page.getByRole('textbox', { name: 'City or pincode' }).fill('560001');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Asha Rao');
    await page.getByRole('textbox', { name: 'Your mobile number' }).fill('98765 43211');
    await page.getByRole('textbox', { name: /^Your email address/ }).fill('asha2@example');
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page.getByRole('link', { name: /^Enter an email address/ })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'City or pincode' })).toHaveValue('560001');
    await page.getByRole('textbox', { name: /^Your email address/ }).fill('asha2@example.com');
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page.getByText(/Your enquiry number is OG-/)).toBeVisible();
  });
});
