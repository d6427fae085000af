import { readFile } from 'node:fs/promises';
import { signInStaff } from '../../fixtures/back-office.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { SHARED_SETTINGS } from '../../fixtures/store-settings.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({
  waitsForHydration: false,
  viewport: { width: 1440, height: 900 },
  // A store of its own, because its catalogue is changed.
  storeSettings: { ...SHARED_SETTINGS, CATALOGUE: 'demo' },
});

/** Two products in a table of another system, whose gender is that of nobody for the second. */
const TABLE = [
  'Item no,Name,Brand,Category,Gender,Colour,MRP,Stock,Photos,Description,Country of origin,Manufacturer or importer,Net quantity,HSN code,GST percent',
  ...['KILN-1,Kiln Station Watch,Kiln,Watches,Men', 'KILN-2,Kiln Harbour Watch,Kiln,Watches,Robots'].map(
    (row) => `${row},Blue,1299,4,1801AV01-1.webp,Sturdy and slim.,India,"Kiln Works, Bengaluru",1 piece,9102,18`,
  ),
].join('\r\n');

test('a merchandiser imports a file whose columns are named otherwise, and finds the import after a reload', async ({
  office,
  page,
}) => {
  const heading = (name: string) => page.getByRole('heading', { level: 2, name });
  const choose = async (field: string, option: string) => {
    await page.getByRole('combobox', { name: field, exact: true }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await signInStaff(page, office.url, await office.hire('merchandiser', 'Asha Goods'));
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Import' }).click();
  await page
    .getByLabel('Products', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({
      name: 'kiln.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(TABLE),
    });
  await page.getByRole('button', { name: 'Send the file' }).click();

  await test.step('the columns are named, and the check says what would happen', async () => {
    await expect(page.getByText('The columns of kiln.csv are not recognised')).toBeVisible();
    await expectNoViolations(page);
    await choose('SKU', 'Item no');
    await choose('Title', 'Name');
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(heading('What it would do')).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Gender: must be one of Men, Women, Unisex' })).toBeVisible();
    await expectNoViolations(page);
    await expectToFit(page);
  });

  await test.step('a reload finds it, and the confirmed import is done in the end', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Import 1 product' }).click();
    await expect(heading('What it did')).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Imported' })).toBeVisible();
    await page.goto(`${office.url}/products/KILN-1`);
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Kiln Station Watch');
  });

  await test.step('the report is a file for a spreadsheet', async () => {
    await page.goto(`${office.url}/import`);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Report as CSV' }).first().click();
    const report = await readFile(await (await download).path(), 'utf8');
    expect(report.split('\r\n')[0]).toBe('Number,Line,Product,Title,Change,Reason');
    expect(report).toContain('KILN-1');
    expect(report).toContain('must be one of Men');
  });

  await test.step('on a phone in the dark it fits and can be read', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${office.url}/import`);
    await expect(heading('New import')).toBeVisible();
    await expectNoViolations(page);
    await expectToFit(page);
  });
});
