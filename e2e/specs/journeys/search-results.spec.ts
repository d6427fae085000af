import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sized, wellStocked } from '../../fixtures/catalogue.ts';
import { IN_REST } from '../../fixtures/devices.ts';
import { expectNoViolations } from '../../fixtures/page-checks.ts';
import { SearchOverlay } from '../../fixtures/search-overlay.ts';
import { expect, test } from '../../fixtures/test.ts';

const [watch = sized, other = sized] = wellStocked;
const FOUND = [sized, watch, other];
const PHOTO_FILE = join(import.meta.dirname, '../../../lib/retail-api/catalogue/data/images', sized.Images[0] ?? '');

/** Makes the store find three products for any photo; the returned list collects the uploads. */
async function answerPhotos(page: Page): Promise<Buffer[]> {
  const sent: Buffer[] = [];
  await page.route('**/api/image-search', (route) => {
    sent.push(route.request().postDataBuffer() ?? Buffer.alloc(0));
    return route.fulfill({ json: { ok: true, codes: FOUND.map((item) => item.ProductCode) } });
  });
  return sent;
}

const main = (page: Page) => page.getByRole('main');
const photoTitle = 'Similar to your photo';

test('search results: count, editable text and matching lists; a code finds its product and similar ones', async ({
  shop,
  page,
}) => {
  await shop.open('/search?q=aarvane');
  await expect(main(page).getByRole('status').first()).toHaveText(/^\d+ products$/);
  await expect(
    page.getByRole('navigation', { name: 'Categories and brands' }).getByRole('link', { name: 'Aarvane' }),
  ).toBeVisible();
  await expectNoViolations(page);
  const field = main(page).getByRole('searchbox', { name: 'Search products' });
  await expect(field).toHaveValue('aarvane');
  await field.fill(watch.ProductCode.toLowerCase());
  await field.press('Enter');
  await expect(shop.products.first()).toContainText(watch.ProductTitle);
  const similar = page.getByRole('region', { name: 'You may also like' });
  await expect.poll(() => similar.getByRole('article').count()).toBeGreaterThan(2);
  await expect(similar.getByRole('article', { name: watch.ProductTitle, exact: true })).toHaveCount(0);
});

test('a search that names a page of the store leads to it', async ({ shop, page }) => {
  await shop.open('/search?q=gift+card');
  await expectNoViolations(page);
  await page.getByRole('navigation', { name: 'Store pages' }).getByRole('link', { name: 'Gift cards' }).click();
  await expect(page).toHaveURL('/gift-cards');
});

test.describe('search results without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no results: similar texts, lists, popular searches, products, and contacts', async ({ shop, page, store }) => {
    store.relay.rewrite((call, answer) => {
      if (call !== 'Search') return answer;
      const { Data, ...rest } = answer as { Data: object };
      const Help = {
        Texts: [{ Text: 'gold', Count: 41 }],
        Categories: [{ CategoryName: 'Rings', CategoryURL: 'jewellery/rings', Count: 18 }],
        Products: [],
      };
      return { ...rest, Data: { ...Data, Help } };
    });
    await shop.open('/search?q=zzgoldqq');
    store.relay.restore();
    await expect(shop.heading('No results for “zzgoldqq”')).toBeVisible();
    await expect(main(page).getByRole('status')).toContainText('0 products');
    const near = page.getByRole('navigation', { name: 'Did you mean' }).getByRole('link');
    await expect(near).toHaveText('gold41');
    await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link')).toHaveText('Rings18');
    await expect(main(page).getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/page/contact');
    expect(await page.getByRole('navigation', { name: 'Popular searches' }).getByRole('link').count()).toBeGreaterThan(
      2,
    );
    await near.click();
    await expect(shop.heading('Results for “gold”')).toBeVisible();
  });

  test('a photo sent by a plain form leads to similar products, or back with the error', async ({
    shop,
    page,
    store,
  }) => {
    await shop.open('/watches');
    await shop.header.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\b/);
    const form = page.getByRole('form', { name: 'Search by image' });
    const field = form.getByLabel('Photo');
    const send = form.getByRole('button', { name: 'Search by image' });
    await field.setInputFiles({ name: 'ring.webp', mimeType: 'image/webp', buffer: Buffer.from('GIF89a') });
    await send.click();
    await expect(form.getByRole('alert')).toHaveText(/^That file does not match its file type/);
    await expect(field).toHaveAttribute('aria-invalid', 'true');

    store.relay.fail('ImageSearch');
    await field.setInputFiles(PHOTO_FILE);
    await send.click();
    await expect(form.getByRole('alert')).toHaveText(/^We could not search with that photo just now/);
    store.relay.restore();

    let succeeded = {};
    store.relay.rewrite((call, answer) => {
      if (call === 'Search') succeeded = answer as object;
      if (call !== 'ImageSearch') return answer;
      return { ...succeeded, Data: { similar_prod_ids: FOUND.map((item) => item.ProductCode) } };
    });
    await shop.open('/search?q=zzphotoqq');
    await expect(shop.heading('No results for “zzphotoqq”')).toBeVisible();
    await field.setInputFiles(PHOTO_FILE);
    await send.click();
    await expect(page).toHaveURL(`/search?q=${sized.ProductCode}`);
    store.relay.restore();
    await expect(shop.products.first()).toContainText(sized.ProductTitle);
  });

  test('a filter group that scripts can search is expanded without JavaScript', async ({ shop, page }) => {
    await shop.open('/watches');
    const filters = page.getByRole('region', { name: 'Filters' });
    await filters.getByText('Filter').first().click();
    const searched = filters.locator('details.facet', { has: page.locator('.facet-search') });
    const open = searched.and(page.locator('[open]'));
    await expect(open.first()).toBeVisible();
    await expect(open.first().getByRole('searchbox')).toHaveCount(0);
    await expect(open.first().getByRole('listitem').last()).toBeVisible();
    await expect(open.first().getByText(/^\d+ more$/)).toBeHidden();
  });
});

