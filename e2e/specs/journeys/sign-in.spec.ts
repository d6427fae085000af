import type { Page } from '@playwright/test';
import { IN_REST } from '../../fixtures/devices.ts';
import { newMobile } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ expectedProblems: /Failed to load resource|^status: (?:422|429)/ });

const SIGN_IN = '/users/sign_in';
/** Returns a code that differs from the one that was sent. */
const otherThan = (code: string) => (code === '1111' ? '2222' : '1111');

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((value) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', value);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

test('sign-in by pasting the code; characters other than digits are ignored', async ({ shop, shopper, page }) => {
  await shop.open(SIGN_IN);
  await shop.settled();
  await shopper.requestCode();
  const code = await shopper.code();
  await shopper.boxes.first().focus();
  await paste(page, 'abcd');
  await expect(shopper.digit(1)).toHaveValue('');
  await paste(page, ` ${code} `);
  await expect(page).toHaveURL('/myaccount');
});

test('a wrong code is reported at the boxes, and five of them lock the sign-in', async ({ shop, shopper, page }) => {
  await shop.open(SIGN_IN);
  await shop.settled();
  await shopper.requestCode();
  const code = await shopper.code();
  for (const triesLeft of ['4 tries', '3 tries', '2 tries', '1 try']) {
    await shopper.type(otherThan(code));
    await expect(page.getByText(`That code is not correct. ${triesLeft} left.`)).toBeVisible();
    await expect(shopper.boxes.first()).toBeFocused();
    await expect(shopper.boxes.first()).toHaveValue('');
  }
  await shopper.type(otherThan(code));
  await expect(page.getByText('Too many wrong codes. Try again in 15 minutes.', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Too many wrong codes/)).toBeFocused();
  for (const box of await shopper.boxes.all()) await expect(box).toBeDisabled();
  for (const name of ['Verify', 'Resend code']) await expect(page.getByRole('button', { name })).toBeDisabled();
  // The right code is refused now, too, however it is sent.
  const status = await page.evaluate(async (fields) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/sign-in', { method: 'POST', headers, body: JSON.stringify({ digit1: fields }) })).status;
  }, code);
  expect(status).toBe(429);
  // A newly loaded page shows the lock, too.
  await shop.open(SIGN_IN);
  await expect(page.getByText(/^Too many wrong codes/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verify' })).toBeDisabled();
  await shop.open('/myaccount');
  await expect(page).toHaveURL(`${SIGN_IN}?next=%2Fmyaccount`);
});

test(
  'another code can be requested after half a minute, and replaces the previous one',
  IN_REST,
  async ({ shop, shopper, store, page }) => {
    await page.clock.install();
    await shop.open(SIGN_IN);
    await shop.settled();
    await shopper.requestCode();
    const first = await shopper.code();
    const resend = page.getByRole('button', { name: 'Resend code' });
    await expect(resend).toBeDisabled();
    await page.clock.fastForward(31_000);
    await expect(resend).toBeEnabled();
    // The browser's clock was advanced, but not the server's.
    await resend.click();
    await expect(page.getByText(/^You have requested too many codes\. Try again in \d+ seconds?\.$/)).toBeVisible();

    store.clearLimits();
    await resend.click();
    // New boxes replace the previous ones.
    await expect(page.getByText(/^We sent another code/)).toBeVisible();
    const second = await shopper.code(2);
    await page.clock.runFor(1000);
    if (first !== second) {
      await shopper.type(first);
      await expect(page.getByText(/^That code is not correct/)).toBeVisible();
    }
    await shopper.type(second);
    await expect(page).toHaveURL('/myaccount');
  },
);

test('Back leads from the code to the mobile number, Forward to the code', async ({ shop, shopper, page }) => {
  await shop.open('/');
  await shop.open(SIGN_IN);
  await shop.settled();
  await shopper.requestCode();
  await page.goBack();
  await expect(shopper.number).toBeFocused();
  await page.goForward();
  await expect(shopper.boxes.first()).toBeFocused();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a second tab that requests the same code leads to its boxes', IN_REST, async ({ shop, shopper, page }) => {
  await shop.open(SIGN_IN);
  await shop.settled();
  const other = await page.context().newPage();
  await other.goto(SIGN_IN);
  await shopper.requestCode();
  await other.getByRole('textbox', { name: 'Mobile number' }).fill(shopper.mobile);
  await other.getByRole('button', { name: 'Send code' }).click();
  await expect(other.getByText(/a moment ago\. Enter it here\.$/)).toBeVisible();
  await other.getByRole('textbox', { name: 'Digit 1' }).fill(await shopper.code());
  await expect(other).toHaveURL('/myaccount');
});

test('the mobile number can be changed', async ({ shop, shopper, page }) => {
  await shop.open(SIGN_IN);
  await shop.settled();
  await shopper.number.fill(newMobile());
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(shopper.boxes.first()).toBeVisible();
  await page
    .getByRole('link', { name: 'Change number' })
    .or(page.getByRole('button', { name: 'Change number' }))
    .click();
  await shopper.requestCode();
  await shopper.type(await shopper.code());
  await expect(page).toHaveURL('/myaccount');
});

test('an expired code is reported as expired', IN_REST, async ({ shop, shopper, store, page }) => {
  await shop.open(SIGN_IN);
  await shop.settled();
  await shopper.requestCode();
  const code = await shopper.code();
  store.change('update one_time_codes set expires_at = 1 where recipient = ?', shopper.mobile);
  await shopper.type(code);
  await expect(page.getByText('This code has expired. Request a new one.')).toBeVisible();
});

test(
  'a mobile number is accepted in any usual spelling, and invalid ones are refused',
  IN_REST,
  async ({ shop, shopper, page }) => {
    await shop.open(SIGN_IN);
    await shop.settled();
    for (const wrong of ['', '12345', '5123456789', '98765432101', 'asha@example.com']) {
      await shopper.number.fill(wrong);
      await page.getByRole('button', { name: 'Send code' }).click();
      await expect(shopper.number).toHaveAccessibleDescription(/Enter a 10-digit mobile number\./);
      await expect(shopper.number).toBeFocused();
    }
    const { mobile } = shopper;
    await shopper.requestCode(`+91 ${mobile.slice(0, 5)}-${mobile.slice(5)}`);
    await shopper.type(await shopper.code());
    await expect(page).toHaveURL('/myaccount');
  },
);

test('after the sign-in the shopper reaches the requested page', async ({ shop, shopper, page }) => {
  await shop.open('/myaccount/addresses');
  await expect(page).toHaveURL(/\/users\/sign_in\?next=%2Fmyaccount%2Faddresses$/);
  await shop.settled();
  await shopper.requestCode();
  await shopper.type(await shopper.code());
  await expect(page).toHaveURL('/myaccount/addresses');
});

test(
  'neither the sign-in page nor its forms redirect off the store',
  IN_REST,
  async ({ shop, shopper, store, page, anotherBrowser }) => {
    const targets = ['//evil.example', 'https://evil.example/x', '/\\evil.example', '/\t/evil.example', 'javascript:1'];
    await shop.open(`${SIGN_IN}?${new URLSearchParams({ next: targets[0] ?? '' })}`);
    await shop.settled();
    await shopper.requestCode();
    await shopper.type(await shopper.code());
    await expect(page).toHaveURL('/myaccount');
    for (const next of targets) {
      store.clearLimits();
      expect(await shopper.at(await anotherBrowser()).signInByRequest(next), next).toBe('/myaccount');
    }
  },
);

test(
  'known and unknown mobile numbers get the same answer',
  IN_REST,
  async ({ shop, shopper, store, page, anotherBrowser }) => {
    await shopper.signIn();
    store.clearLimits();
    const texts: string[] = [];
    for (const mobile of [shopper.mobile, newMobile()]) {
      const other = await anotherBrowser();
      await other.goto(SIGN_IN);
      await other.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
      await other.getByRole('button', { name: 'Send code' }).click();
      // Scripts set the focus; by then the countdown to another code is shown, too.
      await expect(other.getByRole('textbox', { name: 'Digit 1', exact: true })).toBeFocused();
      const text = await other.getByRole('main').innerText();
      texts.push(text.replace(/[\d\s+]+/g, ' '));
    }
    expect(texts[1]).toBe(texts[0]);
    await expect(shop.heading()).toBeVisible();
    await expect(page).toHaveURL('/myaccount');
  },
);

test('the code boxes are 50, 40 and 30 pixels wide', IN_REST, async ({ shop, shopper, page }) => {
  await shop.open(SIGN_IN);
  await shop.settled();
  await shopper.requestCode();
  for (const [window, box] of [
    [1440, 50],
    [768, 50],
    [767, 40],
    [421, 40],
    [420, 30],
    [320, 30],
  ] as const) {
    await page.setViewportSize({ width: window, height: 844 });
    await expect.poll(async () => (await shopper.digit(4).boundingBox())?.width, `at ${window}`).toBe(box);
  }
});

test.describe('sign-in without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('forms alone lead to the account, with errors shown on the way', async ({ shop, shopper, page }) => {
    await shop.open('/myaccount/privacy');
    await expect(shop.heading('Sign in')).toBeVisible();
    await shopper.number.fill('12345');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(shopper.number).toHaveValue('12345');
    await expect(shopper.number).toHaveAccessibleDescription(/Enter a 10-digit mobile number\./);
    await shopper.requestCode(`0${shopper.mobile}`);
    const code = await shopper.code();
    const fill = async (digits: string) => {
      for (const [index, digit] of [...digits].entries()) await shopper.digit(index + 1).fill(digit);
      await page.getByRole('button', { name: 'Verify' }).click();
    };
    await fill(otherThan(code));
    await expect(page.getByText('That code is not correct. 4 tries left.')).toBeVisible();
    await expect(shopper.digit(1)).toHaveValue('');
    await fill(code);
    await expect(page).toHaveURL('/myaccount/privacy');
  });

  test('the first box accepts a whole code', async ({ shop, shopper, page }) => {
    await shop.open(SIGN_IN);
    await shopper.requestCode();
    await shopper.digit(1).fill(await shopper.code());
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL('/myaccount');
  });
});
