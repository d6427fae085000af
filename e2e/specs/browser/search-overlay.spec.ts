import { sized, wellStocked } from '../../fixtures/catalogue.ts';
import { ON_PHONE_ALONE } from '../../fixtures/devices.ts';
import { expectNoViolations } from '../../fixtures/page-checks.ts';
import { holdSuggestions, PHOTO, SearchOverlay } from '../../fixtures/search-overlay.ts';
import { expect, test } from '../../fixtures/test.ts';

const [watch = sized] = wellStocked;

test('the search overlay suggests from three characters on, in four groups, and leads to all results', async ({
  shop,
  page,
}) => {
  const search = new SearchOverlay(page);
  await shop.open('/watches');
  await search.open();
  await search.field.pressSequentially('wa');
  await expect(search.dialog.getByText('Type at least 3 characters')).toBeVisible();
  await expect(search.field).toHaveAttribute('aria-expanded', 'false');
  await expect(search.list).toHaveCount(0);
  await search.field.press('t');
  await expect(search.list).toBeVisible();
  await expect(search.field).toHaveAttribute('aria-expanded', 'true');
  for (const [name, max] of [
    ['Popular Searches', 5],
    ['Categories', 3],
    ['Top Products', 3],
  ] as const) {
    const options = search.group(name).getByRole('option');
    const count = await options.count();
    expect(count, name).toBeGreaterThan(0);
    expect(count, name).toBeLessThanOrEqual(max);
  }
  await search.suggest('aarvane');
  await expect(search.group('Brands').getByRole('option', { name: 'Aarvane' })).toBeVisible();
  await search.expectToFit();
  await search.options.last().click();
  await expect(page).toHaveURL('/search?q=aarvane');
  await expect(search.dialog).toHaveCount(0);
});

test(
  'a suggested product shows its photo, title, code, price, MRP and discount',
  ON_PHONE_ALONE,
  async ({ shop, page }) => {
    const search = new SearchOverlay(page);
    await shop.open('/');
    await search.open();
    await search.suggest(watch.ProductCode.toLowerCase());
    const product = search.group('Top Products').getByRole('option', { name: watch.ProductTitle });
    await expect(product).toContainText(watch.ProductCode);
    await expect(product).toContainText('Price ₹');
    const photo = product.locator('img');
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await search.suggest('watch');
    await expect(
      search
        .group('Top Products')
        .getByText(/% off$/)
        .first(),
    ).toBeVisible();
    await search.suggest(watch.ProductCode.toLowerCase());
    await product.click();
    await expect(shop.heading(watch.ProductTitle)).toBeVisible();
    await expect(search.dialog).toHaveCount(0);
  },
);

test(
  'Enter and GO search for the text; a text that is too short is not searched for',
  ON_PHONE_ALONE,
  async ({ shop, page }) => {
    const search = new SearchOverlay(page);
    await shop.open('/');
    await search.open();
    await search.field.fill(' wa ');
    await search.button('GO').click();
    await expect(search.field).toBeFocused();
    await expect(search.field).toHaveAccessibleDescription(/^Type at least 3 characters/);
    await search.field.fill('rose  gold');
    await search.button('GO').click();
    await expect(page).toHaveURL('/search?q=rose%20gold');
    await expect(shop.heading('Results for “rose gold”')).toBeVisible();
    await expect(search.dialog).toHaveCount(0);
    await search.open();
    await search.field.fill('chronograph');
    await search.field.press('Enter');
    await expect(page).toHaveURL('/search?q=chronograph');
    await expect(shop.heading('Results for “chronograph”')).toBeVisible();
  },
);

