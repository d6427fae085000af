import { CANCEL_REASONS, type CancelReasonCode } from '#lib/contract/vocabulary.ts';

/** So many characters may be added to a reason. */
export const COMMENT_MAXIMUM = 500;

/** What is said where nobody knows whether a cancellation arrived. */
export const UNSEEN_CANCELLATION =
  'We could not check whether this was cancelled. Please confirm again: we cancel it only once.';

const NAMES: Record<CancelReasonCode, string> = {
  'changed-mind': 'I changed my mind',
  'cheaper-elsewhere': 'I found it cheaper elsewhere',
  'ordered-twice': 'I ordered it twice',
  'arrives-too-late': 'It will arrive too late',
  'wrong-details': 'The address, size or another detail is wrong',
  other: 'Another reason',
};

/** Why a shopper may cancel, with the words for it, in the order to choose from. */
export const CANCEL_REASON_NAMES = CANCEL_REASONS.map((reason) => ({ reason, name: NAMES[reason] }));
