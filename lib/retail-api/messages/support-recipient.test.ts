import { parseEnvironment } from '#lib/shared/env.ts';
import { supportRecipient } from './support-recipient.ts';

const SMTP = { SMTP_URL: 'smtp://mail.example' };
const OPERATOR = { SUPPORT_EMAIL: 'care@shop.example' };

test.each([
  ['in a trial', {}, 'care@localhost'],
  ['with a mail server alone', SMTP, ''],
  ['with an address alone', OPERATOR, 'care@shop.example'],
  ['with both', { ...SMTP, ...OPERATOR }, 'care@shop.example'],
])('%s mails for support go to %j', (_name, set, recipient) => {
  expect(supportRecipient(parseEnvironment(set))).toBe(recipient);
});

test('an address that is none is refused', () => {
  expect(() => parseEnvironment({ SUPPORT_EMAIL: 'care' })).toThrow(/^SUPPORT_EMAIL: must be an e-mail address/);
});
