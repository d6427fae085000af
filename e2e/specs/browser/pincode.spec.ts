import type { Locator, Page } from '@playwright/test';
import { sized, wellStocked } from '../../fixtures/catalogue.ts';
import { menuOf, openMenu } from '../../fixtures/mobile-menu.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';

const [watch = sized] = wellStocked;

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Your pincode', exact: true });

/** The room of an element in the page's layout, whatever animation is under way. */
const layoutOf = (element: Locator): Promise<number[]> =>
  element.evaluate((node: HTMLElement) => [node.offsetLeft, node.offsetTop, node.offsetWidth, node.offsetHeight]);

/** The control with this text: in the header, on a phone in its menu. */
async function control(page: Page, isMobile: boolean, name: string): Promise<Locator> {
  if (isMobile && !(await menuOf(page).isVisible())) await openMenu(page);
  const found = (isMobile ? menuOf(page) : page.getByRole('banner')).getByRole('link', { name, exact: true });
  await expect(found).toBeVisible();
  return found;
}

test.describe('a pincode in the header', () => {
  test.use({ expectedProblems: /\b422\b/ });

  test('a pincode given once is shown on every page, answers on products, is changed there and forgotten', async ({
    shop,
    page,
    shopper,
    isMobile,
  }) => {
    await shop.open('/watches');
    await shop.settled();
    const neutral = await control(page, isMobile, 'Choose your pincode');
    const room = await layoutOf(neutral);
    await neutral.click();
    const dialog = dialogOf(page);
    const field = dialog.getByRole('textbox', { name: 'Pincode' });
    await expect(field).toBeFocused();
    for (const [wrong, message] of [
      ['12', 'Pincode must be 6 digits'],
      ['999999', 'We do not deliver to this pincode.'],
    ] as const) {
      await field.fill(wrong);
      await field.press('Enter');
      await expect(field).toHaveAccessibleDescription(message);
    }
    await expectNoViolations(page);
    await field.fill('302001');
    await dialog.getByRole('button', { name: 'Use this pincode' }).click();
    await expect(dialog).toBeHidden();
    const chosen = await control(page, isMobile, 'Deliver to 302001');
    await expect(chosen).toBeFocused();
    // Both texts have the same room, so that nothing moves when the script puts the pincode in.
    expect(await layoutOf(chosen)).toEqual(room);

    // The product says its day by itself.
    await shop.openProduct(watch.ProductCode);
    const main = page.getByRole('main');
    await expect(main.getByText(/^Delivery to Jaipur 302001 /)).toBeVisible();
    await expect(main.getByText(/12-15/)).toBeHidden();
    await main.getByRole('textbox', { name: 'Pincode' }).fill('560001');
    await main.getByRole('button', { name: 'Check delivery' }).click();
    await expect(main.getByText(/^Delivery to Bengaluru 560001 /)).toBeVisible();
    await expectNoViolations(page);
    // A choice in the dialog is answered on the page behind it.
    await (await control(page, isMobile, 'Deliver to 560001')).click();
    await expect(field).toHaveValue('560001');
    await field.fill('302001');
    await field.press('Enter');
    await expect(dialog).toBeHidden();
    if (isMobile) await menuOf(page).getByRole('button', { name: 'Close menu' }).click();
    await expect(main.getByText(/^Delivery to Jaipur 302001 /)).toBeVisible();

    // A new address begins with it, and so with its city.
    await shopper.signInByRequest();
    await shop.open('/myaccount/addresses/new');
    await expect(page.getByRole('textbox', { name: 'Pincode' })).toHaveValue('302001');
    await expect(page.getByRole('textbox', { name: 'City or district' })).toHaveValue('Jaipur');

    await shop.openProduct(sized.ProductCode);
    await expect(main.getByText(/^Delivery to Jaipur 302001 /)).toBeVisible();
    await main.getByRole('button', { name: 'Remove pincode' }).click();
    await expect(main.getByText(/12-15/)).toBeVisible();
    await expect(main.getByRole('textbox', { name: 'Pincode' })).toHaveValue('');
    await control(page, isMobile, 'Choose your pincode');
    await shop.open('/myaccount/addresses/new');
    await expect(page.getByRole('textbox', { name: 'Pincode' })).toHaveValue('');
  });
});

test('a list says the delivery day for a pincode that is chosen there, and nothing moves', async ({ shop, page }) => {
  await shop.open('/watches');
  await shop.settled();
  const main = page.getByRole('main');
  const first = main.getByRole('article').first();
  const top = await first.evaluate((card: HTMLElement) => card.getBoundingClientRect().top);
  await main.getByRole('link', { name: 'Choose your pincode for delivery dates' }).click();
  await dialogOf(page).getByRole('textbox', { name: 'Pincode' }).fill('302001');
  await dialogOf(page).getByRole('button', { name: 'Use this pincode' }).click();
  const answer = main.getByRole('link', { name: /^Delivery to 302001 by \w{3} \d+ \w{3} ?Change$/ });
  await expect(answer).toBeFocused();
  expect(await first.evaluate((card: HTMLElement) => card.getBoundingClientRect().top)).toBe(top);
  await expectToFit(page);
  await expectNoViolations(page);
  // The next list says it by itself, and a search does.
  for (const path of ['/jewellery', '/search?q=gold+ring']) {
    await shop.open(path);
    await expect(answer).toBeVisible();
  }
});

test.describe('a pincode without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the control leads to a page that keeps a pincode, shows it, and forgets it', async ({
    shop,
    page,
    isMobile,
  }) => {
    await shop.open('/watches');
    await (await control(page, isMobile, 'Choose your pincode')).click();
    await expect(shop.heading('Your pincode')).toBeVisible();
    const field = page.getByRole('main').getByRole('textbox', { name: 'Pincode' });
    await field.fill('12');
    await field.press('Enter');
    await expect(page).toHaveURL('/pincode?refused=pincode');
    await expect(field).toHaveAccessibleDescription('Pincode must be 6 digits');
    await expect(field).toHaveValue('12');
    await field.fill('302 001');
    await page.getByRole('button', { name: 'Use this pincode' }).click();
    await expect(page).toHaveURL('/pincode');
    await expect(page.getByRole('main').getByText('Deliver to 302001')).toBeVisible();
    await expectToFit(page);
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(field).toHaveValue('');
    await expect(page.getByRole('main').getByText('Deliver to 302001')).toBeHidden();
  });
});
