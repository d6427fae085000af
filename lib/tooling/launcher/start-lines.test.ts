import { parseEnvironment } from '#lib/shared/env.ts';
import { startLines } from './start-lines.ts';

const SMTP = { SMTP_URL: 'smtp://mail.example' };
const GATEWAY = { SMS_GATEWAY_URL: 'https://sms.example' };
const SUPPORT = { SUPPORT_EMAIL: 'care@shop.example' };
const KEYS = { RAZORPAY_KEY_ID: 'rzp_live_1' };
const SHOP = { SITE_URL: 'https://shop.example', ...KEYS, SHOP_FILE: 'shop.json' };
const linesOf = (variables: Record<string, string>) =>
  startLines(parseEnvironment(variables), { retailApi: 'http://127.0.0.1:4000' });

test.each([
  ['in a trial', {}, ['Codes and mails that would be sent: http://127.0.0.1:4000/outbox']],
  ['with a mail server', SMTP, ['Codes that would be sent: http://127.0.0.1:4000/outbox']],
  ['with a gateway', GATEWAY, ['Mails that would be sent: http://127.0.0.1:4000/outbox']],
  ['with both', { ...SMTP, ...GATEWAY }, []],
  ['where other machines reach the retail API', { RETAIL_API_HOST: '0.0.0.0' }, []],
])('%s the start prints where the messages that are not sent can be read', (_name, variables, info) => {
  expect(linesOf(variables)).toEqual({ info, warnings: [] });
});

test('the start warns a deployed store that cannot send codes', () => {
  expect(linesOf({ ...SHOP, ...SUPPORT }).warnings).toEqual([
    expect.stringMatching(/^SMS_GATEWAY_URL: .*but with a code that you read in the outbox\.$/),
  ]);
  const apart = { ...SHOP, ...SUPPORT, RETAIL_API_HOST: '0.0.0.0' };
  expect(linesOf(apart).warnings).toEqual([expect.stringMatching(/^SMS_GATEWAY_URL: .*nobody can sign in\.$/)]);
  expect(linesOf({ ...SHOP, ...SUPPORT, ...GATEWAY }).warnings).toEqual([]);
});

test('the start warns a deployed store without a payment method', () => {
  const shop = { ...SHOP, ...SUPPORT, ...GATEWAY, RAZORPAY_KEY_ID: '' };
  expect(linesOf(shop).warnings).toEqual([expect.stringMatching(/^RAZORPAY_KEY_ID, PAYU_KEY: .*nobody can pay/)]);
  expect(linesOf({ ...shop, CASH_ON_DELIVERY: 'on' }).warnings).toEqual([expect.stringMatching(/in cash on delivery/)]);
  expect(linesOf({ ...shop, PAYU_KEY: 'k' }).warnings).toEqual([]);
});

test('the start warns a store that others use, or that takes money, under the name and seller of the demo', () => {
  const { SHOP_FILE: _file, ...shop } = { ...SHOP, ...SUPPORT, ...GATEWAY };
  const warnings = [expect.stringMatching(/^SHOP_FILE: WARNING: .*Samay.*invented seller/)];
  expect(linesOf(shop).warnings).toEqual(warnings);
  expect(linesOf({ ...shop, RAZORPAY_KEY_ID: '', PAYU_KEY: 'k' }).warnings).toEqual(warnings);
  expect(linesOf({ TRUST_PROXY: '1', ...KEYS }).warnings).toEqual(warnings);
  const tests = { RAZORPAY_KEY_ID: 'rzp_test_1', PAYU_KEY: 'k', PAYU_PAYMENT_URL: 'https://test.payu.in/_payment' };
  expect(linesOf(tests).warnings).toEqual([]);
});

test('the start warns a deployed store without a support address', () => {
  expect(linesOf({ ...SHOP, ...GATEWAY }).warnings).toEqual([expect.stringMatching(/^SUPPORT_EMAIL: .*reach nobody/)]);
});

