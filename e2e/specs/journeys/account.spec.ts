import { readFile } from 'node:fs/promises';
import { IN_REST } from '../../fixtures/devices.ts';
import { readOutbox } from '../../fixtures/outbox.ts';
import { expectClosed, PERSONAL_PAGES } from '../../fixtures/personal-pages.ts';
import { cookieHeader } from '../../fixtures/session-cookies.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ expectedProblems: /Failed to load resource|^status: (?:404|422)/ });

for (const path of PERSONAL_PAGES) {
  test(`${path} redirects a guest to the sign-in, and is not cacheable`, IN_REST, async ({ store }) => {
    await expectClosed(store.url + path);
  });
}

test('the account data requires a sign-in', async ({ request }) => {
  const response = await request.get('/api/account/data', { maxRedirects: 0 });
  expect(response.status()).toBe(303);
  expect(response.headers().location).toMatch(/^\/users\/sign_in/);
});

test('the account can be reached by its links, and its profile can be saved', async ({ shop, shopper, page }) => {
  await shopper.signIn();
  await expect(shop.heading('Profile')).toBeVisible();
  await expect(page.getByText(`+91 ${shopper.mobile.slice(0, 5)} ${shopper.mobile.slice(5)}`)).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'My Account' });
  await expect(navigation.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
  await expect(navigation.getByRole('link', { name: 'Wishlist' })).toHaveCount(0);

  await page.getByRole('textbox', { name: 'Full name' }).fill('Asha Rao');
  const email = page.getByRole('textbox', { name: 'Email (optional)' });
  await email.fill('asha@');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('asha@example.com');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  await page.reload();
  await expect(email).toHaveValue('asha@example.com');
  await expect(page.getByText('Welcome, Asha Rao.')).toBeVisible();

  await navigation.getByRole('link', { name: 'Orders' }).click();
  await expect(shop.heading('Orders')).toBeVisible();
  await expect(page.getByText('You have no orders yet.')).toBeVisible();
  await shop.open('/myaccount/myaccount-order');
  await expect(page).toHaveURL('/myaccount/order-list');
});

test('consent to messages is given and withdrawn in the same way', async ({ shop, shopper, page }) => {
  await shopper.signIn('/myaccount/privacy');
  await shop.settled();
  const offers = page.getByRole('checkbox', { name: 'Offers by SMS' });
  await expect(offers).not.toBeChecked();
  await offers.check();
  await page.getByRole('button', { name: 'Save choices' }).click();
  await expect(page.getByText('Agreed on')).toHaveCount(1);
  await page.reload();
  await expect(offers).toBeChecked();
  await offers.uncheck();
  await page.getByRole('button', { name: 'Save choices' }).click();
  await expect(page.getByText('Declined on')).toHaveCount(2);
});

test('a customer can download all stored personal data', async ({ shopper, page }) => {
  await shopper.signIn('/myaccount/privacy');
  const begun = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const download = await begun;
  expect(download.suggestedFilename()).toBe('my-data.json');
  const data = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(data)).toBeTruthy();
  expect(data).toContain(shopper.mobile);
  for (const code of await shopper.codes()) {
    // The digits of a code may also begin a date or a longer number.
    expect(data).not.toMatch(new RegExp(`"${code}\\b(?!-)`));
  }
});

test(
  'signing out everywhere ends the session of the other device, too',
  IN_REST,
  async ({ shop, shopper, store, page, context, anotherBrowser }) => {
    await shopper.signIn();
    const held = cookieHeader(await context.cookies());
    // A page that notices the end of its session navigates by itself; here the store has to refuse.
    await page.goto('about:blank');
    store.clearLimits();
    const other = await anotherBrowser();
    await shopper.at(other).signIn('/myaccount/privacy');
    await expect(other.getByText('This device', { exact: true })).toBeVisible();
    await expect(other.getByText('Another device', { exact: true })).toHaveCount(1);
    await other.getByRole('button', { name: 'Sign out everywhere' }).click();
    await other.waitForURL('/');

    await shop.open('/myaccount');
    await expect(page).toHaveURL('/users/sign_in?next=%2Fmyaccount');
    for (const path of PERSONAL_PAGES) await expectClosed(store.url + path, { cookie: held, hides: shopper.mobile });
  },
);

