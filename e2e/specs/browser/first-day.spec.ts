import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { Secret, TOTP } from 'otpauth';
import { ACME_PROFILE } from '../../fixtures/acme-profile.ts';
import { AddressForm } from '../../fixtures/address-form.ts';
import { NewShop, proxyProgram } from '../../fixtures/new-shop.ts';
import { readOutbox } from '../../fixtures/outbox.ts';
import { newMobile } from '../../fixtures/shopper.ts';

const SETTINGS = {
  CASH_ON_DELIVERY: 'on',
  OTP_LENGTH: '6',
  SUPPORT_EMAIL: 'care@acme.example',
  HOST: '127.0.0.1',
  TEST_PAYMENTS: 'on',
};
const OWNER = { name: 'Asha Mehta', email: 'asha@acme.example', password: 'copper kettle morning' };
const WATCH = {
  SKU: 'ACME-1',
  Title: 'Acme Amber Steel Watch',
  Photos: 'amber.jpg',
  MRP: '1999',
  Price: '1899',
  Stock: '2',
};

if (proxyProgram === undefined)
  process.stderr.write('Left out: the first day of a shop; install the packages nginx-light, openssl.\n');
test.skip(proxyProgram === undefined, 'There is no proxy.');

/** The steps of the day and how long the machine took over each, in seconds. */
const times: string[] = [];
const step = (name: string, body: () => Promise<void>) =>
  test.step(name, async () => {
    const start = performance.now();
    await body();
    times.push(`${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  ${name}`);
  });

test('an operator goes from an empty machine to a sold and packed watch by the steps of the documents', async () => {
  const shop = await NewShop.prepare();
  const browser = await openBrowser(shop);
  try {
    const owner = await browser.newPage();
    const shopper = await browser.newPage({ ignoreHTTPSErrors: true });

    await step('2. Name the shop', async () => {
      const file = await shop.write('shop.json', JSON.stringify(ACME_PROFILE));
      const init = ['shop', 'init', '--file', file, '--site-url', shop.siteUrl, '--env', `${shop.folder}/.env`];
      expect(await shop.run(...init)).toContain('npm start');
      await shop.addSettings({ ...SETTINGS, BACK_OFFICE_URL: shop.officeUrl });
    });
    await step('3. Start', () => shop.start());
    await step('4. The proxy', async () => {
      await shop.startProxy();
      const answer = await shopper.goto(shop.siteUrl);
      expect(answer?.ok()).toBe(true);
      await expect(shopper.getByRole('banner')).toContainText('Acme');
    });
    await step("5. The owner's account", () => makeOwner(owner, shop));
    await step('6. Products', () => importWatch(owner, shop));
    await step('9. Prices and stock', async () => {
      const prices = await shop.write('prices.csv', `id,price\n${WATCH.SKU},1799\n`);
      const stock = await shop.write('stock.csv', `sku,change\n${WATCH.SKU},3\n`);
      const by = ['catalogue', '--by', OWNER.name];
      await shop.run(...by, 'prices', prices);
      await shop.run(...by, 'stock', stock, '--reason', 'received');
      expect(await shop.run(...by, 'show-stock', WATCH.SKU)).toMatch(/\b5\b/);
    });
    await step('7. Set-up: a rehearsal at the payment sandbox', async () => {
      await owner.goto(`${shop.officeUrl}/set-up`);
      await expect(card(owner, 'Payments')).toContainText('The keys are for tests and take no money.');
      await buy(shopper, shop, async () => {
        await shopper.getByRole('radio', { name: 'Razorpay', exact: true }).check();
        await shopper.getByRole('button', { name: /^Pay ₹/ }).click();
        const sandbox = shopper.getByTitle('Payment sandbox').contentFrame();
        await sandbox.getByRole('button', { name: /^Pay ₹[\d,.]+$/ }).click();
      });
    });
    await step('7. Set-up, without test payments', async () => {
      await shop.addSettings({ TEST_PAYMENTS: 'off' });
      await shop.restart();
      await setUp(owner, shop);
    });
    let orderNumber = '';
    await step('10. The first order', async () => {
      orderNumber = await buy(shopper, shop, async () => {
        await shopper.getByRole('radio', { name: 'Cash on delivery' }).check();
        await shopper.getByRole('button', { name: 'Place order' }).click();
      });
      expect(orderNumber).toMatch(/^AC-/);
    });
    await step('11. Pack and ship', () => packAndShip(owner, shop, orderNumber));
    await step('12. The books', async () => {
      const month = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' }).slice(0, 7);
      const sales = await shop.run('desk', '--by', OWNER.name, 'report', 'sales', '--month', month, '--per', 'product');
      expect(sales).toContain(WATCH.Title);
    });
  } finally {
    process.stdout.write(`\nThe first day of a shop, as long as the machine took:\n${times.join('\n')}\n`);
    await browser.close();
    await shop.close();
  }
});