test('the start warns a deployed store without a valid sender address', () => {
  const shop = { ...SHOP, ...GATEWAY, ...SUPPORT, ...SMTP };
  expect(linesOf(shop).warnings).toEqual([expect.stringMatching(/^MAIL_FROM: /)]);
  expect(linesOf({ ...shop, MAIL_FROM: 'no-reply@LOCALHOST' }).warnings).toHaveLength(1);
  expect(linesOf({ ...shop, MAIL_FROM: 'Samay <no-reply@shop.example>' }).warnings).toEqual([]);
});

test.each([{ ...SHOP, ...GATEWAY, ...SUPPORT }, { SITE_URL: 'http://shop.example' }, { TRUST_PROXY: '1' }])(
  'with %j the start warns once that test payments give gift cards away',
  (settings) => {
    expect(linesOf({ ...settings, TEST_PAYMENTS: 'on' }).warnings).toEqual([expect.stringMatching(/^TEST_PAYMENTS: /)]);
    expect(linesOf(settings).warnings).toEqual([]);
  },
);

test('the start does not warn a trial of its test payments', () => {
  expect(linesOf({ TEST_PAYMENTS: 'on' }).warnings).toEqual([]);
});

test('the start prints the addresses of the store, its messages and its payments', () => {
  const settings = parseEnvironment({ ...SMTP, HOST: '127.0.0.1' });
  const storefront = 'http://localhost:3000';
  const retailApi = 'http://127.0.0.1:4000';
  const sandbox = 'http://127.0.0.1:4200';
  expect(startLines(settings, { storefront, retailApi, sandbox }).info).toEqual([
    'Samay is open at http://localhost:3000',
    'Codes that would be sent: http://127.0.0.1:4000/outbox',
    'Payments are tests; the sandbox is at http://127.0.0.1:4200',
  ]);
  expect(startLines(settings, { storefront }).info).toEqual(['Samay is open at http://localhost:3000']);
  const shop = parseEnvironment({ SITE_URL: 'https://shop.example' });
  expect(startLines(shop, { storefront }).info).toEqual([
    'The store is open at https://shop.example; its proxy reaches the store at http://localhost:3000',
  ]);
  expect(startLines(parseEnvironment({ SITE_URL: storefront }), { storefront }).info).toEqual([
    'Samay is open at http://localhost:3000',
  ]);
  // Started alone, it prints its own address.
  expect(startLines(settings, { sandbox }).info).toEqual([]);
});

test.each([
  ['127.0.0.1', undefined, undefined, null],
  ['localhost', undefined, 'sale.example', null],
  ['0.0.0.0', 'http://192.168.1.20:3000', undefined, null],
  ['0.0.0.0', undefined, undefined, 'SITE_URL is not set: every host name opens the store'],
  // The value from .env.example.
  ['::', undefined, 'ff1.localhost,ff2.localhost,ff3.localhost,ff4.localhost', expect.stringContaining('every host')],
  ['::', undefined, 'sale.example', expect.stringMatching(/^SITE_URL is not set: .* IP addresses, localhost and PRIV/)],
])('a store at %s with the URL %s and the private sale at %s prints about its host names: %s', (...input) => {
  const [HOST, SITE_URL, PRIVATE_SALE_HOSTS, line] = input;
  const settings = parseEnvironment({ HOST, SITE_URL, PRIVATE_SALE_HOSTS });
  const { info, warnings } = startLines(settings, { storefront: 'http://localhost:3000' });
  expect([info.slice(1), warnings]).toEqual([line === null ? [] : [line], []]);
});

test('the start says where the back office is, by the address that staff use where there is one', () => {
  const office = { backOffice: 'http://127.0.0.1:4300' };
  expect(startLines(parseEnvironment({}), office).info).toEqual(['The back office is at http://127.0.0.1:4300']);
  const deployed = parseEnvironment({ BACK_OFFICE_URL: 'https://office.shop.example' });
  expect(startLines(deployed, office).info).toEqual(['The back office is at https://office.shop.example']);
});
