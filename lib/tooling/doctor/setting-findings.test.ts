import { parseEnvironment } from '#lib/shared/env.ts';
import { settingFindings } from './setting-findings.ts';

const SECRET = 'a-secret-of-more-than-32-characters';
const SHOP = {
  SITE_URL: 'https://shop.example',
  TRUST_PROXY: '1',
  SESSION_SECRET: SECRET,
  RETAIL_API_SECRET: SECRET,
  REVALIDATE_SECRET: SECRET,
  OPERATOR_KEY: SECRET,
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'Shop <shop@shop.example>',
  SMS_GATEWAY_URL: 'https://sms.example',
  SUPPORT_EMAIL: 'help@shop.example',
  SHOP_FILE: 'shop.json',
  OTP_LENGTH: '6',
  RAZORPAY_KEY_ID: 'rzp_live_0123456789abcd',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'secret',
};
const found = (changes: Record<string, string>, state: string) =>
  settingFindings(parseEnvironment({ ...SHOP, ...changes }))
    .filter((finding) => finding.state === state)
    .map(({ text }) => text);

test('a shop with all settings has nothing wrong and nothing to note', () => {
  expect(found({}, 'wrong')).toEqual([]);
  expect(found({}, 'note')).toEqual([]);
  expect(found({}, 'ok')).toContain('Razorpay: all keys are set; they take money');
});

test('a trial needs nothing, and is told what stays in the outbox', () => {
  const findings = settingFindings(parseEnvironment({}));
  expect(findings.filter(({ state }) => state === 'wrong')).toEqual([]);
  expect(findings.filter(({ state }) => state === 'note')).toHaveLength(3);
});

test.each([
  ['a missing secret', { OPERATOR_KEY: '' }, /^OPERATOR_KEY: not set/],
  ['half the keys of a gateway', { RAZORPAY_KEY_SECRET: '' }, /^RAZORPAY_KEY_SECRET: .* incomplete/],
  ['a key that is none', { RAZORPAY_KEY_ID: 'my key' }, /^RAZORPAY_KEY_ID: does not look like/],
  ['a proxy that is not counted', { TRUST_PROXY: '0' }, /^TRUST_PROXY: 0/],
  ['no gateway for codes', { SMS_GATEWAY_URL: '' }, /^SMS_GATEWAY_URL: .*nobody can sign in/],
  ['a sender at localhost', { MAIL_FROM: '' }, /^MAIL_FROM: an address at localhost/],
])('%s is wrong in a shop', (_what, changes, message) => {
  expect(found(changes, 'wrong')).toEqual([expect.stringMatching(message)]);
});

test('old secrets that are still accepted are noted', () => {
  expect(found({ ACCEPTED_SESSION_SECRETS: `${SECRET}, ${SECRET}x` }, 'note')).toEqual([
    expect.stringMatching(/^ACCEPTED_SESSION_SECRETS: not empty/),
  ]);
});

test.each([
  ['its retail API', { RETAIL_API_URL: 'https://api.example', RETAIL_API_SECRET: '', OPERATOR_KEY: '' }],
  ['its storefronts', { STOREFRONT_URL: 'http://store-1:3000', SESSION_SECRET: '' }],
])('a process needs no secret of %s, which are elsewhere', (_what, changes) => {
  expect(found(changes, 'wrong')).toEqual([]);
});
