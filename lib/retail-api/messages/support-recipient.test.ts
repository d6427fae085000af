import { parseEnvironment } from '#lib/shared/env.ts';
import { supportRecipient } from './support-recipient.ts';

const SMTP = { SMTP_URL: 'smtp://mail.example' };
const OPERATOR = { SUPPORT_EMAIL: 'care@shop.example' };

test.each([
  ['in a trial', {}, 'care@localhost'],
  ['with a mail server alone', SMTP, ''],
  ['with an address alone', OPERATOR, 'care@shop.example'],
  ['with both', { ...SMTP, ...OPERATOR }, 'care@shop.example'],
])('%s mails for support are sent to %j', (_name, settings, recipient) => {
  expect(supportRecipient(parseEnvironment(settings))).toBe(recipient);
});

test('an invalid address is refused', () => {
  expect(() => parseEnvironment({ SUPPORT_EMAIL: 'care' })).toThrow(/^SUPPORT_EMAIL: must be an email address/);
});
