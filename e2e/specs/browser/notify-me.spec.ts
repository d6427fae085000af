import { products, soldOut, stock } from '../../fixtures/catalogue.ts';
import { readOutbox } from '../../fixtures/outbox.ts';
import { newMobile } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

const ring = products.find(
  (item) => item.Skus.length > 1 && stock(item) > 0 && item.Skus.filter((sku) => sku.StoreQuantity === 0).length === 1,
);
const soldOutSku = ring?.Skus.find((sku) => sku.StoreQuantity === 0);
const awaited = products.filter((item) => stock(item) === 0 && item !== soldOut && item.Skus.length === 1);
/** A product that no other test needs sold out. */
const [item = soldOut] = awaited;
const sku = item.Skus[0]?.SKU ?? '';
/** The availability for search engines in the page. */
const IN_STOCK = 'https://schema.org/InStock';
/** The retail API checks for restocked products every 15 seconds. */
const NEXT_CHECK_MS = 30_000;

test.use({ expectedProblems: /Failed to load resource|^status: 422/ });

test.describe('the back-in-stock notice of a restocked product', () => {
  // Other tests of this store need it sold out.
  test.afterEach(async ({ store, request }) => {
    store.setStock(sku, 0);
    const path = `/p-${item.ProductCode.toLowerCase()}`;
    await expect.poll(async () => (await request.get(path)).text()).not.toContain(IN_STOCK);
  });

  test('a shopper who requests a back-in-stock notice gets one message when the product is back', async ({
    shop,
    page,
    request,
    store,
  }) => {
    const mobile = newMobile();
    await shop.openProduct(item.ProductCode);
    await shop.settled();
    await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
    const contact = page.getByRole('textbox', { name: 'Mobile number or email' });
    await contact.fill('98');
    await page.getByRole('button', { name: 'Notify me' }).click();
    await expect(contact).toBeFocused();
    await expect(contact).toHaveAccessibleDescription('Enter a 10-digit mobile number or an email address.');
    await contact.fill(`+91 ${mobile}`);
    await page.getByRole('button', { name: 'Notify me' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'We will tell you when this product is back in stock.' }),
    ).toBeVisible();
    expect(await readOutbox(store.apiUrl, mobile)).toEqual([]);

    store.setStock(sku, 5);
    await expect
      .poll(async () => (await readOutbox(store.apiUrl, mobile)).length, { timeout: NEXT_CHECK_MS })
      .toBeGreaterThan(0);
    const messages = await readOutbox(store.apiUrl, mobile);
    expect(messages).toHaveLength(1);
    // An SMS is short and may cut off the title.
    expect(messages[0]?.body).toContain(item.ProductTitle.slice(0, 40));
    const link = /https?:\/\/\S+/.exec(messages[0]?.body ?? '')?.[0] ?? '';
    expect(link).toMatch(new RegExp(`^${store.url}/`));
    // The pages follow the stock separately, perhaps after the message.
    await expect.poll(async () => (await request.get(link)).text()).toContain(IN_STOCK);
    await page.goto(link);
    await expect(shop.heading(item.ProductTitle)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  });
});

test('where only a size is sold out the notify form opens on demand, beside what can be bought', async ({
  shop,
  page,
}) => {
  await shop.openProduct(ring?.ProductCode ?? '');
  await shop.settled();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notify me' })).toBeHidden();
  await page.getByText(`Notify me when size ${soldOutSku?.SizeName} is back in stock`).press('Enter');
  const contact = page.getByRole('textbox', { name: 'Mobile number or email' });
  await contact.fill('asha@');
  await contact.press('Enter');
  await expect(contact).toHaveAccessibleDescription(/Enter a 10-digit mobile number or an email address/);
  await contact.fill('asha@example.com');
  await contact.press('Enter');
  await expect(
    page.getByText(`Thank you. We will tell you when size ${soldOutSku?.SizeName} is back in stock.`),
  ).toBeVisible();
});

test.describe('back-in-stock notices without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page itself confirms the notice, and nothing typed is in its URL', async ({ shop, page }) => {
    await shop.openProduct(ring?.ProductCode ?? '');
    await page.getByText(`Notify me when size ${soldOutSku?.SizeName} is back in stock`).click();
    const contact = page.getByRole('textbox', { name: 'Mobile number or email' });
    await contact.fill('98');
    await page.getByRole('button', { name: 'Notify me' }).click();
    await expect(page).toHaveURL(/notice=notify-contact#notify$/);
    await expect(contact).toHaveAccessibleDescription('Enter a 10-digit mobile number or an email address.');
    await contact.fill('ravi@example.com');
    await page.getByRole('button', { name: 'Notify me' }).click();
    await expect(page).toHaveURL(/\?notice=notify-saved#notify$/);
    await expect(
      page.getByText(`Thank you. We will tell you when size ${soldOutSku?.SizeName} is back in stock.`),
    ).toBeVisible();
  });
});
