import { PAYMENT_NOTICES, type PaymentNotice } from '#lib/storefront/payments/notices.ts';

/** What the shopper reads of a gift card that is not paid; whether a payment is being checked, its order says itself. */
export const GIFT_CARD_NOTICES: Partial<Record<PaymentNotice, string>> = {
  failed:
    'The payment did not go through, so the gift card is not paid and nothing was sent. You can try again, or pay another way.',
  cancelled: PAYMENT_NOTICES.cancelled,
  'no-gateway': PAYMENT_NOTICES['no-gateway'],
  'too-many': 'Paying was tried too often for this gift card. Wait a while, then try again.',
};
