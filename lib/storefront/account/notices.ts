/** The texts of the account pages' notices about the last action, by the `?notice=` of the address. */
const TEXTS = {
  saved: 'Saved.',
  'address-saved': 'Your address is saved.',
  'address-saved-undeliverable': 'Your address is saved. We do not deliver to its pincode yet.',
  'address-removed': 'The address is removed.',
  'default-changed': 'Your default address is changed.',
  'choices-saved': 'Your choices are saved.',
  'data-unavailable': 'We cannot reach the store right now, so there is nothing to download yet. Please try again.',
  'account-deleted': 'Your account is deleted, and you are signed out.',
  'order-cancelled': 'Your order is cancelled.',
  'items-cancelled': 'The items are cancelled. The rest of the order stands.',
  'order-changed': 'Your order is changed.',
  'order-unchanged': 'The order was as you sent it already, so nothing was changed.',
  'sent-already': 'This was sent before. Here is your order as it stands.',
  'already-cancelled': 'This is cancelled already.',
  'not-confirmed': 'This order is not paid yet. What is not paid within a day of ordering lapses by itself.',
  'too-late-to-cancel': 'This order can no longer be cancelled. Once it has arrived, you can ask to send it back.',
  'too-late-to-change': 'This order can no longer be changed.',
  'not-returnable': 'Nothing of this order can be sent back now. Each item says why.',
  'action-not-offered': 'We do not offer this at the moment. Write to customer care, and we look into it.',
  'return-requested': 'We have your request. We write to you at every step.',
  'return-withdrawn': 'The request is withdrawn. The piece stays yours.',
  'exchange-given-up': 'The exchange is given up. Below stands where your money goes.',
  'exchange-being-paid':
    'A payment of the difference is under way. Once it has failed, you can give the exchange up here.',
  'too-late-to-withdraw': 'This can no longer be withdrawn: it has been picked up, or is done.',
  'review-saved': 'Your review is saved. It is published once it has been read, within two working days.',
  'review-removed': 'Your review is removed.',
  'question-sent':
    'Your question is sent. It is published once it has been read, and you hear by mail when it has an answer.',
  'question-removed': 'Your question is removed.',
  'answer-sent': 'Your answer is sent. It is published once it has been read.',
  'answer-removed': 'Your answer is removed.',
  'sessions-ended': 'Every session of the account is ended. Sign in again where you want to go on.',
} as const;

export type AccountNoticeCode = keyof typeof TEXTS;

const FAILED: ReadonlySet<AccountNoticeCode> = new Set([
  ...(['data-unavailable', 'already-cancelled', 'too-late-to-cancel', 'too-late-to-change'] as const),
  ...(['not-returnable', 'action-not-offered', 'not-confirmed'] as const),
  ...(['too-late-to-withdraw', 'exchange-being-paid'] as const),
]);

/** Reads a notice from an address; null for anything else. */
export function parseAccountNotice(text: string | string[] | undefined): AccountNoticeCode | null {
  return typeof text === 'string' && Object.hasOwn(TEXTS, text) ? (text as AccountNoticeCode) : null;
}

/** The text that the shopper reads. */
export function accountNoticeText(notice: AccountNoticeCode): string {
  return TEXTS[notice];
}

/** Whether a notice reports that nothing was done. */
export function isFailureNotice(notice: AccountNoticeCode): boolean {
  return FAILED.has(notice);
}
