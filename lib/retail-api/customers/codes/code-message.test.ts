import { codeMessage } from './code-message.ts';

const asked = {
  purpose: 'login',
  recipient: '9876543210',
  code: '0415',
  siteUrl: 'https://shop.example:8443',
} as const;

test('an SMS ends with the line by which a browser fills the code in on this host alone', () => {
  const { body, subject } = codeMessage({ ...asked, channel: 'sms' });
  expect(body).toBe(
    '0415 is your Samay code. It is valid for 5 minutes. Do not share it with anyone.\n\n@shop.example #0415',
  );
  expect(subject).toBe('');
});

test('a call spells the digits, twice', () => {
  const { body } = codeMessage({ ...asked, channel: 'voice' });
  expect(body.match(/0, 4, 1, 5/g)).toHaveLength(2);
  expect(body).not.toContain('0415');
});

test('a mail says the code in its body and never in its subject, which is kept for longer', () => {
  const mail = codeMessage({ ...asked, channel: 'mail', recipient: 'asha@example.com' });
  expect(mail.subject).toBe('Your Samay code');
  expect(mail.body).toMatch(/^0415 is your Samay code\./);
});

test('who did not ask reads what the code would do', () => {
  expect(codeMessage({ ...asked, purpose: 'deletion', channel: 'sms' }).body).toMatch(
    /^0415 is the code to delete your Samay account\./,
  );
});

test('the message is worth as much as the code, and is marked as one', () => {
  expect(codeMessage({ ...asked, channel: 'sms' })).toMatchObject({ kind: 'code', ttlMs: 300_000 });
});
