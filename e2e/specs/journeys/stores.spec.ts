import { IN_REST } from '../../fixtures/devices.ts';
import { expect, test } from '../../fixtures/test.ts';

test('physical stores are found by city, and each links to its own page', async ({ page }) => {
  await page.goto('/store-locator');
  await expect(page.getByRole('heading', { level: 1, name: 'Store locator' })).toBeVisible();
  await page.getByRole('textbox', { name: 'City or pincode' }).fill('Bangalore');
  await page.getByRole('button', { name: 'Find stores' }).click();
  await expect(page.getByText('2 stores in Bengaluru, Karnataka')).toBeVisible();
  const stores = page.getByRole('list', { name: 'Stores' });
  await expect(stores.getByRole('article')).toHaveCount(2);
  await expect(stores.getByText(/^(Open until|Closed)/)).toHaveCount(2);
  await stores.getByRole('link', { name: 'Bengaluru Indiranagar', exact: true }).click();
  await expect(page).toHaveURL(/\/store-locator\/bengaluru-indiranagar--st\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Bengaluru Indiranagar' })).toBeVisible();
});

test("the device's location is requested only on a press, and rounded", async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 26.912_434, longitude: 75.787_271 });
  await page.goto('/store-locator');
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page).toHaveURL(/\?near=26\.91%2C75\.79$/);
  await expect(page.getByText('33 stores, nearest to you first')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Stores' }).getByRole('article').first()).toContainText('Jaipur');
});

test('a shopper who denies the location is told the alternatives', IN_REST, async ({ page, context }) => {
  await context.clearPermissions();
  await page.goto('/store-locator');
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByText('We could not get your location.')).toBeVisible();
});

test('a city without a physical store is answered with the nearest ones', IN_REST, async ({ page }) => {
  await page.goto('/store-locator?q=Thane');
  await expect(page.getByText('No store in Thane yet. 33 stores across India, nearest first')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Stores' }).getByRole('article').first()).toContainText(
    /km away.*Mumbai/,
  );
});

test.describe('the store locator without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("today's hours are shown where no script says whether a store is open", async ({ page }) => {
    await page.goto('/store-locator?q=Jaipur');
    const store = page.getByRole('list', { name: 'Stores' }).getByRole('article');
    // Days and times are formatted, so that no message has them in Hindi.
    const hours =
      /^(?:\w+day: (?:closed|[\d:]+ am to [\d:]+ pm)|[\p{L}\p{M}]+वार: (?:बंद|\D+[\d:]+ .+ से \D+[\d:]+ .+ तक))$/mu;
    await expect.poll(() => store.innerText()).toMatch(hours);
    await expect(page.getByRole('heading', { name: 'On the map' })).toBeHidden();
  });

  test('a brand filters the physical stores to those that stock it', async ({ page }) => {
    await page.goto('/store-locator');
    await page.getByRole('combobox', { name: 'Brand' }).selectOption('Suvarnika');
    await page.getByRole('button', { name: 'Find stores' }).click();
    await expect(page).toHaveURL(/[?&]brand=suvarnika/);
    const countText = page.getByText(/^\d+ stores with Suvarnika$/);
    const count = Number(/\d+/.exec((await countText.textContent()) ?? '')?.[0]);
    expect(count).toBeLessThan(33);
    await expect(page.getByRole('list', { name: 'Stores' }).getByRole('article')).toHaveCount(count);
    await page.goto('/store-locator?brand=nobody');
    await expect(page.getByText('No stores with this brand')).toBeVisible();
  });

  test('a pincode finds physical stores by a plain form', async ({ page }) => {
    await page.goto('/store-locator');
    await expect(page.getByRole('button', { name: 'Use my location' })).toBeHidden();
    await page.getByRole('textbox', { name: 'City or pincode' }).fill('302017');
    await page.getByRole('button', { name: 'Find stores' }).click();
    await expect(page.getByText('1 store in Jaipur, Rajasthan')).toBeVisible();
    await page.goto('/store-locator?q=Atlantis');
    await expect(page.getByText('We cannot find a place called “Atlantis”.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Stores' }).getByRole('article')).toHaveCount(33);
    await page.getByRole('link', { name: 'Show all stores' }).click();
    await expect(page.getByText('33 stores', { exact: true })).toBeVisible();
  });
});
