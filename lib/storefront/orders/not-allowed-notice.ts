import type { NotAllowedReason } from '#lib/contract/vocabulary.ts';
import type { AccountNoticeCode } from '#lib/storefront/account/notices.ts';

const NOTICES: Partial<Record<NotAllowedReason, AccountNoticeCode>> = {
  'nothing-left': 'already-cancelled',
  'not-offered': 'action-not-offered',
  step: 'not-confirmed',
};

/** The notice with which the page of an order says why it is not changed or cancelled; `tooLate`: where it is too far. */
export function notAllowedNotice(because: NotAllowedReason | undefined, tooLate: AccountNoticeCode): AccountNoticeCode {
  return (because && NOTICES[because]) ?? tooLate;
}