/** A browser to which the host of the shop is the proxy on this machine. */
function openBrowser({ ports }: NewShop): Promise<Browser> {
  const executablePath = test.info().project.use.launchOptions?.executablePath;
  const args = ['--no-sandbox', `--host-resolver-rules=MAP shop.example:443 127.0.0.1:${ports.https}`];
  return chromium.launch({ ...(executablePath !== undefined && { executablePath }), args });
}

async function makeOwner(page: Page, shop: NewShop): Promise<void> {
  await page.goto(/Its owner begins at (\S+)/.exec(shop.output)?.[1] ?? '');
  await page.getByLabel('Your name').fill(OWNER.name);
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('New password').fill(OWNER.password);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  const secret = await page.locator('code').innerText();
  await page.getByLabel('Six digits').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('of 6 steps are done')).toBeVisible();
}

/** The example of the template becomes the watch, and its photo lies in the folder beside it. */
async function importWatch(page: Page, shop: NewShop): Promise<void> {
  const file = `${shop.folder}/watches.csv`;
  await shop.run('catalogue', 'template', 'watches', file);
  const [columns = [], example = []] = parse(await shop.read('watches.csv'), { bom: true }) as string[][];
  const known: Readonly<Record<string, string>> = { ...WATCH, 'Product code': WATCH.SKU, 'Design code': '' };
  await shop.write('watches.csv', stringify([columns, columns.map((name, index) => known[name] ?? example[index])]));
  await shop.write(
    WATCH.Photos,
    await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 700, height: 700 } }),
  );
  const command = ['catalogue', 'import', file, '--photos', shop.folder];
  await shop.run(...command, '--dry-run');
  await shop.run(...command);
}

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

/** The steps that a person confirms; the others are done by then. */
async function setUp(page: Page, { officeUrl }: NewShop): Promise<void> {
  await page.goto(`${officeUrl}/set-up`);
  for (const [title, button] of [
    ['Payments', 'Test and confirm'],
    ['Delivery', 'They are right'],
    ['Launch date', 'That is the date'],
  ] as const) {
    await card(page, title).getByRole('button', { name: button }).click();
    await expect(card(page, title).getByText('Done')).toBeVisible();
  }
  await expect(page.getByText('Your shop is ready to launch.')).toBeVisible();
}

/** A new shopper finds the watch, signs in with the code of the outbox, and pays; returns the order's number. */
async function buy(page: Page, shop: NewShop, pay: () => Promise<void>): Promise<string> {
  const mobile = newMobile();
  await page.context().clearCookies();
  await page.goto(`${shop.siteUrl}/search?q=amber`);
  await page.getByRole('link', { name: WATCH.Title }).first().click();
  await expect(page.getByText('₹1,799').first()).toBeVisible();
  await page.getByRole('button', { name: 'Buy now' }).click();
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
  await page.getByRole('button', { name: 'Send code' }).click();
  const digits = page.getByRole('group', { name: 'One-time code' }).getByRole('textbox');
  await expect(digits.first()).toBeVisible();
  const code = async () => /\b\d{6}\b/.exec((await readOutbox(shop.apiUrl, mobile))[0]?.body ?? '')?.[0] ?? '';
  await expect.poll(code).not.toBe('');
  await digits.first().focus();
  await page.keyboard.type(await code());
  await new AddressForm(page).fill();
  await page.getByRole('button', { name: 'Save and deliver here' }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await pay();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  return page
    .getByRole('main')
    .getByRole('term')
    .filter({ hasText: /^Order number$/ })
    .locator('+ dd')
    .innerText();
}

async function packAndShip(page: Page, { officeUrl }: NewShop, orderNumber: string): Promise<void> {
  await page.goto(`${officeUrl}/orders`);
  await page.getByRole('list', { name: 'Orders' }).or(page.getByRole('table')).getByText(orderNumber).first().click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${orderNumber}` })).toBeVisible();
  await page.getByRole('button', { name: 'Pack', exact: true }).click();
  await page.getByRole('textbox', { name: 'Serial number' }).first().fill('SN-1');
  await page.getByRole('button', { name: 'Mark as packed' }).click();
  await expect(page.getByText('Packed', { exact: true }).first()).toBeVisible();
  const slip = await page.getByRole('link', { name: 'Packing slip' }).getAttribute('href');
  const paper = await page.request.get(new URL(slip ?? '', officeUrl).href);
  expect(paper.headers()['content-type']).toBe('application/pdf');
  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  await page.getByLabel('Courier').fill('Blue Dart');
  await page.getByRole('textbox', { name: 'AWB (tracking number)' }).fill('BD0001');
  await page.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(page.getByText('BD0001').first()).toBeVisible();
}
