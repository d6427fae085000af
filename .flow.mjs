import { chromium } from '@playwright/test';
const pass = process.argv[2];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
const page = await context.newPage();
page.setDefaultTimeout(45000);
page.on('console', (m) => ['error'].includes(m.type()) && console.log('CONSOLE', m.text().slice(0, 300)));
page.on('pageerror', (e) => console.log('PAGEERROR', e.message.slice(0, 400)));
const shot = (name) => page.screenshot({ path: `/tmp/w/forms-shots/flow-${name}.png` });
const step = async (name, work) => { try { await work(); console.log('OK', name); } catch (e) { console.log('FAIL', name, e.message.slice(0, 500)); await shot(`fail-${name.replaceAll(' ', '-')}`); } };
await page.goto('http://127.0.0.1:42501');
await page.getByLabel('Email').fill('owner@example.test');
await page.getByLabel('Password').fill(pass);
await page.getByRole('button', { name: 'Sign in' }).click();
await page.getByRole('navigation', { name: 'Main menu' }).waitFor({ timeout: 90000 });
const go = async (path) => { await page.goto(`http://127.0.0.1:42501${path}`); await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 60000 }); };
await step('sku error beside cell', async () => {
  await go('/products/D101MR01');
  await page.getByLabel('Price (₹) of row 2').fill('999999');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Nothing is saved yet.').waitFor();
  console.log(await page.getByRole('alert').first().innerText());
});
await step('paste', async () => {
  await page.getByLabel('MRP (₹) of row 1').focus();
  await page.evaluate(() => {
    const data = new DataTransfer(); data.setData('text/plain', '₹1,20,000\t₹1,13,000\n1,21,000\t1,14,000');
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('D101MR01 is saved.').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('Price (₹) of row 2').waitFor();
  console.log(await page.getByLabel('Price (₹) of row 2').inputValue());
});
await step('highlights by keyboard', async () => {
  const first = page.getByLabel('highlight 1', { exact: true });
  await first.focus(); await page.keyboard.press('End'); await page.keyboard.press('Enter'); await page.keyboard.type('Typed second');
  await page.keyboard.press('Alt+ArrowUp');
  console.log(await page.getByLabel('highlight 1', { exact: true }).inputValue(), '|', await page.getByLabel('highlight 2', { exact: true }).inputValue());
  await page.keyboard.type('!');
  console.log(await page.getByLabel('highlight 1', { exact: true }).inputValue());
});
await step('attribute wrong', async () => {
  await page.getByLabel('Gross weight').fill('heavy');
  await page.getByText('Write a number, such as 41.5.').waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Nothing is saved yet.').waitFor();
  console.log(await page.getByRole('alert').first().innerText());
  await shot('attr');
});
await step('new product copy', async () => {
  await go('/new-product?copy=1801AV01');
  await page.getByLabel('Code of the product').fill('1801av99');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Add this product' }).click();
  await page.getByText('Nothing is saved yet.').waitFor();
  console.log(await page.getByRole('alert').first().innerText());
  await shot('new');
});
await step('category rule', async () => {
  await go('/categories');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Path, such as').fill('watches/green');
  await page.getByLabel('Name').fill('Green dials');
  await page.getByRole('combobox', { name: 'Add a condition' }).click();
  await page.getByRole('option', { name: 'Dial colour' }).click();
  const dial = page.getByRole('combobox', { name: 'Dial colour' });
  await dial.fill('Green'); await page.keyboard.press('Enter');
  await page.getByText(/It holds \d+ product/).waitFor();
  console.log(await page.getByText(/It holds/).innerText());
  await dial.fill('Grene'); await page.keyboard.press('Enter');
  await page.getByText('No product has Grene').waitFor();
  await shot('rule');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('watches/green is saved.').waitFor();
});
await step('footer', async () => {
  await go('/pages/footer');
  await page.getByRole('button', { name: 'Add a list of links' }).click();
  await page.getByLabel('Text of the link').fill('Our stores');
  await page.getByLabel('Address', { exact: true }).fill('stores');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('The page is saved.').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.screenshot({ path: '/tmp/w/forms-shots/flow-footer.png', fullPage: true });
});
await step('store', async () => {
  await go('/stores');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Code of the store').fill('ST999');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForTimeout(3000);
  await page.screenshot({ path: '/tmp/w/forms-shots/flow-store.png', fullPage: false });
});
await step('stock link', async () => {
  await go('/stock?skus=D101MR01-8,D101MR01-10');
  await page.getByLabel('Pieces of row 1').fill('+2');
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText('What changes').first().waitFor();
  await shot('stock');
});
await browser.close();
