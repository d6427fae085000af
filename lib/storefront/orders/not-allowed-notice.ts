import type { NotAllowedReason } from '#lib/contract/vocabulary.ts';
import type { AccountNoticeCode } from '#lib/storefront/account/notices.ts';

const NOTICES: Partial<Record<NotAllowedReason, AccountNoticeCode>> = {
  'nothing-left': 'already-cancelled',
  'not-offered': 'action-not-offered',
  step: 'not-confirmed',
};

/**
 * The notice on an order's page about why it was not changed or cancelled; `tooLate`: the one for a late
 * state.
 */
export function notAllowedNotice(because: NotAllowedReason | undefined, tooLate: AccountNoticeCode): AccountNoticeCode {
  return (because && NOTICES[because]) ?? tooLate;
}
