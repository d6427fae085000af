import { parseEnvironment } from '#lib/shared/env.ts';
import { startLines } from './start-lines.ts';

const SMTP = { SMTP_URL: 'smtp://mail.example' };
const GATEWAY = { SMS_GATEWAY_URL: 'https://sms.example' };
const SUPPORT = { SUPPORT_EMAIL: 'care@shop.example' };
const KEYS = { RAZORPAY_KEY_ID: 'rzp_live_1' };
const SELLER = {
  SELLER_LEGAL_NAME: 'Clock Shop Private Limited',
  SELLER_ADDRESS: '1 Fort Road; Pune 411001',
  SELLER_GSTIN: '27AAPFU0939F1ZV',
};
const SHOP = { SITE_URL: 'https://shop.example', ...KEYS, ...SELLER };
const linesOf = (set: Record<string, string>) =>
  startLines(parseEnvironment(set), { retailApi: 'http://127.0.0.1:4000' });

test.each([
  ['in a trial', {}, ['Codes and mails that would be sent: http://127.0.0.1:4000/outbox']],
  ['with a mail server', SMTP, ['Codes that would be sent: http://127.0.0.1:4000/outbox']],
  ['with a gateway', GATEWAY, ['Mails that would be sent: http://127.0.0.1:4000/outbox']],
  ['with both', { ...SMTP, ...GATEWAY }, []],
  ['where other machines reach the retail API', { RETAIL_API_HOST: '0.0.0.0' }, []],
])('%s the start says where messages are read that nothing sends', (_name, set, told) => {
  expect(linesOf(set)).toEqual({ told, warned: [] });
});

test('a shop that cannot send codes is warned', () => {
  expect(linesOf({ ...SHOP, ...SUPPORT }).warned).toEqual([
    expect.stringMatching(/^SMS_GATEWAY_URL: .*nobody can sign in\.$/),
  ]);
  expect(linesOf({ ...SHOP, ...SUPPORT, ...GATEWAY }).warned).toEqual([]);
});

test('a shop where nobody can pay is warned', () => {
  const shop = { ...SHOP, ...SUPPORT, ...GATEWAY, RAZORPAY_KEY_ID: '' };
  expect(linesOf(shop).warned).toEqual([expect.stringMatching(/^RAZORPAY_KEY_ID, PAYU_KEY: .*nobody can pay/)]);
  expect(linesOf({ ...shop, PAYU_KEY: 'k' }).warned).toEqual([]);
});

test('whoever takes money in the name of an invented seller is warned', () => {
  const shop = { SITE_URL: SHOP.SITE_URL, ...KEYS, ...SUPPORT, ...GATEWAY };
  expect(linesOf(shop).warned).toEqual([
    expect.stringMatching(/^SELLER_LEGAL_NAME, SELLER_ADDRESS, SELLER_GSTIN: WARNING: .*invented/),
  ]);
  const { SELLER_GSTIN: _gstin, ...others } = SELLER;
  expect(linesOf({ ...shop, ...others }).warned).toEqual([expect.stringMatching(/^SELLER_GSTIN: WARNING: /)]);
  expect(linesOf({ ...shop, ...SELLER }).warned).toEqual([]);
  // Also behind a proxy without an address of its own, and never where no money is taken.
  expect(linesOf({ TRUST_PROXY: '1', ...KEYS }).warned).toEqual([expect.stringContaining('invented')]);
  const tests = { RAZORPAY_KEY_ID: 'rzp_test_1', PAYU_KEY: 'k', PAYU_PAYMENT_URL: 'https://test.payu.in/_payment' };
  expect(linesOf(tests).warned).toEqual([]);
});

test('a shop whose support hears of nothing is warned', () => {
  expect(linesOf({ ...SHOP, ...GATEWAY }).warned).toEqual([expect.stringMatching(/^SUPPORT_EMAIL: .*reach nobody/)]);
});

test('a shop whose mails come from nowhere is warned', () => {
  const shop = { ...SHOP, ...GATEWAY, ...SUPPORT, ...SMTP };
  expect(linesOf(shop).warned).toEqual([expect.stringMatching(/^MAIL_FROM: /)]);
  expect(linesOf({ ...shop, MAIL_FROM: 'no-reply@LOCALHOST' }).warned).toHaveLength(1);
  expect(linesOf({ ...shop, MAIL_FROM: 'Samay <no-reply@shop.example>' }).warned).toEqual([]);
});

test.each([{ ...SHOP, ...GATEWAY, ...SUPPORT }, { SITE_URL: 'http://shop.example' }, { TRUST_PROXY: '1' }])(
  'with %j whoever gives gift cards away is warned, once',
  (settings) => {
    expect(linesOf({ ...settings, TEST_PAYMENTS: 'on' }).warned).toEqual([expect.stringMatching(/^TEST_PAYMENTS: /)]);
    expect(linesOf(settings).warned).toEqual([]);
  },
);

test('a trial is not warned of its test payments', () => {
  expect(linesOf({ TEST_PAYMENTS: 'on' }).warned).toEqual([]);
});

test('a start says where the store, its messages and its payments are', () => {
  const settings = parseEnvironment({ ...SMTP, HOST: '127.0.0.1' });
  const storefront = 'http://localhost:3000';
  const retailApi = 'http://127.0.0.1:4000';
  const sandbox = 'http://127.0.0.1:4200';
  expect(startLines(settings, { storefront, retailApi, sandbox }).told).toEqual([
    'Samay is open at http://localhost:3000',
    'Codes that would be sent: http://127.0.0.1:4000/outbox',
    'Payments are tests; the sandbox is at http://127.0.0.1:4200',
  ]);
  expect(startLines(settings, { storefront }).told).toEqual(['Samay is open at http://localhost:3000']);
  const shop = parseEnvironment({ SITE_URL: 'https://shop.example' });
  expect(startLines(shop, { storefront }).told).toEqual([
    'Samay is open at https://shop.example; its proxy reaches the store at http://localhost:3000',
  ]);
  expect(startLines(parseEnvironment({ SITE_URL: storefront }), { storefront }).told).toEqual([
    'Samay is open at http://localhost:3000',
  ]);
  // Alone it says by itself where it answers.
  expect(startLines(settings, { sandbox }).told).toEqual([]);
});

test.each([
  ['127.0.0.1', undefined, undefined, null],
  ['localhost', undefined, 'sale.example', null],
  ['0.0.0.0', 'http://192.168.1.20:3000', undefined, null],
  ['0.0.0.0', undefined, undefined, 'SITE_URL is not set: every host name opens the store'],
  // As .env.example has it.
  ['::', undefined, 'ff1.localhost,ff2.localhost,ff3.localhost,ff4.localhost', expect.stringContaining('every host')],
  ['::', undefined, 'sale.example', expect.stringMatching(/^SITE_URL is not set: .* IP addresses, localhost and PRIV/)],
])('a store at %s with the address %s and the private sale at %s says of its names: %s', (...given) => {
  const [HOST, SITE_URL, PRIVATE_SALE_HOSTS, line] = given;
  const settings = parseEnvironment({ HOST, SITE_URL, PRIVATE_SALE_HOSTS });
  const { told, warned } = startLines(settings, { storefront: 'http://localhost:3000' });
  expect([told.slice(1), warned]).toEqual([line === null ? [] : [line], []]);
});
