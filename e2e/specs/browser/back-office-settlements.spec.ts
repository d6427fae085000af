import { readFile } from 'node:fs/promises';
import { expectSoundScreen, signInStaff } from '../../fixtures/back-office.ts';
import { expect, test } from '../../fixtures/test.ts';

// A store of its own: its sandbox has no payments of other tests.
test.use({
  waitsForHydration: false,
  viewport: { width: 1440, height: 900 },
  storeSettings: { SUPPORT_EMAIL: 'books@shop.example' },
  expectedProblems: /\b(?:403|422)\b/,
});

test('an accountant imports the report of the sandbox, and reads what matches and what differs', async ({
  office,
  page,
  checkout,
  payments,
  store,
}) => {
  const key = await checkout.placeOrder('razorpay');
  await payments.decide(await payments.open(key));
  await expect.poll(async () => (await checkout.orderNumbers()).length).toBe(1);
  const [number = ''] = await checkout.orderNumbers();
  const reportOf = async (query: string) => {
    const reply = await fetch(`${store.sandboxUrl}/settlements/razorpay.csv${query}`);
    return Buffer.from(await reply.arrayBuffer());
  };
  const choose = (name: string, buffer: Buffer) =>
    page
      .getByLabel('Settlement report', { exact: true })
      .and(page.locator('input'))
      .setInputFiles({ name, mimeType: 'text/csv', buffer });
  await signInStaff(page, office.url, await office.hire('accountant', 'Meera Books'));
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Settlements' }).click();
  await expect(page.getByText('No report of this month is imported')).toBeVisible();
  await page.getByRole('button', { name: 'Import a report' }).click();
  await expectSoundScreen(page);

  await test.step('a file that cannot be read is refused with line and reason', async () => {
    const broken = (await reportOf('')).toString().replace(/,payment,0\.00,[^,]*/, ',payment,0.00,much');
    await choose('broken.csv', Buffer.from(broken));
    await page.getByRole('button', { name: 'Check the report' }).click();
    await expect(page.getByRole('alert')).toContainText('Nothing was stored.');
    await expect(page.getByRole('alert')).toContainText('Line 2, credit: is "much"');
    await choose('book.xlsx', Buffer.from('PK\u0003\u0004'));
    await page.getByRole('button', { name: 'Check the report' }).click();
    await expect(page.getByRole('alert')).toContainText('Save its sheet as CSV');
  });

  await test.step('the check names the differences, and stores nothing', async () => {
    await choose('recon.csv', await reportOf('?differences=on'));
    await page.getByRole('button', { name: 'Check the report' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'do not.' })).toBeVisible();
    const differences = page.getByRole('group', { name: 'Differences', exact: true });
    await expect(differences.getByRole('row').filter({ hasText: 'Other amount' })).toContainText(number);
    await expect(differences.getByRole('row').filter({ hasText: 'Not in the shop' })).toContainText('₹499');
    await expectSoundScreen(page);
  });

  await test.step('what was confirmed is listed with its state', async () => {
    await page.getByRole('button', { name: /^Store \d+ lines$/ }).press('Enter');
    const notice = page.getByText(/^\d+ lines are stored\.$/);
    await expect(notice).toBeVisible();
    // While it fades, its text is no text to read.
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toHaveCount(0);
    const row = page.getByRole('group', { name: 'Settlements', exact: true }).getByRole('row').nth(1);
    await expect(row).toContainText('Differs: 2');
    await expectSoundScreen(page);
    await row.getByRole('link').press('Enter');
  });

  await test.step('one settlement shows its lines, and gives its differences as a file', async () => {
    await expect(page.getByRole('heading', { level: 1, name: /^Settlement setl_/ })).toBeVisible();
    await expect(page.getByRole('link', { name: number })).toBeVisible();
    await expectSoundScreen(page);
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download differences' }).click();
    const saved = (await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n');
    expect(saved[0]).toMatch(/^LineId,Kind,EntityId,OrderNumber,Result,Amount,Recorded/);
    expect(saved).toHaveLength(3);
  });

  await test.step('the right report replaces it, and everything matches', async () => {
    await page.goto(`${office.url}/settlements`);
    await page.getByRole('button', { name: 'Import a report' }).click();
    await choose('recon.csv', await reportOf(''));
    await page.getByRole('button', { name: 'Check the report' }).click();
    await expect(page.getByRole('alert')).toContainText('was imported before with other figures');
    await page.getByRole('checkbox', { name: /^Replace lines/ }).check();
    await page.getByRole('button', { name: 'Check the report' }).click();
    await expect(page.getByRole('status').filter({ hasText: /^All \d+ lines match\.$/ })).toBeVisible();
  });
});

test('a packer has no settlements', async ({ office, page }) => {
  await signInStaff(page, office.url, await office.hire('packer', 'Ravi Packer'));
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Settlements' })).toHaveCount(0);
  const status = await page.evaluate(async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"Month":"2026-11"}' };
    return (await fetch('/api/SettlementList', init)).status;
  });
  expect(status).toBe(403);
});
