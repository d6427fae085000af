import type { Failure, RefusalReason } from '#lib/shared/result.ts';
import { type RefusedForm, refuse } from '#lib/storefront/platform/forms/refuse.ts';
import { PAYMENT_NOTICES, type PaymentNotice } from './notices.ts';

const NOTICE: Partial<Record<RefusalReason, PaymentNotice>> = {
  'out-of-stock': 'sold-out',
  'payment-unavailable': 'no-gateway',
  'method-not-offered': 'no-gateway',
  'too-many-requests': 'too-many',
  // Its gateway is being asked about the try before.
  stale: 'checking',
};

/** The notice that tells why a payment could not be opened; null where the page of the order itself tells. */
export function noticeOfRefusal(failure: Failure): PaymentNotice | null {
  return failure.kind === 'refused' ? (NOTICE[failure.reason] ?? null) : null;
}

/** How the form of a payment answers one that could not be opened. `page`: of what is paid for, with a notice. */
export function refusePayment(failure: Failure, page: (notice?: PaymentNotice) => string): RefusedForm {
  if (failure.kind === 'unavailable') return refuse(failure, page());
  const notice = noticeOfRefusal(failure);
  const message = PAYMENT_NOTICES[notice ?? 'failed'];
  // The page reads the order anew: one that is closed, unknown or sold out is told of there.
  return { ok: false, problems: { '': message }, location: page(notice ?? undefined) };
}
