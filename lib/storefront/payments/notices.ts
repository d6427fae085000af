/** The outcome of a payment attempt: the `?notice=` of the payment page. */
const NOTICES = ['failed', 'unpaid', 'cancelled', 'sold-out', 'no-gateway', 'too-many', 'checking', 'unknown'] as const;
export type PaymentNotice = (typeof NOTICES)[number];

/** Reads a notice from a URL; null for anything else. */
export function parsePaymentNotice(text: string | string[] | undefined): PaymentNotice | null {
  return NOTICES.find((notice) => notice === text) ?? null;
}

/** The messages about an unpaid order. */
export const PAYMENT_NOTICES: Record<PaymentNotice, string> = {
  failed: 'The payment did not go through, and your order is not paid. You can try again, or pay another way.',
  // The result of the last attempt was not seen: it failed, or was not finished in time.
  unpaid: 'The last try to pay was not finished or did not go through. You can try again, or pay another way.',
  cancelled: 'The payment was stopped before it was made. You can try again, or pay another way.',
  'sold-out':
    'Something in this order has sold out since you placed it, so it cannot be paid as it is. Your cart shows what there is.',
  'no-gateway':
    'We cannot reach this way to pay right now. If you have paid already, we find it; if not, try again, or pay another way.',
  'too-many': 'Paying was tried too often for this order. Wait a while, then try again.',
  checking: 'We are checking with your bank what became of the payment. Please do not pay again yet.',
  unknown:
    'We could not match what the payment page sent to an order. If money was taken, we find it and write to you.',
};
