import { signInStaff } from '../../fixtures/back-office.ts';
import { wellStocked } from '../../fixtures/catalogue.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';

/** A watch: it has a serial number and needs no hallmark. */
const watch = wellStocked.find(({ RootCategory, Price }) => RootCategory === 'Watches' && Price < 10_000);
const SCRIPT = '<img src=x onerror="document.title=1">';

test.use({ waitsForHydration: false });

test('a packer finds an order on a phone, packs it, prints its slip and ships it', async ({
  office,
  page,
  checkout,
}) => {
  if (!watch) throw new Error('The catalogue has no watch.');
  await checkout.prepare(watch);
  const fields = { ...(await checkout.orderFields('cash-on-delivery')), giftMessage: SCRIPT };
  expect(await checkout.send('order', fields)).toMatchObject({ ok: true });
  const [number = ''] = await checkout.orderNumbers();
  await signInStaff(page, office.url, await office.hire('packer', 'Ravi Packer'));
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expectNoViolations(page);
  await expectToFit(page);

  await test.step('the menu shows what the role can use', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: 'Stock', exact: true })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Reports' })).toHaveCount(0);
    await menu.getByRole('link', { name: 'Orders' }).click();
  });

  await test.step('one key finds the order', async () => {
    await expect(page.getByRole('list', { name: 'Orders' })).toContainText(number);
    await expectNoViolations(page);
    await expectToFit(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search everything' }).fill(number);
    await page.getByRole('option', { name: number }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
    await expectNoViolations(page);
    await expectToFit(page);
  });

  await test.step('pack, slip, ship', async () => {
    await page.getByRole('button', { name: 'Pack', exact: true }).click();
    await page.getByRole('textbox', { name: 'Serial number' }).first().fill('SN-778899');
    await page.getByRole('button', { name: 'Mark as packed' }).click();
    await expect(page.getByText('Packed', { exact: true }).first()).toBeVisible();
    const href = await page.getByRole('link', { name: 'Packing slip' }).getAttribute('href');
    const slip = await page.request.get(new URL(href ?? '', office.url).href);
    expect(slip.headers()['content-type']).toBe('application/pdf');
    await page.getByRole('button', { name: 'Ship', exact: true }).click();
    await page.getByLabel('Courier').fill('Blue Dart');
    await page.getByRole('textbox', { name: 'AWB (tracking number)' }).fill('BD778899');
    await page.getByRole('button', { name: 'Mark as shipped' }).click();
    await expect(page.getByRole('link', { name: 'BD778899' }).or(page.getByText('BD778899')).first()).toBeVisible();
    await expect(page.getByText('Ravi Packer').first()).toBeVisible();
    await expectNoViolations(page);
    await expectToFit(page);
  });

  await test.step('what a shopper wrote is text', async () => {
    await expect(page.getByText(SCRIPT, { exact: false })).toBeVisible();
    expect(await page.title()).toContain(number);
  });
});
