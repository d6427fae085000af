import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInStaff, TestBackOffice } from '../../fixtures/back-office.ts';
import { wellStocked } from '../../fixtures/catalogue.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';

/** A watch: it needs no hallmark, so each piece can go in a parcel of its own. */
const watch = wellStocked.find(({ RootCategory, Price }) => RootCategory === 'Watches' && Price < 10_000);

/** Looks at a screen on a phone and on a desktop, in both colours. */
async function expectToBeUsable(office: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await office.setViewportSize({ width, height: 900 });
    // The menu leaves a narrow window some frames after the window has changed.
    await expect(() => expectToFit(office)).toPass();
    for (const colorScheme of ['dark', 'light'] as const) {
      await office.emulateMedia({ colorScheme });
      await expect(office.locator(`html[data-${colorScheme}]`)).toBeAttached();
      await expectNoViolations(office);
    }
  }
}

async function addToPhoneOrder(office: Page, words: string, pieces: string): Promise<void> {
  await office.getByRole('combobox', { name: 'Find a product' }).fill(words);
  await office.getByRole('option').first().click();
  await office.getByLabel('Pieces', { exact: true }).fill(pieces);
  await office.getByRole('button', { name: 'Add', exact: true }).click();
}

test('support takes an order by phone, changes it, ships it in two parcels and prints their labels', async ({
  browser,
  checkout,
  payments,
  shop,
  store,
}) => {
  if (!watch) throw new Error('The catalogue has no watch.');
  const backOffice = await TestBackOffice.open(store);
  const office = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await signInStaff(office, backOffice.url, await backOffice.hire('support', 'Leela Support'));
    await office.getByRole('link', { name: 'Order by phone' }).click();
    await expect(office.getByRole('heading', { level: 1, name: 'Order by phone' })).toBeVisible();
    await expectToBeUsable(office);

    const link = await test.step('the order, its total, and its link', async () => {
      await office.getByLabel('Mobile').fill(`+91 9${randomInt(1e8, 1e9)}`);
      await expect(office.getByText('A new customer.')).toBeVisible();
      await office.getByLabel('Name', { exact: false }).first().fill('Asha Rao');
      await addToPhoneOrder(office, watch.ProductCode, '3');
      await office.getByLabel('Flat, house, building').fill('12 Church Street');
      await office.getByLabel('Pincode').fill('560001');
      await office.getByLabel('City').fill('Bengaluru');
      await office.getByRole('combobox', { name: 'State' }).click();
      await office.getByRole('option', { name: 'Delhi', exact: true }).click();
      const check = office.getByRole('button', { name: 'Check and show the total' });
      await check.click();
      await expect(office.getByRole('alert').filter({ hasText: 'The pincode is in Karnataka' })).toBeVisible();
      await office.getByRole('combobox', { name: 'State' }).click();
      await office.getByRole('option', { name: 'Karnataka' }).click();
      await check.click();
      await expect(office.getByRole('region', { name: 'Total' })).toContainText('3 ×');
      await expectToBeUsable(office);
      await office.getByRole('button', { name: 'Place the order' }).click();
      await expect(office.getByLabel('Payment link')).toHaveValue(/^http/);
      await expectToBeUsable(office);
      return new URL(await office.getByLabel('Payment link').inputValue());
    });
    await office.getByRole('link', { name: 'Open the order' }).click();
    await expect(office.getByRole('button', { name: 'Send the link again' })).toBeVisible();

    await test.step('the customer pays', async () => {
      await shop.open(link.pathname + link.search);
      await checkout.button(/with Razorpay$/).click();
      await payments.overlay.getByRole('button', { name: /^Pay ₹[\d,.]+$/ }).click();
      await expect(shop.heading('Thank you')).toBeVisible();
    });

    await test.step('one item fewer: the refund is shown before it is confirmed', async () => {
      await office.reload();
      await office.getByRole('button', { name: 'Edit order' }).click();
      await office.getByRole('form', { name: 'Edit order' }).getByRole('spinbutton').first().fill('2');
      await office.getByLabel('Reason').fill('You asked for two.');
      await office.getByRole('button', { name: 'See what it costs' }).click();
      await expect(office.getByRole('region', { name: 'What it costs' })).toContainText('Refund');
      await expectToBeUsable(office);
      await office.getByRole('button', { name: 'Confirm the change' }).click();
      await expect(office.getByText('1 cancelled')).toBeVisible();
    });

    await test.step('two parcels, each with a label', async () => {
      for (const [place, button] of ['Ship a part', 'Ship another parcel'].entries()) {
        await office.getByRole('button', { name: button }).click();
        const form = office.getByRole('form', { name: 'Ship a part' });
        await form.getByRole('spinbutton').first().fill('1');
        await form.getByLabel('Courier').fill('Blue Dart');
        await form.getByLabel('AWB (tracking number)').fill(`BD77889${place}`);
        if (place === 0) await expectToBeUsable(office);
        await form.getByRole('button', { name: 'Ship this parcel' }).click();
        const label = office.getByRole('link', { name: `Label of parcel ${place + 1}` });
        const href = (await label.getAttribute('href')) ?? '';
        const file = await office.request.get(new URL(href, backOffice.url).href);
        expect(file.headers()['content-type']).toBe('application/pdf');
      }
      const parcels = office.getByRole('region', { name: 'Parcels' });
      await parcels.getByRole('button', { name: 'Delivered' }).first().click();
      await expect(parcels.getByText(/, delivered /)).toBeVisible();
      await expectToBeUsable(office);
    });
  } finally {
    await office.close();
    await backOffice.close();
  }
});
