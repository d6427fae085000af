import * as m from '#messages';

/** The texts of the account pages' notices about the last action, by the `?notice=` of the address. */
const TEXTS = {
  saved: m.accountNoticeSaved,
  'address-saved': m.accountNoticeAddressSaved,
  'address-saved-undeliverable': m.accountNoticeAddressUndeliverable,
  'address-removed': m.accountNoticeAddressRemoved,
  'default-changed': m.accountNoticeDefaultChanged,
  'choices-saved': m.accountNoticeChoicesSaved,
  'data-unavailable': m.accountNoticeDataUnavailable,
  'account-deleted': m.accountNoticeDeleted,
  'order-cancelled': m.accountNoticeOrderCancelled,
  'items-cancelled': m.accountNoticeItemsCancelled,
  'order-changed': m.accountNoticeOrderChanged,
  'order-unchanged': m.accountNoticeOrderUnchanged,
  'sent-already': m.accountNoticeSentAlready,
  'already-cancelled': m.accountNoticeAlreadyCancelled,
  'not-confirmed': m.accountNoticeNotConfirmed,
  'too-late-to-cancel': m.accountNoticeTooLateToCancel,
  'too-late-to-change': m.accountNoticeTooLateToChange,
  'not-returnable': m.accountNoticeNotReturnable,
  'action-not-offered': m.accountNoticeNotOffered,
  'return-requested': m.accountNoticeReturnRequested,
  'return-withdrawn': m.accountNoticeReturnWithdrawn,
  'exchange-given-up': m.accountNoticeExchangeGivenUp,
  'exchange-being-paid': m.accountNoticeExchangeBeingPaid,
  'too-late-to-withdraw': m.accountNoticeTooLateToWithdraw,
  'service-requested': m.accountNoticeReturnRequested,
  'no-service-now': m.accountNoticeNoServiceNow,
  'service-sent-already': m.accountNoticeServiceSentAlready,
  'service-withdrawn': m.accountNoticeReturnWithdrawn,
  'service-moved-on': m.accountNoticeServiceMovedOn,
  'estimate-approved': m.accountNoticeEstimateApproved,
  'estimate-declined': m.accountNoticeEstimateDeclined,
  'estimate-changed': m.accountNoticeEstimateChanged,
  'review-saved': m.accountNoticeReviewSaved,
  'review-removed': m.accountNoticeReviewRemoved,
  'question-sent': m.accountNoticeQuestionSent,
  'question-removed': m.accountNoticeQuestionRemoved,
  'answer-sent': m.accountNoticeAnswerSent,
  'answer-removed': m.accountNoticeAnswerRemoved,
  'sessions-ended': m.accountNoticeSessionsEnded,
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
  return TEXTS[notice]();
}

/** Whether a notice reports that nothing was done. */
export function isFailureNotice(notice: AccountNoticeCode): boolean {
  return FAILED.has(notice);
}
