import { PAYMENT_NOTICES, type PaymentNotice } from '#lib/storefront/payments/notices.ts';

/** The notices about an unpaid gift card order; the order itself shows whether a payment is being checked. */
export const GIFT_CARD_NOTICES: Partial<Record<PaymentNotice, string>> = {
  failed:
    'The payment did not go through, so the gift card is not paid and nothing was sent. You can try again, or pay another way.',
  cancelled: PAYMENT_NOTICES.cancelled,
  'no-gateway': PAYMENT_NOTICES['no-gateway'],
  'too-many': 'Paying was tried too often for this gift card. Wait a while, then try again.',
};
