import { expectNoViolations } from '../../fixtures/page-checks.ts';
import { SearchOverlay } from '../../fixtures/search-overlay.ts';
import { expect, test } from '../../fixtures/test.ts';

test('what is typed in Devanagari is answered in Hindi, and marked as Hindi, but for the names of products', async ({
  shop,
  page,
}) => {
  const search = new SearchOverlay(page);
  await shop.open('/');
  await search.open();
  await search.field.fill('अंगूठी');
  await expect(search.dialog.getByRole('status')).toHaveText(/^“अंगूठी” के लिए \d+ सुझाव$/);
  const rings = search.group('श्रेणियाँ').getByRole('option', { name: 'आभूषण › अंगूठियाँ', exact: true });
  await expect(rings.locator('[lang=hi]')).toHaveText('आभूषण › अंगूठियाँ');
  await expect(search.group('प्रमुख उत्पाद').getByRole('option').first()).toContainText('Ring');
  await expect(search.options.last()).toHaveText('“अंगूठी” के सभी परिणाम देखें');
  await expectNoViolations(page);
  await search.options.last().click();
  const named = page.getByRole('navigation', { name: 'श्रेणियाँ और ब्रांड' });
  const link = named.getByRole('link', { name: 'आभूषण › अंगूठियाँ', exact: true });
  await expect(link.locator('[lang=hi]')).toHaveText(['आभूषण', 'अंगूठियाँ']);
  // Names that are not known in Hindi are read as English.
  await expect(named.getByRole('list')).toHaveAttribute('lang', 'en-IN');
});
