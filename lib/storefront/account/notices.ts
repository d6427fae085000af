/** The texts of the account pages' notices about the last action, by the `?notice=` of the address. */
const TEXTS = {
  saved: 'Saved.',
  'address-saved': 'Your address is saved.',
  'address-saved-undeliverable': 'Your address is saved. We do not deliver to its pincode yet.',
  'address-removed': 'The address has been removed.',
  'default-changed': 'Your default address has been changed.',
  'choices-saved': 'Your choices are saved.',
  'data-unavailable': 'We cannot prepare your download right now. Please try again.',
  'account-deleted': 'We have deleted your account and signed you out.',
  'order-cancelled': 'Your order has been cancelled.',
  'items-cancelled': 'The items have been cancelled. You will still receive the rest of the order.',
  'order-changed': 'Your order has been changed.',
  'order-unchanged': 'Your order already had these details, so nothing was changed.',
  'sent-already': 'We had already received this request. Here is your order.',
  'already-cancelled': 'This has already been cancelled.',
  'not-confirmed': 'This order is not paid yet. If you do not pay within a day of ordering, we cancel it.',
  'too-late-to-cancel': 'This order can no longer be cancelled. You can request a return once it arrives.',
  'too-late-to-change': 'This order can no longer be changed.',
  'not-returnable': 'No item in this order can be returned now. Each item says why.',
  'action-not-offered': 'This is not available at the moment. Please contact customer care and we will look into it.',
  'return-requested': 'We have received your request and will keep you informed at every step.',
  'return-withdrawn': 'Your request has been withdrawn. You keep the item.',
  'exchange-given-up': 'The exchange has been cancelled. See your refund below.',
  'exchange-being-paid': 'A payment for the difference is in progress. If it fails, you can cancel the exchange here.',
  'too-late-to-withdraw': 'This can no longer be withdrawn, because it has been picked up or completed.',
  'service-requested': 'We have received your request and will keep you informed at every step.',
  'no-service-now': 'There is already a service request for this item, or it is not with you.',
  'service-sent-already': 'We had already received this request. You can see it below.',
  'service-withdrawn': 'Your request has been withdrawn. You keep the item.',
  'service-moved-on': 'This can no longer be changed. See the status below.',
  'estimate-approved': 'Thank you. We have started the repair.',
  'estimate-declined': 'You declined the estimate. We will let you know when you can have the item back.',
  'estimate-changed': 'The estimate has changed. Please look at it again.',
  'review-saved': 'Your review is saved. We will read it and publish it within two working days.',
  'review-removed': 'Your review has been removed.',
  'question-sent': 'Your question is sent. We will read it before we publish it, and email you when it has an answer.',
  'question-removed': 'Your question has been removed.',
  'answer-sent': 'Your answer is sent. We will read it before we publish it.',
  'answer-removed': 'Your answer has been removed.',
  'sessions-ended': 'You are signed out on every device. Sign in again to continue.',
} as const;

export type AccountNoticeCode = keyof typeof TEXTS;

const FAILED: ReadonlySet<AccountNoticeCode> = new Set([
  ...(['data-unavailable', 'already-cancelled', 'too-late-to-cancel', 'too-late-to-change'] as const),
  ...(['not-returnable', 'action-not-offered', 'not-confirmed'] as const),
  ...([
    'too-late-to-withdraw',
    'exchange-being-paid',
    'service-moved-on',
    'estimate-changed',
    'no-service-now',
  ] as const),
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
