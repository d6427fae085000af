import type { Failure, RefusalReason } from '#lib/shared/result.ts';
import { type RefusedForm, refuseForm } from '#lib/storefront/platform/forms/refuse.ts';
import { PAYMENT_NOTICES, type PaymentNotice } from './notices.ts';

const NOTICE: Partial<Record<RefusalReason, PaymentNotice>> = {
  'out-of-stock': 'sold-out',
  'payment-unavailable': 'no-gateway',
  'method-not-offered': 'no-gateway',
  'too-many-requests': 'too-many',
  // The gateway is still being asked about the previous attempt.
  stale: 'checking',
};

/** The notice about why a payment could not be opened; null where the order's page itself gives the reason. */
export function noticeOfRefusal(failure: Failure): PaymentNotice | null {
  return failure.kind === 'refused' ? (NOTICE[failure.reason] ?? null) : null;
}

/**
 * The payment form's response where a payment could not be opened. `page`: that of what is paid for, with a
 * notice.
 */
export function refusePayment(failure: Failure, page: (notice?: PaymentNotice) => string): RefusedForm {
  if (failure.kind === 'unavailable') return refuseForm(failure, page());
  const notice = noticeOfRefusal(failure);
  const message = PAYMENT_NOTICES[notice ?? 'failed']();
  // The page loads the order again, and reports itself that it is closed, unknown or sold out.
  return { ok: false, problems: { '': message }, location: page(notice ?? undefined) };
}
