import { signInStaff } from '../../fixtures/back-office.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { SHARED_SETTINGS } from '../../fixtures/store-settings.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({
  waitsForHydration: false,
  viewport: { width: 1440, height: 900 },
  // What is refused on purpose.
  expectedProblems: /\b422\b/,
  // A store of its own, because its profile is changed.
  storeSettings: { ...SHARED_SETTINGS },
});

test('a manager sets delivery, a social page and typefaces by forms, and the shop follows', async ({
  office,
  page,
  store,
}) => {
  await signInStaff(page, office.url, await office.hire('manager', 'Asha Profile'));
  const open = (screen: string) =>
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: screen }).click();
  await test.step('a zone is added, a slip is told at its field, and the rules are saved', async () => {
    await open('Delivery');
    await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
    await page.getByRole('button', { name: 'Add a zone' }).click();
    const zone = page.getByRole('group', { name: 'Zone 7' });
    await zone.getByRole('textbox', { name: 'Name' }).fill('Jaipur');
    await zone.getByRole('textbox', { name: 'Pincodes' }).fill('302, 560');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(zone.getByText('It is 560, which is already in this list.')).toBeVisible();
    await expectNoViolations(page);
    await zone.getByRole('textbox', { name: 'Pincodes' }).fill('302');
    await page.getByRole('textbox', { name: 'Most in cash (₹)' }).fill('12,000');
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByRole('button', { name: 'Save the profile' }).click();
    await expect(page.getByText('The profile is saved.')).toBeVisible();
    await expectToFit(page);
  });
  await test.step('a network and a face of the device are chosen, and a file that is no font is refused', async () => {
    await open('Shop profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Shop profile' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Instagram' }).fill('https://www.instagram.com/samay');
    await page.getByLabel('All other text').click();
    await page.getByRole('option', { name: 'Your own file, a sans' }).click();
    const font = page.getByRole('group', { name: 'Font of text' }).locator('input');
    const body = { name: 'own.woff2', mimeType: 'font/woff2', buffer: Buffer.from('no font') };
    await font.setInputFiles(body);
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText(/is not a WOFF2 font/).first()).toBeVisible();
    await expectNoViolations(page);
    await font.setInputFiles('public/fonts/newsreader-400-v1.woff2');
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByRole('button', { name: 'Save the profile' }).click();
    await expect(page.getByText('The profile is saved.')).toBeVisible();
    await expectToFit(page);
  });
  await test.step('the shop shows the network, and is written in the font', async () => {
    await expect(async () => {
      await page.goto(`${store.url}/`);
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Instagram' });
      await expect(link).toHaveAttribute('href', 'https://www.instagram.com/samay', { timeout: 2000 });
    }).toPass();
    const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect(font).toMatch(/^"?Own Text"?,/);
    const address = (await page.content()).match(/\/fonts\/own-[0-9a-f]{12}\.woff2/)?.[0] ?? '';
    const reply = await page.request.get(`${store.url}${address}`);
    expect([reply.status(), reply.headers()['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    await expectNoViolations(page);
  });
});
