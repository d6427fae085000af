import { codeMessage } from './code-message.ts';

const codeToSend = {
  purpose: 'login',
  recipient: '9876543210',
  code: '0415',
  siteUrl: 'https://shop.example:8443',
} as const;

test('an SMS ends with the line that lets a browser autofill the code on this host only', () => {
  const { body, subject } = codeMessage({ ...codeToSend, channel: 'sms' });
  expect(body).toBe(
    '0415 is your Samay code. It is valid for 5 minutes. Do not share it with anyone.\n\n@shop.example #0415',
  );
  expect(subject).toBe('');
});

test('a voice call spells out the digits twice', () => {
  const { body } = codeMessage({ ...codeToSend, channel: 'voice' });
  expect(body.match(/0, 4, 1, 5/g)).toHaveLength(2);
  expect(body).not.toContain('0415');
});

test('a mail has the code in its body and never in its subject, which is retained longer', () => {
  const mail = codeMessage({ ...codeToSend, channel: 'mail', recipient: 'asha@example.com' });
  expect(mail.subject).toBe('Your Samay code');
  expect(mail.body).toMatch(/^0415 is your Samay code\./);
});

test('the message says what the code is for, for a recipient who did not request it', () => {
  expect(codeMessage({ ...codeToSend, purpose: 'deletion', channel: 'sms' }).body).toMatch(
    /^0415 is the code to delete your Samay account\./,
  );
});

test('the message is classified as a code and expires with it', () => {
  expect(codeMessage({ ...codeToSend, channel: 'sms' })).toMatchObject({ kind: 'code', ttlMs: 300_000 });
});
