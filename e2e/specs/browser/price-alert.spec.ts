import { wellStocked } from '../../fixtures/catalogue.ts';
import { readOutbox } from '../../fixtures/outbox.ts';
import { newMobile } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Products whose price no other test needs. */
const [watch, other] = wellStocked.slice(-2);
if (!watch || !other) throw new Error('The catalogue has too few products in stock.');
const sku = watch.Skus[0]?.SKU ?? '';
/** The retail API compares prices every 15 seconds. */
const NEXT_CHECK_MS = 30_000;

test.use({ expectedProblems: /Failed to load resource|^status: 422/ });

test.describe('the message about a lower price', () => {
  test.afterEach(({ store }) => store.setPrice(sku, watch.Price));

  test('a shopper who asks for a price alert gets one message when the price falls', async ({ shop, page, store }) => {
    const mobile = newMobile();
    await shop.openProduct(watch.ProductCode);
    await shop.settled();
    const contact = page.getByRole('textbox', { name: 'Mobile number or email' });
    await expect(contact).toBeHidden();
    await page.getByText('Price alert', { exact: true }).press('Enter');
    await contact.fill('98');
    await page.getByRole('button', { name: 'Notify me' }).click();
    await expect(contact).toBeFocused();
    await expect(contact).toHaveAccessibleDescription('Enter a 10-digit mobile number or an email address.');
    await contact.fill(`+91 ${mobile}`);
    await page.getByRole('button', { name: 'Notify me' }).click();
    await expect(page.getByText('Thank you. We will tell you when the price falls.')).toBeVisible();
    expect(await readOutbox(store.apiUrl, mobile)).toEqual([]);

    store.setPrice(sku, watch.Price - 100);
    await expect.poll(async () => (await readOutbox(store.apiUrl, mobile)).length, { timeout: NEXT_CHECK_MS }).toBe(1);
    const [message] = await readOutbox(store.apiUrl, mobile);
    expect(message?.body).toContain(`, now ₹${(watch.Price - 100).toLocaleString('en-IN')}. ${store.url}/`);
  });
});

test.describe('price alerts without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page itself confirms the price alert, and nothing typed is in its URL', async ({ shop, page }) => {
    await shop.openProduct(other.ProductCode);
    await page.getByText('Price alert', { exact: true }).click();
    const contact = page.getByRole('textbox', { name: 'Mobile number or email' });
    await contact.fill('98');
    await page.getByRole('button', { name: 'Notify me' }).click();
    await expect(page).toHaveURL(/\?notice=price-contact#price-alert$/);
    await expect(contact).toHaveAccessibleDescription('Enter a 10-digit mobile number or an email address.');
    await contact.fill('meera@example.com');
    await page.getByRole('button', { name: 'Notify me' }).click();
    await expect(page).toHaveURL(/\?notice=price-saved#price-alert$/);
    await expect(page.getByText('Thank you. We will tell you when the price falls.')).toBeVisible();
  });
});
