import type { PaymentMethod } from '#lib/contract/vocabulary.ts';

const NAMES: Record<PaymentMethod, string> = {
  razorpay: 'Razorpay',
  payu: 'PayU',
  'cash-on-delivery': 'Cash on delivery',
  'gift-card': 'Gift card',
};

/** A payment method as a shopper knows it, in pages, mails and invoices. */
export function paymentMethodName(method: PaymentMethod): string {
  return NAMES[method];
}
