import { expect, type Page, test } from '@playwright/test';
import { ACME_PROFILE } from '../../fixtures/acme-profile.ts';
import { EmptyShop } from '../../fixtures/empty-shop.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';

const PRODUCT = {
  ProductTitle: 'Acme Steel Watch',
  BrandName: 'Acme',
  RootCategory: 'Watches',
  Category: 'Watches',
  SubCategory: 'Analogue',
  Gender: 'Unisex',
  ColorName: 'Silver',
  Description: 'A steel watch.',
  Highlights: [],
  MRP: 1000,
  Price: 1000,
  Skus: [{ SKU: 'ACME-1', SizeName: null, StoreQuantity: 3 }],
  Labels: [],
  CountryOfOrigin: 'India',
  ManufacturerOrImporter: 'Acme Private Limited, Jaipur',
  NetQuantity: '1 N',
  HsnCode: '9102',
  GstPercent: 18,
  WarrantyText: 'Two years.',
  LaunchedOn: '2026-11-01',
  SimilarTo: [],
  Attributes: {},
};

/** Makes a call from the page, as a screen of the back office does. */
const call = (page: Page, name: string, body: object) =>
  page.evaluate(
    async ([path, fields]) => {
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(fields) });
      const { data, error } = (await reply.json()) as { data?: Record<string, unknown>; error?: unknown };
      if (error !== undefined) throw new Error(JSON.stringify(error));
      return data ?? {};
    },
    [name, body] as const,
  );

/** Sends a photo of a product, and returns its name. */
const sendPhoto = (page: Page, base64: string) =>
  page.evaluate(async (content) => {
    const body = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    const headers = { 'content-type': 'image/jpeg' };
    const path = '/uploads/UploadProductPhoto?ProductCode=ACME-1&Position=1';
    const reply = await fetch(path, { method: 'POST', headers, body });
    const { data, error } = (await reply.json()) as { data?: { Photo: string }; error?: unknown };
    if (!data) throw new Error(JSON.stringify(error));
    return data.Photo;
  }, base64);

test('the owner of an empty shop goes from the printed link to a shop that is ready to launch', async ({ page }) => {
  const shop = await EmptyShop.open();
  try {
    await test.step('the printed link makes the account, once', async () => {
      const link = shop.ownerLink;
      await page.goto(link);
      await expectNoViolations(page);
      await page.getByLabel('Your name').fill('Asha Mehta');
      await page.getByLabel('Email').fill('asha@acme.example');
      await page.getByLabel('New password').fill('copper kettle morning');
      await page.getByRole('button', { name: 'Create my account' }).click();
      await expect(page.getByText('1 of 6 steps are done')).toBeVisible();
      expect(shop.ownerLink).toBe(link);
    });

    const card = (title: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
    await test.step('each step says what is missing', async () => {
      await page.getByRole('link', { name: 'Go on' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Set-up' })).toBeVisible();
      await expect(card('Shop profile').getByText('legal name, GSTIN')).toBeVisible();
      await expect(card('First products').getByText('To do')).toBeVisible();
      // Every shop begins with texts for its pages.
      await expect(card('Pages of the law').getByText('Done')).toBeVisible();
      await expectNoViolations(page);
      await expectToFit(page);
    });

    await test.step('payments, delivery and the date are confirmed', async () => {
      for (const [title, button] of [
        ['Payments', 'Test and confirm'],
        ['Delivery', 'They are right'],
        ['Launch date', 'That is the date'],
      ] as const) {
        await card(title).getByRole('button', { name: button }).click();
        await expect(card(title).getByText('Done')).toBeVisible();
      }
    });

    await test.step('profile and product follow', async () => {
      const { Version } = await call(page, 'ShopProfile', {});
      await call(page, 'SaveShopProfile', { Profile: ACME_PROFILE, ExpectedVersion: Version });
      const Photo = await sendPhoto(page, (await page.screenshot({ type: 'jpeg' })).toString('base64'));
      const row = { ProductCode: 'ACME-1', ExpectedVersion: 0, Product: { ...PRODUCT, Images: [Photo] } };
      await call(page, 'SaveProducts', { Rows: [row], IdempotencyKey: 'first-product-of-acme' });
    });

    await test.step('the shop is ready, and nothing on the first screen says otherwise', async () => {
      await expect(async () => {
        await page.reload();
        await expect(page.getByText('Your shop is ready to launch.')).toBeVisible({ timeout: 2000 });
      }).toPass();
      await expectNoViolations(page);
      await page.goto(`${shop.url}/today`);
      await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
      await expect(page.getByText('steps are done')).toHaveCount(0);
    });
  } finally {
    await shop.close();
  }
});
