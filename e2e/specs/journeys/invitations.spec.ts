import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { IN_REST } from '../../fixtures/devices.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { newMobile, Shopper } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({
  expectedProblems: /Failed to load resource|^status: 422/,
  storeSettings: { INVITATIONS_FILE: join(import.meta.dirname, '../../fixtures/invitations.json') },
});

/**
 * Returns the URL on a host of the private sale; browsers resolve every name below `localhost` to this
 * machine.
 */
const onPrivateSale = (url: string) => url.replace('//127.0.0.1:', '//ff2.localhost:');
const SIGN_IN_PAGE = '/user-access?next=%2Fwatches%3Fsort%3Dnewest';

async function giveInvitation(page: Page, mobile: string, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Invited mobile' }).fill(mobile);
  await page.getByRole('textbox', { name: 'Invitation code' }).fill(code);
  await page.getByRole('button', { name: 'Use invitation' }).click();
}

const refusal = (page: Page) => page.getByText('This mobile number and code do not match. Please check both.').last();

/**
 * Enters a wrong and then the right invitation, starting from a requested URL; `onWrong` checks the page in
 * between.
 */
async function comeInByInvitation(
  page: Page,
  url: string,
  { mobile, code }: { mobile: string; code: string },
  onWrong: () => Promise<void> = async () => undefined,
): Promise<void> {
  await page.goto(`${url}${SIGN_IN_PAGE}`);
  await giveInvitation(page, mobile, 'DIWALI-0000');
  await expect(refusal(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Invitation code' })).toHaveAccessibleDescription(/4 tries left/);
  await expect(page.getByRole('textbox', { name: 'Invited mobile' })).toHaveValue(mobile);
  await onWrong();
  await giveInvitation(page, mobile, code);
  await expect(page).toHaveURL(`${url}/watches?sort=newest`);
}

test('an invitation opens the private sale at the requested page, and an admitted guest continues directly', async ({
  page,
  store,
}) => {
  const url = onPrivateSale(store.url);
  await comeInByInvitation(page, url, { mobile: '98111 00001', code: 'diwali 7k2m 9qxp' }, () =>
    expectNoViolations(page),
  );
  await page.goto(`${url}${SIGN_IN_PAGE}`);
  await expect(page).toHaveURL(`${url}/watches?sort=newest`);
});

test('a one-time code opens the private sale, too', async ({ page, store }) => {
  const url = onPrivateSale(store.url);
  const guest = new Shopper(page, store.apiUrl, '9811100003');
  await page.goto(`${url}${SIGN_IN_PAGE}`);
  await guest.requestCode();
  await expect(guest.digit(1)).toBeFocused();
  await expectNoViolations(page);
  await guest.type(await guest.code());
  await expect(page).toHaveURL(`${url}/watches?sort=newest`);
});

test('a mobile that is not invited gets the same answer, but no code', IN_REST, async ({ page, store, shopper }) => {
  const url = onPrivateSale(store.url);
  await page.goto(`${url}/user-access`);
  for (const [index, mobile] of [newMobile(), '9811100006'].entries()) {
    await giveInvitation(page, mobile, 'DIWALI-C9EH-4LQW');
    // The second answer takes the focus, too, so nothing is typed before it is shown.
    await expect(refusal(page)).toContainText(`${4 - index} tries left`);
    await expect(page.getByRole('textbox', { name: 'Invitation code' })).toBeFocused();
  }
  await shopper.requestCode();
  await shopper.type('0000');
  await expect(page.getByText('That code is not correct. 4 tries left.')).toBeVisible();
  expect(await shopper.codes()).toEqual([]);
  await expect(page).toHaveURL(`${url}/user-access`);
});

test('both sign-in methods are visible at the private sale in every window', IN_REST, async ({ page, store }) => {
  await page.goto(`${onPrivateSale(store.url)}/user-access`);
  await expect(page.getByRole('heading', { level: 1, name: 'Private sale' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Enter your invitation code' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'No invitation code?' })).toBeVisible();
  await expectNoViolations(page);
  await expectToFit(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectToFit(page);
});

test.describe("the private sale's invitations without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test('an invitation opens the private sale without JavaScript', ({ page, store }) =>
    comeInByInvitation(page, onPrivateSale(store.url), { mobile: '98111 00002', code: 'DIWALI-4TW8-HB3C' }));

  test(
    'a one-time code opens the private sale without JavaScript, after a wrong one',
    IN_REST,
    async ({ page, store }) => {
      const url = onPrivateSale(store.url);
      const guest = new Shopper(page, store.apiUrl, '9811100004');
      await page.goto(`${url}${SIGN_IN_PAGE}`);
      await guest.requestCode();
      const code = await guest.code();
      await guest.digit(1).fill(code === '0000' ? '1111' : '0000');
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(page.getByText('That code is not correct. 4 tries left.')).toBeVisible();
      await guest.digit(1).fill(code);
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(page).toHaveURL(`${url}/watches?sort=newest`);
    },
  );
});
