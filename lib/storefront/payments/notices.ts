import * as m from '#messages';

/** The outcome of a payment attempt: the `?notice=` of the payment page. */
const NOTICES = ['failed', 'unpaid', 'cancelled', 'sold-out', 'no-gateway', 'too-many', 'checking', 'unknown'] as const;
export type PaymentNotice = (typeof NOTICES)[number];

/** Reads a notice from a URL; null for anything else. */
export function parsePaymentNotice(text: string | string[] | undefined): PaymentNotice | null {
  return NOTICES.find((notice) => notice === text) ?? null;
}

/** The messages about an unpaid order. */
export const PAYMENT_NOTICES: Record<PaymentNotice, () => string> = {
  failed: m.paymentNoticeFailed,
  // The result of the last attempt was not seen: it failed, or was not finished in time.
  unpaid: m.paymentNoticeUnpaid,
  cancelled: m.paymentNoticeCancelled,
  'sold-out': m.paymentNoticeSoldOut,
  'no-gateway': m.paymentNoticeNoGateway,
  'too-many': m.paymentNoticeTooMany,
  checking: m.paymentNoticeChecking,
  unknown: m.paymentNoticeUnknown,
};
