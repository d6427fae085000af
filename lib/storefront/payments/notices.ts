/** The outcome of a payment attempt: the `?notice=` of the payment page. */
const NOTICES = ['failed', 'unpaid', 'cancelled', 'sold-out', 'no-gateway', 'too-many', 'checking', 'unknown'] as const;
export type PaymentNotice = (typeof NOTICES)[number];

/** Reads a notice from a URL; null for anything else. */
export function parsePaymentNotice(text: string | string[] | undefined): PaymentNotice | null {
  return NOTICES.find((notice) => notice === text) ?? null;
}

/** The messages about an unpaid order. */
export const PAYMENT_NOTICES: Record<PaymentNotice, string> = {
  failed:
    'The payment did not go through, so your order is not paid. You can try again or choose another payment method.',
  // The result of the last attempt was not seen: it failed, or was not finished in time.
  unpaid: 'Your last payment was not completed. You can try again or choose another payment method.',
  cancelled: 'The payment was cancelled. You can try again or choose another payment method.',
  'sold-out':
    'An item in this order has sold out since you placed it, so you cannot pay for the order. Your cart shows what is available.',
  'no-gateway':
    'We cannot reach the payment service right now. If you have already paid, we will find your payment. If not, please try again or choose another payment method.',
  'too-many': 'There have been too many payment attempts for this order. Please wait a while and try again.',
  checking: 'We are checking your payment with your bank. Please do not pay again yet.',
  unknown:
    'We could not match the payment to an order. If you were charged, we will find the payment and let you know.',
};
