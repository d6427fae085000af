import { AddressForm } from '../../fixtures/address-form.ts';
import { Shopper } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ expectedProblems: /Failed to load resource|^status: (?:404|422)/ });

test('addresses can be saved, changed, selected and removed', async ({ shop, shopper, page }) => {
  await shopper.signIn('/myaccount/addresses');
  await expect(page.getByText('No saved addresses yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Add an address' }).click();
  await expect(page).toHaveURL('/myaccount/addresses/new');
  await shop.settled();
  const form = new AddressForm(page);

  // A pincode fills in city and state, but does not overwrite typed text.
  await form.field('Pincode').fill('560001');
  await expect(form.field('City or district')).toHaveValue('Bengaluru');
  await expect(form.state).toHaveValue('29');
  await form.field('City or district').fill('Whitefield');
  await form.field('Pincode').fill('110001');
  await expect(form.state).toHaveValue('07');
  await expect(form.field('City or district')).toHaveValue('Whitefield');

  await form.fill({ Pincode: '012345', 'Mobile number': '12' });
  await form.save();
  await expect(form.field('Pincode')).toHaveAccessibleDescription(/Pincodes in India do not begin with 0/);
  await expect(form.field('Mobile number')).toHaveAccessibleDescription(/Enter a 10-digit mobile number\./);
  await expect(form.field('Mobile number')).toBeFocused();

  await form.fill();
  await page.getByText('Add GST details').click();
  const gstin = form.field('GSTIN (optional)');
  await gstin.fill('27AAPFU0939F1ZV');
  await form.save();
  // A valid GSTIN, but of Maharashtra.
  await expect(gstin).toHaveAttribute('aria-invalid', 'true');
  await form.fill({ Pincode: '400001', 'City or district': 'Mumbai' }, 'Maharashtra');
  await gstin.fill('27AAPFU0939F1ZW');
  await form.save();
  // The field was invalid before, too, and nothing is sent again while a response is pending.
  await expect(page.getByRole('button', { name: 'Save address' })).toHaveAttribute('aria-busy', 'false');
  await expect(gstin).toHaveAttribute('aria-invalid', 'true');
  await gstin.fill('27aapfu0939f1zv');
  await form.save();
  await expect(page).toHaveURL('/myaccount/addresses?notice=address-saved');
  const cards = page.getByRole('list', { name: 'Addresses' }).getByRole('listitem');
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText('27AAPFU0939F1ZV');
  await expect(cards.first()).toContainText('Default');

  await shop.open('/myaccount/addresses/new');
  await shop.settled();
  await form.fill({ 'Full name': 'Ravi Rao' });
  await form.save();
  await expect(cards).toHaveCount(2);
  const second = cards.filter({ hasText: 'Ravi Rao' });
  await expect(second.getByText('Default', { exact: true })).toHaveCount(0);
  await second.getByRole('button', { name: 'Make default' }).click();
  await expect(page).toHaveURL(/notice=default-changed/);
  await expect(cards.first()).toContainText('Ravi Rao');
  await expect(cards.first().getByText('Default', { exact: true })).toBeVisible();

  await cards.first().getByRole('link', { name: 'Edit' }).click();
  await expect(form.field('Full name')).toHaveValue('Ravi Rao');
  await shop.settled();
  await form.field('Full name').fill('Ravi K Rao');
  await form.save();
  await expect(cards.first()).toContainText('Ravi K Rao');

  await cards.first().getByText('Remove', { exact: true }).click();
  await cards.first().getByRole('button', { name: 'Yes, remove' }).click();
  await expect(cards).toHaveCount(1);
  await expect(cards.first().getByText('Default', { exact: true })).toBeVisible();
});

test("another customer's address is answered like one that does not exist", async ({
  shop,
  shopper,
  page,
  anotherBrowser,
  store,
}) => {
  await shopper.signIn('/myaccount/addresses/new');
  await shop.settled();
  const form = new AddressForm(page);
  await form.fill();
  await form.save();
  await page.waitForURL(/notice=address-saved/);
  const href = (await page.getByRole('link', { name: 'Edit' }).getAttribute('href')) ?? '';
  expect((await page.goto(href))?.status()).toBe(200);

  const otherPage = await anotherBrowser();
  await new Shopper(otherPage, store.apiUrl).signIn();
  const texts: string[] = [];
  for (const path of [href, '/myaccount/addresses/11111111-2222-4333-8444-555555555555']) {
    const response = await otherPage.goto(path);
    expect(response?.status()).toBe(404);
    texts.push(await otherPage.getByRole('main').innerText());
  }
  expect(texts[1]).toBe(texts[0]);
  const id = href.split('/').at(-1);
  const send = (intent: string, which: string | undefined) =>
    otherPage.evaluate(
      async (fields) => {
        const response = await fetch('/api/account/addresses', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(fields),
        });
        return `${response.status} ${await response.text()}`;
      },
      { intent, id: which },
    );
  for (const intent of ['remove', 'default']) {
    const foreign = await send(intent, id);
    expect(foreign).toBe(await send(intent, '11111111-2222-4333-8444-555555555555'));
    expect(foreign).toMatch(/^404 /);
  }
  expect((await page.goto(href))?.status()).toBe(200);
});

test.describe('the address book without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused address form returns with the typed text, and an address can be removed', async ({
    shop,
    shopper,
    page,
  }) => {
    await shop.open('/myaccount/addresses/new');
    await shopper.requestCode();
    await shopper.digit(1).fill(await shopper.code());
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL('/myaccount/addresses/new');
    const form = new AddressForm(page);
    await form.fill({ Pincode: '12' });
    await form.save();
    await expect(form.field('Full name')).toHaveValue('Asha Rao');
    await expect(form.field('Pincode')).toHaveAccessibleDescription(/Enter a 6-digit pincode\./);
    await form.field('Pincode').fill('560 001');
    await form.save();
    await expect(page.getByText('Your address is saved.')).toBeVisible();
    await page.getByText('Remove', { exact: true }).click();
    await page.getByRole('button', { name: 'Yes, remove' }).click();
    await expect(page.getByText('No saved addresses yet.')).toBeVisible();
  });
});
