import { accountNoticeText, isFailureNotice, parseAccountNotice } from './notices.ts';

test.each([
  ['saved', 'Saved.', false],
  ['account-deleted', 'We have deleted your account and signed you out.', false],
  ['order-changed', 'Your order has been changed.', false],
  ['too-late-to-change', 'This order can no longer be changed.', true],
  ['data-unavailable', 'We cannot prepare your download right now. Please try again.', true],
])('the account notice %s is parsed from an address', (code, text, failed) => {
  const notice = parseAccountNotice(code);
  expect(notice && [accountNoticeText(notice), isFailureNotice(notice)]).toEqual([text, failed]);
});

test.each([[undefined], [''], ['Saved.'], ['constructor'], ['__proto__'], [['saved', 'saved']]])(
  '%j is not an account notice',
  (text) => {
    expect(parseAccountNotice(text)).toBeNull();
  },
);
