import { testSecret } from '../../testing/test-secret.ts';
import { mailToken, readMailToken } from './mail-token.ts';

const secret = testSecret(1);
const mail = { number: 'SM-7K2M9QX4', kind: 'confirmed', about: '' } as const;
const cancelled = { number: 'SM-7K2M9QX4', kind: 'cancelled', about: 'e-V_1' } as const;

test('a token opens its own email', () => {
  expect(readMailToken(secret, mailToken(secret, mail))).toEqual(mail);
  expect(readMailToken(secret, mailToken(secret, cancelled))).toEqual(cancelled);
});

test.each([
  ['of another order', (token: string) => token.replace('9QX4', '9QX5')],
  ['of another mail', (token: string) => token.replace('confirmed', 'refund')],
  ['of a mail that there is not', (token: string) => token.replace('confirmed', 'toString')],
  ['of another event', (token: string) => token.replace('confirmed..', 'confirmed.e-V_1.')],
  ['cut short', (token: string) => token.slice(0, -1)],
  ['with more behind it', (token: string) => `${token}.x`],
  ['without a signature', (token: string) => token.slice(0, token.lastIndexOf('.') + 1)],
  ['that is none', () => 'hello'],
])('a token %s opens nothing', (_what, change) => {
  expect(readMailToken(secret, change(mailToken(secret, mail)))).toBeNull();
});

test('a token signed by another secret opens nothing', () => {
  expect(readMailToken(secret, mailToken(testSecret(2), mail))).toBeNull();
});