test('an account is deleted with a code, and its number starts a new one', async ({
  shop,
  shopper,
  store,
  page,
  context,
}) => {
  await shopper.signIn();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Asha Rao');
  await page.getByRole('textbox', { name: 'Email (optional)' }).fill(`${shopper.mobile}@example.com`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  store.clearLimits();
  await shop.open('/myaccount/privacy');
  await page.getByRole('link', { name: 'Delete my account' }).click();
  await expect(shop.heading('Delete my account')).toBeVisible();
  await shop.settled();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(shopper.boxes.first()).toBeVisible();
  const code = await shopper.code(2);
  await shopper.type(code === '1111' ? '2222' : '1111');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText(/^That code is not correct/)).toBeVisible();
  // The focus is set after the message, and would interrupt the typing.
  await expect(shopper.boxes.first()).toBeFocused();
  await shopper.type(code);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('We have deleted your account and signed you out.')).toBeVisible();
  await expect(page.getByText(shopper.mobile.slice(5))).toHaveCount(0);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('CustStatusID');
  await expect
    .poll(async () => (await readOutbox(store.apiUrl, `${shopper.mobile}@example.com`)).map(({ kind }) => kind))
    .toContain('account-deleted');

  store.clearLimits();
  await page.goto('/users/sign_in');
  await shop.settled();
  const before = (await shopper.codes()).length;
  await shopper.requestCode();
  await shopper.type(await shopper.code(before + 1));
  await expect(page).toHaveURL('/myaccount');
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('');
});

test.describe('/forgotpassword', IN_REST, () => {
  test('/forgotpassword is for guests only', async ({ shop, shopper, page }) => {
    await shop.open('/forgotpassword');
    await expect(shop.heading('You do not need a password')).toBeVisible();
    await shopper.signIn();
    await shop.open('/forgotpassword');
    await expect(page).toHaveURL('/users/sign_in');
    await expect(shop.heading('You are signed in')).toBeVisible();
  });

  test('/forgotpassword opens a request with a code sent to the email address, known or not', async ({
    shop,
    shopper,
    store,
    page,
  }) => {
    const email = `${shopper.mobile}@example.com`;
    await shop.open('/forgotpassword');
    await shop.settled();
    await page.getByRole('textbox', { name: 'Email address of your account' }).fill(email);
    await page.getByRole('textbox', { name: 'Mobile number to call you on' }).fill('98');
    await page.getByRole('button', { name: 'Send code' }).click();
    const mobile = page.getByRole('textbox', { name: 'Mobile number to call you on' });
    await expect(mobile).toHaveAccessibleDescription(/Enter a 10-digit mobile number\./);
    await mobile.fill(`+91 ${shopper.mobile}`);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(shopper.boxes.first()).toBeVisible();
    const message = async () => (await readOutbox(store.apiUrl, email)).find(({ kind }) => kind === 'code');
    await expect.poll(message).toBeTruthy();
    await shopper.type(/\b\d{4}\b/.exec((await message())?.body ?? '')?.[0] ?? '');
    await page.getByRole('button', { name: 'Request a call' }).click();
    await expect(page.getByText(/Your request number is SR-/)).toBeVisible();
  });
});

test(
  'the link of a password reset email ends every session once its button is pressed',
  IN_REST,
  async ({ shop, shopper, store, page, context, anotherBrowser }) => {
    const email = `${shopper.mobile}@example.com`;
    await shopper.signIn();
    await page.getByRole('textbox', { name: 'Email (optional)' }).fill(email);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    store.clearLimits();
    const otherPage = await anotherBrowser();
    await shopper.at(otherPage).signIn();
    const notice = async () => (await readOutbox(store.apiUrl, email)).find(({ kind }) => kind === 'sign-in-notice');
    await expect.poll(notice).toBeTruthy();
    const link = /https?:\/\/\S+\/passwordreset\?token=[\w-]+/.exec((await notice())?.body ?? '')?.[0] ?? '';
    await page.goto(link);
    await expect(shop.heading('Was this not you?')).toBeVisible();
    expect((await otherPage.goto('/myaccount'))?.url()).toMatch(/\/myaccount$/);
    // A page that notices the end of its session navigates by itself; here the store has to refuse.
    await otherPage.goto('about:blank');
    await page.getByRole('main').getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByText(/^You are signed out on every device/)).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('CustStatusID');
    await otherPage.goto('/myaccount');
    await expect(otherPage).toHaveURL('/users/sign_in?next=%2Fmyaccount');
    await page.goto(link);
    await expect(shop.heading('This link no longer works')).toBeVisible();
  },
);

test.describe('the account without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('profile and consent choices are saved without JavaScript', async ({ shop, shopper, page }) => {
    await shop.open('/myaccount');
    await shopper.requestCode();
    await shopper.digit(1).fill(await shopper.code());
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL('/myaccount');
    await page.getByRole('textbox', { name: 'Email (optional)' }).fill('asha@');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Email (optional)' })).toHaveValue('asha@');
    await expect(page.getByRole('textbox', { name: 'Email (optional)' })).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('textbox', { name: 'Email (optional)' }).fill('asha@example.com');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await page.getByRole('link', { name: 'Privacy and data' }).first().click();
    await page.getByRole('checkbox', { name: 'Offers by email' }).check();
    await page.getByRole('button', { name: 'Save choices' }).click();
    await expect(page.getByText('Agreed on')).toHaveCount(1);
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Sign Out' })
      .or(page.getByRole('button', { name: 'Sign out everywhere' }))
      .first()
      .click();
    await expect(page).toHaveURL('/');
    await shop.open('/myaccount');
    await expect(shop.heading('Sign in')).toBeVisible();
  });
});
