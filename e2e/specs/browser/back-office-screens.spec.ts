import { expectSoundScreen, signInStaff } from '../../fixtures/back-office.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({
  waitsForHydration: false,
  viewport: { width: 1440, height: 900 },
  // Chromium logs the 404 of a page that has no saved draft.
  expectedProblems: /PageDraft/,
});

/** Parts of the menu that are checked here, and how many screens each has at least. */
const GROUPS = { Sell: 7, Care: 4, Catalogue: 11, Shop: 8, People: 4 };

for (const [group, least] of Object.entries(GROUPS)) {
  test(`${group}: every screen is accessible and fits on a desktop and on a phone, in light and dark`, async ({
    office,
    page,
  }) => {
    await signInStaff(page, office.url, await office.hire('owner', 'Asha Owner'));
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const links = menu.getByRole('list', { name: group }).getByRole('link');
    await expect(links.first()).toBeVisible();
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(paths.length).toBeGreaterThanOrEqual(least);
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(`${office.url}${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await expectSoundScreen(page);
      });
    }
  });
}
