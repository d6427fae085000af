import { expect, test } from '@playwright/test';
import { expectSoundScreen } from '../../fixtures/back-office.ts';
import { EmptyShop } from '../../fixtures/empty-shop.ts';
import { VirtualAuthenticator } from '../../fixtures/virtual-authenticator.ts';

const PASSWORD = 'copper kettle morning';

test('a member of staff adds a passkey, signs in with it alone, and removes it', async ({ page }) => {
  const shop = await EmptyShop.open('localhost');
  try {
    const device = await VirtualAuthenticator.addTo(page);
    const passkeys = page.getByRole('region', { name: 'Passkeys' });
    const signOut = async () => {
      await page.goto(`${shop.url}/account`);
      await page.getByRole('button', { name: 'Sign out everywhere' }).click();
      await expect(page.getByRole('heading', { name: 'Sign in to the back office' })).toBeVisible();
    };

    await test.step('the owner adds one in their account', async () => {
      await page.goto(shop.ownerLink);
      await page.getByLabel('Your name').fill('Asha Mehta');
      await page.getByLabel('Email').fill('asha@acme.example');
      await page.getByLabel('New password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Create my account' }).click();
      await expect(page.getByText('1 of 6 steps are done')).toBeVisible();
      await page.goto(`${shop.url}/account`);
      await passkeys.getByLabel('Name of the passkey').fill('Work phone');
      await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
      await expect(page.getByText('The passkey is added.')).toBeVisible();
      await expect(passkeys.getByText('Work phone', { exact: true })).toBeVisible();
      expect(await device.passkeys()).toBe(1);
      await expectSoundScreen(page);
    });

    await test.step('the same device makes no second one', async () => {
      await passkeys.getByLabel('Name of the passkey').fill('Again');
      await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
      await expect(page.getByText('This device has a passkey for your account already.')).toBeVisible();
    });

    await test.step('a device that does not recognise the person opens nothing', async () => {
      await signOut();
      await device.recognises(false);
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await expect(page.getByRole('alert')).toContainText('No passkey was used');
      await expectSoundScreen(page);
      await device.recognises(true);
    });

    await test.step('the passkey signs in without email, password and code', async () => {
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await expect(page.getByText('1 of 6 steps are done')).toBeVisible();
    });

    await test.step('once removed, it opens the shop no more, and the password still does', async () => {
      await page.goto(`${shop.url}/account`);
      await expect(passkeys.getByText('Never')).toHaveCount(0);
      await passkeys.getByRole('button', { name: 'Remove Work phone' }).click();
      await passkeys.getByRole('button', { name: 'Really remove it?' }).click();
      await expect(page.getByText('Work phone is removed.')).toBeVisible();
      await signOut();
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await expect(page.getByRole('alert')).toContainText('This passkey does not open the shop.');
      await page.getByLabel('Email').fill('asha@acme.example');
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByText('1 of 6 steps are done')).toBeVisible();
    });
  } finally {
    await shop.close();
  }
});