test('with JavaScript the plain photo form is hidden', IN_REST, async ({ shop, page }) => {
  await shop.open('/search');
  await expect(shop.heading('Search')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Search by image' })).toHaveCount(0);
});

test('photo search results keep their order through filters, Back and a reload until the photo is removed', async ({
  shop,
  page,
}) => {
  const search = new SearchOverlay(page);
  const sent = await answerPhotos(page);
  await shop.open('/watches');
  await search.open();
  await search.button('Search by image').click();
  await page.getByLabel('Photo').setInputFiles(PHOTO_FILE);
  await expect(page).toHaveURL(`/search?q=${sized.ProductCode}`);
  await expect(shop.heading(photoTitle)).toBeVisible();
  // The photo was reduced, without the camera's metadata.
  expect(sent[0]?.toString('latin1', 0, 300)).toContain('filename="photo.jpg"');
  expect(sent[0]?.includes('Exif')).toBe(false);
  const codes = () => shop.products.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-item')));
  const all = FOUND.map((item) => item.ProductCode);
  await expect.poll(codes).toEqual(all);
  await expect(page.getByRole('img', { name: 'Your search' })).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low');
  await expect(page).toHaveURL(`/search?q=${sized.ProductCode}&sort=price-low`);
  const byPrice = FOUND.toSorted((a, b) => a.Price - b.Price).map((item) => item.ProductCode);
  await expect.poll(codes).toEqual(byPrice);
  await page.goBack();
  await expect.poll(codes).toEqual(all);
  await page.reload();
  await expect(shop.heading(photoTitle)).toBeVisible();
  await expect.poll(codes).toEqual(all);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(shop.heading(`Results for “${sized.ProductCode}”`)).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('productImage'))),
  ).toEqual([]);
});

test(
  'photo search by keyboard only: a search is aborted, a part of the photo is cropped and searched for',
  IN_REST,
  async ({ shop, page }) => {
    const search = new SearchOverlay(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/image-search', async (route) => {
      await held;
      await route.fulfill({ json: { ok: true, codes: FOUND.map((item) => item.ProductCode) } });
    });
    await shop.open('/');
    await search.open();
    await search.button('Search by image').press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Search by image' });
    await dialog.getByLabel('Photo').setInputFiles(PHOTO_FILE);
    await expect(dialog.getByRole('status')).toHaveText('Searching for similar products …');
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(dialog.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
    await dialog.getByRole('button', { name: 'Crop photo' }).press('Enter');
    await expect(dialog.getByRole('group', { name: 'Part of the photo to search' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Move up' }).press('Enter');
    await dialog.getByRole('button', { name: 'Make smaller' }).press(' ');
    await expectNoViolations(page);
    answer();
    await dialog.getByRole('button', { name: 'Search', exact: true }).press('Enter');
    await expect(shop.heading(photoTitle)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Crop photo' }).press('Enter');
    await expect(dialog.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Crop photo' })).toBeFocused();
  },
);