test('suggestions by keyboard: arrows cycle through all groups, Enter follows, Escape closes list, then dialog', async ({
  shop,
  page,
}) => {
  const search = new SearchOverlay(page);
  await shop.open('/watches');
  await expect(search.opener).toHaveAttribute('aria-haspopup', 'dialog');
  await search.opener.focus();
  await page.keyboard.press('Enter');
  await expect(search.field).toBeFocused();
  await page.keyboard.type('chron');
  await expect(search.dialog.getByRole('status')).toHaveText(/suggestions for chron$/);
  await expect(search.active).toHaveCount(0);
  const count = await search.options.count();
  await page.keyboard.press('ArrowUp');
  await expect(search.options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(search.options.first()).toHaveAttribute('aria-selected', 'true');
  const named = await search.field.getAttribute('aria-activedescendant');
  await expect(search.active).toHaveAttribute('id', named ?? '');
  for (let step = 0; step < count; step += 1) await page.keyboard.press('ArrowDown');
  await expect(search.options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  expect(await search.field.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(0);
  await expect(search.field).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(search.list).toHaveCount(0);
  await expect(search.dialog).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(search.active).toHaveCount(1);
  const href = await search.active.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href ?? '');
  await expect(search.dialog).toHaveCount(0);

  await expect(search.opener).toHaveAttribute('aria-haspopup', 'dialog');
  await search.opener.focus();
  await page.keyboard.press('Enter');
  await expect(search.field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search.dialog).toHaveCount(0);
  await expect(search.opener).toBeFocused();
});

test('Tab stays in the search overlay, and its button closes it', async ({ shop, page }) => {
  const search = new SearchOverlay(page);
  await shop.open('/watches');
  await search.open();
  await search.suggest('ring');
  await search.field.press('Tab');
  await expect(search.button('Search by image')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(search.button('GO')).toBeFocused();
  await search.button('Close search').click();
  await expect(search.dialog).toHaveCount(0);
  await expect(search.opener).toBeFocused();
});

test('the search overlay has no accessibility violations: empty, with suggestions, and by image', async ({
  shop,
  page,
}) => {
  const search = new SearchOverlay(page);
  await shop.open('/watches');
  await search.open();
  // During the fade-in the contrast is different.
  await expect(search.dialog).toHaveCSS('opacity', '1');
  await expectNoViolations(page);
  await search.suggest('gold');
  await page.keyboard.press('ArrowDown');
  await expectNoViolations(page);
  await search.expectToFit();
  await search.button('Search by image').click();
  await expect(page.getByLabel('Photo')).toBeVisible();
  await expectNoViolations(page);
});

test('text typed into the search is never treated as markup', ON_PHONE_ALONE, async ({ shop, page }) => {
  const search = new SearchOverlay(page);
  await shop.open('/');
  await search.open();
  await search.field.fill('<img src=x onerror=alert(1)>');
  await expect(search.dialog.getByRole('status')).toContainText('<img src=x onerror=alert(1)>');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('a late response with suggestions for an earlier text is dropped', ON_PHONE_ALONE, async ({ shop, page }) => {
  const search = new SearchOverlay(page);
  await shop.open('/');
  const arrive = await holdSuggestions(page, 'pea');
  await search.open();
  await search.field.fill('pea');
  await search.suggest('bangle');
  const shown = await search.list.textContent();
  await arrive();
  expect(await search.list.textContent()).toBe(shown);
  await expect(search.dialog.getByRole('status')).toHaveText(/for bangle$/);
});

test.describe('the search overlay during failures', ON_PHONE_ALONE, () => {
  test.use({ expectedProblems: /50[03]|ERR_FAILED/ });

  test('an error hides the suggestions, and the search still works', async ({ shop, page, store }) => {
    const search = new SearchOverlay(page);
    await shop.open('/');
    await search.open();
    await search.suggest('gold');
    store.relay.fail('GetPopularSearch');
    const answered = page.waitForResponse(/api\/suggestions\?q=goldx/);
    await search.field.fill('goldx');
    expect((await answered).status()).toBe(503);
    await expect(search.list).toHaveCount(0);
    await expect(search.dialog.getByRole('status')).toBeEmpty();
    store.relay.restore();
    await search.field.fill('pearl');
    await search.field.press('Enter');
    await expect(shop.heading('Results for “pearl”')).toBeVisible();
  });

  test("where the overlay's script cannot be loaded, the button leads to the search page", async ({ shop, page }) => {
    const search = new SearchOverlay(page);
    await shop.open('/watches');
    await expect(search.opener).toHaveAttribute('aria-haspopup', 'dialog');
    await page.route('**/*.js', (route) => route.abort());
    await search.opener.click();
    await expect(page).toHaveURL(/\/search\b/);
  });

  test('where a photo cannot be analysed, the popup says so, and another can be chosen', async ({
    shop,
    page,
    store,
  }) => {
    const search = new SearchOverlay(page);
    store.relay.fail('ImageSearch');
    await shop.open('/');
    await search.open();
    const dialog = await search.choosePhoto(PHOTO);
    const popup = page.getByRole('alertdialog', { name: 'This Service Is Not Available' });
    await expect(popup).toBeVisible();
    await expect(popup.getByRole('button', { name: 'OK' })).toBeFocused();
    await expectNoViolations(page);
    store.relay.restore();
    await page.keyboard.press('Enter');
    await expect(popup).toHaveCount(0);
    await expect(dialog.getByLabel('Photo')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(search.button('Search by image')).toBeFocused();
  });
});

test('a photo search leads to similar products', ON_PHONE_ALONE, async ({ shop, page }) => {
  const search = new SearchOverlay(page);
  await shop.open('/');
  let sent = '';
  await page.route('**/api/image-search', (route) => {
    sent = route.request().headers()['content-type'] ?? '';
    return route.fulfill({ json: { ok: true, codes: [watch.ProductCode, sized.ProductCode] } });
  });
  await search.open();
  await search.choosePhoto(PHOTO);
  await expect(page).toHaveURL(`/search?q=${watch.ProductCode}`);
  expect(sent).toMatch(/^multipart\/form-data; boundary=/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const savedIds = await page.evaluate(() => sessionStorage.getItem('productImageIds'));
  expect(savedIds).toBe(`${watch.ProductCode},${sized.ProductCode}`);
});

for (const [what, name, text] of [
  ['another kind of file', 'ring.gif', /^We did not send that file/],
  ['a photo that is another kind of file than its name says', 'ring.webp', /^That file does not match its file type/],
] as const) {
  test(`${what} is not uploaded, and the dialog says why`, ON_PHONE_ALONE, async ({ shop, page }) => {
    const search = new SearchOverlay(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await shop.open('/');
    await search.open();
    const dialog = await search.choosePhoto({ ...PHOTO, name });
    await expect(dialog.getByRole('status')).toHaveText(text);
    await expect(dialog.getByLabel('Photo')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(requests).not.toContain('/api/image-search');
  });
}

test.describe('the search without JavaScript', ON_PHONE_ALONE, () => {
  test.use({ javaScriptEnabled: false });

  test('the search button leads to a page with the same field', async ({ shop, page }) => {
    await shop.open('/watches');
    await shop.searchFor('pearl');
    await expect(shop.heading('Results for “pearl”')).toBeVisible();
    await expect(page).toHaveURL('/search?q=pearl');
  });
});
