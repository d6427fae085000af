import { PAYMENT_NOTICES, type PaymentNotice } from '#lib/storefront/payments/notices.ts';

/** What the shopper reads of a gift card that is not paid; whether a payment is being checked, its order says itself. */
export const GIFT_CARD_NOTICES: Partial<Record<PaymentNotice, string>> = {
  failed:
    'The payment did not go through, so we have not sent the gift card. You can try again or choose another payment method.',
  cancelled: PAYMENT_NOTICES.cancelled,
  'no-gateway': PAYMENT_NOTICES['no-gateway'],
  'too-many': 'There have been too many payment attempts for this gift card. Please wait a while and try again.',
};
