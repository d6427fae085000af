import { expect, test } from '../../fixtures/test.ts';

test('sign-in by keyboard only, from the mobile number to the account', async ({ shop, shopper, page }) => {
  await shop.open('/users/sign_in');
  await expect(shop.heading('Sign in')).toBeVisible();
  await shop.settled();
  await shopper.number.focus();
  await page.keyboard.type(shopper.mobile);
  await page.keyboard.press('Enter');
  await expect(shopper.digit(1)).toBeFocused();
  await expect(shopper.boxes).toHaveCount(4);
  const code = await shopper.code();
  await page.keyboard.type(code.slice(0, 2));
  await expect(shopper.digit(3)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(shopper.digit(2)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Backspace');
  await expect(shopper.digit(2)).toBeFocused();
  await page.keyboard.type(code.slice(1));
  await expect(page).toHaveURL('/myaccount');
});
