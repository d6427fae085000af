import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '../../../lib/contract/index.ts';
import { wellStocked } from '../../fixtures/catalogue.ts';
import { OrderDesk } from '../../fixtures/order-desk.ts';
import { readOutbox } from '../../fixtures/outbox.ts';
import { sendRaw } from '../../fixtures/raw-http.ts';
import { SAME_ORIGIN } from '../../fixtures/request-headers.ts';
import { newMobile } from '../../fixtures/shopper.ts';
import { SHARED_SETTINGS } from '../../fixtures/store-settings.ts';
import { expect, test } from '../../fixtures/test.ts';

/** A name that would break HTML, XML and JSON if it were written as it is. */
const NAME = 'Acme & Söhne <"Gold">';
const ESCAPED = 'Acme &amp; Söhne &lt;';

const profile = {
  name: NAME,
  sells: 'gold jewellery',
  description: 'Gold jewellery from Jaipur.',
  orderPrefix: 'AC',
  invoicePrefix: 'AC',
  seller: {
    legalName: 'Acme Gold Private Limited',
    address: ['1 Johari Bazaar', 'Jaipur 302003'],
    gstin: '08AAAAA0000A1Z2',
  },
  contact: { phone: '+91 141 000 0000', email: 'care@acme.example' },
  logo: 'logo.svg',
  icon: 'icon.svg',
  colours: { light: { accent: '#7a1f3d' } },
  grievanceOfficer: { name: 'Kavita Mehta', phone: '+91 141 000 0001', email: 'officer@acme.example' },
};
const folder = mkdtempSync(join(tmpdir(), 'profile-'));
const SHOP_FILE = join(folder, 'shop.json');
writeFileSync(SHOP_FILE, JSON.stringify(profile));
const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#7a1f3d"/></svg>`;
writeFileSync(join(folder, 'logo.svg'), drawing(300, 60));
writeFileSync(join(folder, 'icon.svg'), drawing(512, 512));

/** The log is as full as that of a shop by default. */
test.use({ storeSettings: { ...SHARED_SETTINGS, SHOP_FILE, LOG_LEVEL: 'info' } });

const cheapWatch = wellStocked.find(({ RootCategory, Price }) => RootCategory === 'Watches' && Price < 10_000);

const PATHS = [
  '/',
  '/watches',
  `/p-${wellStocked[0]?.ProductCode.toLowerCase()}`,
  '/search?q=gold',
  '/cart',
  '/gift-cards',
  '/store-locator',
  '/brands/featured-brands',
  '/size-guide/ring',
  '/track-order',
  '/users/sign_in',
  '/page/about',
  '/page/contact',
  '/page/privacy',
  '/page/terms',
  '/page/returns',
  '/page/sitemap',
  '/no-such-page',
  '/api/footer',
  '/manifest.webmanifest',
  '/icon.svg',
  '/robots.txt',
  '/llms.txt',
  '/sitemap.xml',
  '/feeds/google.xml',
];

for (const path of PATHS) {
  test(`${path} says nothing of the demo's shop`, async ({ request }) => {
    const response = await request.get(path);
    expect([200, 404]).toContain(response.status());
    const text = `${JSON.stringify(response.headers())}\n${await response.text()}`;
    expect(text.match(/.{0,80}samay.{0,40}/gi)).toBeNull();
  });
}

test('pages, the manifest and the feed name the shop, each in its own way of writing', async ({ request }) => {
  const text = async (path: string) => (await request.get(path)).text();
  expect(await text('/')).toContain(`<title>${ESCAPED}`);
  expect(await text('/page/contact')).toContain('Acme Gold Private Limited');
  expect(JSON.parse(await text('/manifest.webmanifest'))).toMatchObject({ name: NAME, short_name: NAME });
  expect(await text('/feeds/google.xml')).toContain(`<title>${ESCAPED}`);
});

test('pages have the logo, the icon and the colours of the shop', async ({ request }) => {
  const home = await (await request.get('/')).text();
  for (const page of [home, await (await request.get('/cart')).text()])
    expect(page).toContain('{:root{--color-brass:#7a1f3d}}');
  const [, logo = ''] = /<img src="(\/icons\/logo-[0-9a-f]{12}\.svg)"/.exec(home) ?? [];
  const drawn = await request.get(logo);
  expect(await drawn.text()).toBe(drawing(300, 60));
  expect(drawn.headers()['content-security-policy']).toContain('sandbox');
  expect(await (await request.get('/icon.svg')).text()).toContain('data:image/png;base64,');
});

test('the warranty card of a delivered watch names the shop, on its page and in its file', async ({
  checkout,
  page,
  store,
}) => {
  await checkout.placeOrder('cash-on-delivery', cheapWatch);
  const [number = ''] = await checkout.orderNumbers();
  expect(number).toMatch(/^AC-/);
  const desk = new OrderDesk(store.apiUrl);
  await desk.advance(number, 'pack', 'ship', 'out-for-delivery', 'deliver');
  const { Order } = await desk.call(calls.deskOrder, { OrderNumber: number });
  const card = await page.request.get(`/myaccount/warranty?order=${number}&line=${Order.Products[0]?.LineId}`);
  const html = await card.text();
  expect(html).toContain('Acme Gold Private Limited');
  expect(html.match(/.{0,80}samay.{0,40}/gi)).toBeNull();
  const file = /href="([^"]*warranty[^"]*)"[^>]*>\s*Download PDF/.exec(html)?.[1] ?? '';
  const pdf = await page.request.get(file.replaceAll('&amp;', '&'));
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect(`${JSON.stringify(pdf.headers())}${await pdf.body()}`).not.toMatch(/samay/i);
});

test('a refusal before any page is rendered, a code and the log name no other shop', async ({ request, store }) => {
  const port = Number(new URL(store.url).port);
  const target = `/watches?q=${'a'.repeat(20_000)}`;
  const reply = await sendRaw(port, { method: 'GET', target, lines: ['Host: 127.0.0.1'] });
  expect(`${reply.head}${reply.body}`).not.toMatch(/samay/i);
  const mobile = newMobile();
  const sent = await request.post('/api/sign-in/code', { headers: SAME_ORIGIN, data: { mobile } });
  expect(sent.ok()).toBe(true);
  const [code] = await readOutbox(store.apiUrl, mobile);
  expect(code?.body).toContain(`is your ${NAME} code`);
  expect(`${store.storefront.output}${store.retailApi.output}`).not.toMatch(/samay(?!-)/i);
});
