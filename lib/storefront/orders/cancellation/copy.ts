import { CANCEL_REASONS, type CancelReasonCode } from '#lib/contract/vocabulary.ts';

/** The maximum length of the comment on a reason, in characters. */
export const COMMENT_MAXIMUM = 500;

/** The message where it is unknown whether a cancellation was received. */
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

/** The reasons for a cancellation with their labels, in the order of the choice. */
export const CANCEL_REASON_NAMES = CANCEL_REASONS.map((reason) => ({ reason, name: NAMES[reason] }));
