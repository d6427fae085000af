import { CANCEL_REASONS, type CancelReasonCode } from '#lib/contract/vocabulary.ts';

/** So many characters may be added to a reason. */
export const COMMENT_MAXIMUM = 500;

/** What is said where nobody knows whether a cancellation arrived. */
export const UNSEEN_CANCELLATION =
  'We could not see whether this was cancelled. Confirm again: it is done once, however often you press.';

const NAMES: Record<CancelReasonCode, string> = {
  'changed-mind': 'I changed my mind',
  'cheaper-elsewhere': 'I found it for less elsewhere',
  'ordered-twice': 'I ordered it twice',
  'arrives-too-late': 'It arrives too late',
  'wrong-details': 'Address, size or another detail is wrong',
  other: 'Another reason',
};

/** Why a shopper may cancel, with the words for it, in the order to choose from. */
export const CANCEL_REASON_NAMES = CANCEL_REASONS.map((reason) => ({ reason, name: NAMES[reason] }));
