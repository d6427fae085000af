import { wellStocked } from '../../fixtures/catalogue.ts';
import { expect, test } from '../../fixtures/test.ts';
import { waitForPhoto } from '../../fixtures/wait-for-photo.ts';

const product = `/p-${wellStocked[0]?.ProductCode.toLowerCase()}`;
const PUBLIC = ['/', '/watches', '/watches/men/chronograph/leather', '/search?q=gold', product];

test('pages run their scripts under their own CSP', async ({ shop, page }) => {
  for (const path of [...PUBLIC, '/cart']) {
    await shop.open(path);
    // Only a script that was allowed to run can handle a click on the client's router.
    if (path !== '/cart') await shop.settled();
    await expect(page.getByRole('main')).toBeVisible();
  }
});

test.describe('the CSP against an injected script', () => {
  test.use({ expectedProblems: /Content Security Policy/ });

  test('a script that was injected into a page is not run', async ({ shop, page }) => {
    await shop.open('/');
    const blocked = page.waitForEvent('console', (message) => /Content Security Policy/.test(message.text()));
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken";';
      document.body.append(script);
    });
    await blocked;
    await expect(page).not.toHaveTitle('taken');
  });
});

test('build files and photos are cached for a year', async ({ page, request, shop, store }) => {
  await shop.open('/watches');
  const script = await page.locator('script[src*="/_next/static/"]').first().getAttribute('src');
  const photo = await page.getByRole('img').or(page.locator('picture img')).first().getAttribute('src');
  await waitForPhoto(photo ?? '', store.apiUrl);
  for (const url of [script, photo]) {
    const response = await request.get(url ?? '');
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toMatch(/max-age=31536000.*immutable/);
  }
});
