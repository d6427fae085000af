import { mailboxOf } from './mailbox-of.ts';

test.each([
  ['9876543210', '9876543210'],
  ['asha@example.com', 'asha@example.com'],
  ['Asha@Example.COM', 'asha@example.com'],
  ['asha+samay@example.com', 'asha@example.com'],
  ['asha+a+b@example.com', 'asha@example.com'],
  ['a.s.h.a@example.com', 'a.s.h.a@example.com'],
  ['a.sha+1@gmail.com', 'asha@gmail.com'],
  ['asha@googlemail.com', 'asha@gmail.com'],
  ['a.sha@notgmail.com', 'a.sha@notgmail.com'],
])('the recipient %s is counted as %s', (recipient, mailbox) => expect(mailboxOf(recipient)).toBe(mailbox));
