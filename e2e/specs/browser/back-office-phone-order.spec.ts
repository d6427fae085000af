import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInStaff } from '../../fixtures/back-office.ts';
import { wellStocked } from '../../fixtures/catalogue.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';

/** A watch: it needs no hallmark, so each piece can go in a parcel of its own. */
const watch = wellStocked.find(({ RootCategory, Price }) => RootCategory === 'Watches' && Price < 10_000);

/** Looks at a screen on a phone and on a desktop, in both colours. */
async function expectToBeUsable(desk: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await desk.setViewportSize({ width, height: 900 });
    await expectToFit(desk);
    for (const colorScheme of ['dark', 'light'] as const) {
      await desk.emulateMedia({ colorScheme });
      await expect(desk.locator(`html[data-${colorScheme}]`)).toBeAttached();
      await expectNoViolations(desk);
    }
  }
}

async function addToPhoneOrder(desk: Page, words: string, pieces: string): Promise<void> {
  await desk.getByRole('combobox', { name: 'Find a product' }).fill(words);
  await desk.getByRole('option').first().click();
  await desk.getByLabel('Pieces', { exact: true }).fill(pieces);
  await desk.getByRole('button', { name: 'Add', exact: true }).click();
}

test('support takes an order by phone, changes it, ships it in two parcels and prints their labels', async ({
  browser,
  checkout,
  office,
  payments,
  shop,
}) => {
  if (!watch) throw new Error('The catalogue has no watch.');
  const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await signInStaff(desk, office.url, await office.hire('support', 'Leela Support'));
    await desk.getByRole('link', { name: 'Order by phone' }).click();
    await expect(desk.getByRole('heading', { level: 1, name: 'Order by phone' })).toBeVisible();
    await expectToBeUsable(desk);

    const link = await test.step('the order, its total, and its link', async () => {
      await desk.getByLabel('Mobile').fill(`+91 9${randomInt(1e8, 1e9)}`);
      await expect(desk.getByText('A new customer.')).toBeVisible();
      await desk.getByLabel('Name', { exact: false }).first().fill('Asha Rao');
      await addToPhoneOrder(desk, watch.ProductCode, '3');
      await desk.getByLabel('Flat, house, building').fill('12 Church Street');
      await desk.getByLabel('Pincode').fill('560001');
      await desk.getByLabel('City').fill('Bengaluru');
      await desk.getByRole('combobox', { name: 'State' }).click();
      await desk.getByRole('option', { name: 'Delhi', exact: true }).click();
      const check = desk.getByRole('button', { name: 'Check and show the total' });
      await check.click();
      await expect(desk.getByRole('alert').filter({ hasText: 'The pincode is in Karnataka' })).toBeVisible();
      await desk.getByRole('combobox', { name: 'State' }).click();
      await desk.getByRole('option', { name: 'Karnataka' }).click();
      await check.click();
      await expect(desk.getByRole('region', { name: 'Total' })).toContainText('3 ×');
      await expectToBeUsable(desk);
      await desk.getByRole('button', { name: 'Place the order' }).click();
      await expect(desk.getByLabel('Payment link')).toHaveValue(/^http/);
      await expectToBeUsable(desk);
      return new URL(await desk.getByLabel('Payment link').inputValue());
    });
    await desk.getByRole('link', { name: 'Open the order' }).click();
    await expect(desk.getByRole('button', { name: 'Send the link again' })).toBeVisible();

    await test.step('the customer pays', async () => {
      await shop.open(link.pathname + link.search);
      await checkout.button(/with Razorpay$/).click();
      await payments.overlay.getByRole('button', { name: /^Pay ₹[\d,.]+$/ }).click();
      await expect(shop.heading('Thank you')).toBeVisible();
    });

    await test.step('one item fewer: the refund is shown before it is confirmed', async () => {
      await desk.reload();
      await desk.getByRole('button', { name: 'Edit order' }).click();
      await desk.getByRole('form', { name: 'Edit order' }).getByRole('spinbutton').first().fill('2');
      await desk.getByLabel('Reason').fill('You asked for two.');
      await desk.getByRole('button', { name: 'See what it costs' }).click();
      await expect(desk.getByRole('region', { name: 'What it costs' })).toContainText('Refund');
      await expectToBeUsable(desk);
      await desk.getByRole('button', { name: 'Confirm the change' }).click();
      await expect(desk.getByText('1 cancelled')).toBeVisible();
    });

    await test.step('two parcels, each with a label', async () => {
      for (const [place, button] of ['Ship a part', 'Ship another parcel'].entries()) {
        await desk.getByRole('button', { name: button }).click();
        const form = desk.getByRole('form', { name: 'Ship a part' });
        await form.getByRole('spinbutton').first().fill('1');
        await form.getByLabel('Courier').fill('Blue Dart');
        await form.getByRole('textbox', { name: 'AWB (tracking number)' }).fill(`BD77889${place}`);
        if (place === 0) await expectToBeUsable(desk);
        await form.getByRole('button', { name: 'Ship this parcel' }).click();
        const label = desk.getByRole('link', { name: `Label of parcel ${place + 1}` });
        const href = (await label.getAttribute('href')) ?? '';
        const file = await desk.request.get(new URL(href, office.url).href);
        expect(file.headers()['content-type']).toBe('application/pdf');
      }
      const parcels = desk.getByRole('region', { name: 'Parcels' });
      await parcels.getByRole('button', { name: 'Delivered' }).first().click();
      await expect(parcels.getByText(/, delivered /)).toBeVisible();
      await expectToBeUsable(desk);
    });
  } finally {
    await desk.close();
  }
});
